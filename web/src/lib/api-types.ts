/** The messages of the server. Generated from its OpenAPI document by `npm run types`: do not edit. */

export type paths = Record<string, never>
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    /** @description An action to play. */
    ActionRequest: {
      /** @description A legal action, by number or in notation. */
      action: number | string
      /** @description Idempotency key: a request repeated with it gets the same response and does nothing more. */
      key?: string | null
      /** @description The version of the table for which this was chosen. */
      version: number
    }
    ActionTileRow: {
      back: string
      effect: string
      id: string
      name: string
      note: string | null
      number: number
      players: number[]
    }
    BoardRow: {
      cell: string
      edges: string[]
      era: number
      note: string | null
      rock: string[]
      symbol: {
        [key: string]: number
      }
    }
    BonusSlotRow: {
      effect: string
      name: string
      note: string | null
      number: number
    }
    /** @description A furnishing and the cell that it is on. */
    BuiltFurnishing: {
      cell: string
      id: string
    }
    /** @description A room and the cell that it is on. */
    BuiltRoom: {
      cell: string
      id: string
    }
    CardRow: {
      cards: string[]
      name: string
      players: number[]
      round: number
      stage: number
    }
    CavernRow: {
      cell: string
      edges: string[]
      printed: string[]
      side: number
    }
    /** @description A legal action, with a localised label. */
    CavesActionAnswer: {
      action: number
      cells?: string[]
      cost: {
        [key: string]: number
      }
      effect?: string
      gain: {
        [key: string]: number
      }
      good?: string
      goods?: string[]
      iron?: number
      kind: string
      label: string
      room?: string
      text: string
      tile?: string
      wall_class?: string
      walls?: ('north' | 'east' | 'south' | 'west')[] | number
    }
    /** @description Something that cannot be chosen, with the localised reason. */
    CavesBlockedAnswer: {
      arguments: components['schemas']['ReasonArguments']
      effect?: string
      reason: string
      room?: string
      text: string
      tile?: string
    }
    /**
     * @description A cell of a cave.
     *
     *     `walls` are those around it, and `wall_class` is how they stand, as rooms ask for it: "W2A" for two adjacent walls,
     *     "W2O" for two opposing ones. `sites` are the sides where a wall could be built.
     */
    CavesCell: {
      /** @enum {integer} */
      board: 0 | 1 | 2
      bonus: {
        [key: string]: number
      }
      cell: string
      column: number
      room: string | null
      row: number
      sites: ('north' | 'east' | 'south' | 'west')[]
      /** @enum {string} */
      tile: 'covered' | 'empty' | 'room'
      wall_class: string
      walls: {
        [key: string]: 'rock' | 'built'
      }
    }
    /** @description A decision in Cave vs Cave. */
    CavesDecisionAnswer: {
      actions: components['schemas']['CavesActionAnswer'][]
      blocked: components['schemas']['CavesBlockedAnswer'][]
      label: string
      question: string
      seat: number
      version: number
    }
    CavesGoalRow: {
      beat: number | null
      era: number
      grade: string
      name: string
      players: number[]
      reach: number | null
    }
    CavesGoodRow: {
      eaten_as: {
        [key: string]: number
      } | null
      era: number
      id: string
      limit: number
      name: string
      plural: string
    }
    CavesOptions: {
      mode: string
      players: number
    }
    /** @description A player of Cave vs Cave. `fits` has the cells where each room of the display may be built now, paid or not. */
    CavesPlayer: {
      accessible: string[]
      additional_cavern: number
      cells: components['schemas']['CavesCell'][]
      entrance: components['schemas']['Entrance']
      first_score: number
      fits: {
        [key: string]: string[]
      }
      goods: {
        [key: string]: number
      }
      private_walls: number
      rooms: components['schemas']['BuiltRoom'][]
      score: number
      score_sheet: {
        [key: string]: number
      }
      seat: number
      turns_left: number
      walls: number
    }
    /** @description The tables of Cave vs Cave. `any_time` are the kinds of action that are possible at any time. */
    CavesReference: {
      actions: components['schemas']['ActionTileRow'][]
      additional_cavern: components['schemas']['CavernRow'][]
      any_time: string[]
      arguments: {
        [key: string]: string
      }
      boards: components['schemas']['BoardRow'][]
      bonus_slots: components['schemas']['BonusSlotRow'][]
      conversions: components['schemas']['ExchangeRow'][]
      goal: components['schemas']['CavesGoalRow'][]
      goods: components['schemas']['CavesGoodRow'][]
      modes: components['schemas']['ModeRow'][]
      options: components['schemas']['OptionRow'][]
      parts: {
        [key: string]: string[]
      }
      questions: {
        [key: string]: string
      }
      rooms: components['schemas']['RoomRow'][]
      rounds: components['schemas']['RoundRow'][]
      scoring: components['schemas']['CavesScoringRow'][]
      setup: components['schemas']['CavesSetupRow'][]
      wall_classes: components['schemas']['WallClassRow'][]
    }
    CavesScoringRow: {
      eras: number[]
      for: string
      id: string
      name: string
      points: number | null
    }
    CavesSetupRow: {
      draft: number | null
      gold: number | null
      goods: number | null
      light: number | null
      note: string
      pile: number | null
      players: number[]
      pool: number | null
      start: string
      walls: number
    }
    /** @description An action tile: its back, the slot that it lies in, and the seat that has taken it. */
    CavesSpace: {
      back: string
      id: string
      seat: number | null
      slot: number | null
    }
    /**
     * @description A game of Cave vs Cave as everybody sees it.
     *
     *     `slots` are the action tiles on the boards, `piles` the numbers of tiles that are face down. Rooms lie in the
     *     `display`, in the `pool` of a short game, or are `unseen`. During a draft `draft_goal` is the score that ends it.
     */
    CavesView: {
      display: string[]
      draft_goal: number | null
      era: number
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      game: 'cave-vs-cave'
      options: components['schemas']['CavesOptions']
      piles: number[]
      players: components['schemas']['CavesPlayer'][]
      pool: string[]
      round: number
      rounds: number[]
      slots: (string | null)[]
      spaces: components['schemas']['CavesSpace'][]
      spare_cavern: boolean
      starting_player: number
      turn: number
      turns_each: number
      unseen: string[]
      walls: number
    }
    /** @description A chat message of a player. */
    ChatAnswer: {
      at: number
      name: string
      number: number
      seat: number
      text: string
    }
    /** @description The chat messages since the last such message. */
    ChatMessage: {
      messages: components['schemas']['ChatAnswer'][]
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'chat'
    }
    /** @description A chat message. */
    ChatRequest: {
      text: string
    }
    /** @description Any message from a client. */
    ClientMessage: components['schemas']['Hello'] | components['schemas']['Ping']
    /** @description A time limit for each player, and what happens when a player runs out of time. */
    Clock: {
      /**
       * @description A bank of seconds for the whole game, or days for each turn.
       * @enum {string}
       */
      kind: 'bank' | 'days'
      /**
       * @description Seconds added to the bank each turn.
       * @default 0
       */
      more: number
      /**
       * @description When time runs out, a bot takes the seat, or the game ends without a result.
       * @default bot
       * @enum {string}
       */
      then: 'bot' | 'end'
      /** @description The number of seconds in the bank, or of days per turn. */
      time: number
    }
    /** @description How a round will end, as far as anybody knows. */
    ComingHarvest: {
      harvest: string
      round: number
    }
    /** @description The confirmation that ends a turn. */
    ConfirmRequest: {
      /** @description Idempotency key: a request repeated with it gets the same response and does nothing more. */
      key?: string | null
      /** @description The version of the table for which this was chosen. */
      version: number
    }
    /** @description What a good, or goods that are eaten together, can become, from little food to much. */
    Conversion: {
      goods: string[]
      meals: components['schemas']['Meal'][]
    }
    /** @description The decision, when it is this client's turn. */
    DecisionMessage: {
      decision: components['schemas']['FarmersDecisionAnswer'] | components['schemas']['CavesDecisionAnswer']
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'decision'
    }
    /** @description A dwarf. `space` is where it works, and `next` says that it is the one to be placed. */
    Dwarf: {
      at_work: boolean
      newborn: boolean
      next: boolean
      space: string | null
      strength: number
      travelling: boolean
    }
    /** @description Where one comes in: the cell, and its side. */
    Entrance: {
      cell: string
      /** @enum {string} */
      side: 'north' | 'east' | 'south' | 'west'
    }
    ExchangeRow: {
      era: number
      get: {
        [key: string]: number
      }
      pay: {
        [key: string]: number
      }
    }
    /** @description A name, and what it means. */
    Explained: {
      effect: string
      id: string
      name: string
    }
    /** @description A legal action, with a localised label. */
    FarmersActionAnswer: {
      action: number
      at_work?: boolean
      cells?: string[]
      cost: {
        [key: string]: number
      }
      furnishing?: string
      gain: {
        [key: string]: number
      }
      good?: string
      item?: string
      kind: string
      label: string
      lays?: components['schemas']['FarmersCell'][]
      /** @enum {string} */
      marker?: 'leaf' | 'question'
      part?: string
      payment?: string
      /** @enum {string} */
      phase?: 'field' | 'breeding'
      space?: string
      strength?: number
      text: string
      tile?: string
      types?: string[]
    }
    /** @description Something that cannot be chosen, with the localised reason. */
    FarmersBlockedAnswer: {
      arguments: components['schemas']['ReasonArguments']
      furnishing?: string
      item?: string
      part?: string
      reason: string
      space?: string
      text: string
    }
    /**
     * @description A cell of a home board, or one beside it. What is beneath a tile is not shown.
     *
     *     `layer` tells how many tiles lie on it. A cell without a tile has a `bonus`, a field has a `crop`, and a furnished
     *     cavern names its `furnishing`. A large pasture lies on two cells: `partner` is the other one, `toward` its side.
     */
    FarmersCell: {
      bonus?: {
        [key: string]: number
      }
      cell: string
      column: number
      crop?: {
        [key: string]: number
      }
      furnishing?: string | null
      /** @enum {string} */
      ground: 'forest' | 'mountain' | 'margin'
      layer: number
      partner?: string
      row: number
      stable: boolean
      tile: string | null
      /** @enum {string} */
      toward?: 'north' | 'east' | 'south' | 'west'
    }
    /** @description A decision in The Cave Farmers. */
    FarmersDecisionAnswer: {
      actions: components['schemas']['FarmersActionAnswer'][]
      blocked: components['schemas']['FarmersBlockedAnswer'][]
      conversions?: components['schemas']['Conversion'][]
      label: string
      payments?: components['schemas']['Payment'][]
      question: string
      seat: number
      version: number
    }
    FarmersGoalRow: {
      beat: number
      name: string
      players: number[]
    }
    FarmersGoodRow: {
      id: string
      kind: string
      name: string
      plural: string
    }
    FarmersOptions: {
      furnishings: string
      harvest_reveal: string
      players: number
      solo_clear: string
    }
    /**
     * @description A player of The Cave Farmers.
     *
     *     `homeless` are the animals without room, `pairs` the types that could breed, and `affordable` the furnishings for
     *     sale that the player could pay now, wherever they may be built.
     */
    FarmersPlayer: {
      affordable: string[]
      begging: number
      cells: components['schemas']['FarmersCell'][]
      dwarfs: components['schemas']['Dwarf'][]
      food_owed: components['schemas']['FoodOwed'] | null
      furnishings: components['schemas']['BuiltFurnishing'][]
      goods: {
        [key: string]: number
      }
      homeless: {
        [key: string]: number
      }
      housing: components['schemas']['Housing'][]
      pairs: string[]
      room_for_dwarfs: number
      score: number
      score_sheet: {
        [key: string]: number
      }
      seat: number
      stables_left: number
    }
    /** @description The tables of The Cave Farmers. `any_time` are the kinds of action that are possible at any time. */
    FarmersReference: {
      any_time: string[]
      arguments: {
        [key: string]: string
      }
      cards: components['schemas']['CardRow'][]
      food_conversion: components['schemas']['FoodRow'][]
      furnishings: components['schemas']['FurnishingRow'][]
      goal: components['schemas']['FarmersGoalRow'][]
      goods: components['schemas']['FarmersGoodRow'][]
      harvest: components['schemas']['HarvestRow'][]
      harvests: components['schemas']['HarvestKindRow'][]
      home: components['schemas']['HomeRow'][]
      loot: components['schemas']['LootRow'][]
      markers: components['schemas']['MarkerRow'][]
      market: components['schemas']['MarketRow'][]
      options: components['schemas']['OptionRow'][]
      questions: {
        [key: string]: string
      }
      scoring: components['schemas']['FarmersScoringRow'][]
      setup: components['schemas']['FarmersSetupRow'][]
      spaces: components['schemas']['SpaceRow'][]
      trades: components['schemas']['TradeRow'][]
    }
    FarmersScoringRow: {
      for: string
      id: string
      name: string
      points: number | null
    }
    FarmersSetupRow: {
      food: number[]
      markers: {
        [key: string]: number
      }
      players: number[]
      rounds: number[]
      spaces: number
    }
    /** @description An action space: a card of a stage, or printed on a board; the goods on it, and the seat that has taken it. */
    FarmersSpace: {
      board: ('main' | 'first' | 'large' | 'small') | null
      goods: {
        [key: string]: number
      }
      id: string
      seat: number | null
      stage: number
    }
    /**
     * @description A game of The Cave Farmers as everybody sees it.
     *
     *     `furnishings` are those for sale; `best_weapon` is the strongest weapon that can be forged.
     */
    FarmersView: {
      best_weapon: number
      furnishings: string[]
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      game: 'cave-farmers'
      harvests: components['schemas']['ComingHarvest'][]
      markers: components['schemas']['Markers']
      options: components['schemas']['FarmersOptions']
      players: components['schemas']['FarmersPlayer'][]
      round: number
      rounds: number[]
      spaces: components['schemas']['FarmersSpace'][]
      starting_player: number
      turn: number
    }
    /** @description A bot for an open seat. */
    FillRequest: {
      /** @description The level of a bot: see /api/games. */
      level: string
    }
    /** @description The food that the next feeding takes, as things stand, and its round. */
    FoodOwed: {
      food: number
      round: number
    }
    FoodRow: {
      food: number
      pay: {
        [key: string]: number
      }
    }
    FurnishingRow: {
      colour: string
      cost: {
        [key: string]: number
      }
      effect: string
      id: string
      name: string
      points: number | null
      set: string
    }
    /** @description A game that a table can be opened for: how many can play it, its options, and how well bots play it. */
    GameAnswer: {
      effect: string
      /** @enum {string} */
      id: 'cave-farmers' | 'cave-vs-cave'
      levels: components['schemas']['Explained'][]
      options: components['schemas']['OptionRow'][]
      players: number[]
      title: string
    }
    HarvestKindRow: {
      effect: string
      food: number | null
      food_newborn: number | null
      id: string
      name: string
    }
    HarvestRow: {
      harvest: string
      players: number[]
      round: number
    }
    /** @description The first message from a client. Without a token the client is a spectator. */
    Hello: {
      /** @default null */
      language: string | null
      /** @default null */
      token: string | null
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'hello'
    }
    HomeRow: {
      bonus: {
        [key: string]: number
      }
      cells: string[]
      id: string
      note: string
    }
    /** @description The cells of one stall, the animals in it, and its room. */
    Housing: {
      animal: string | null
      animals: number
      cells: string[]
      dogs: number
      room: number
    }
    /** @description A player who takes an open seat. */
    JoinRequest: {
      /** @description The player's name. */
      name: string
      /** @description The wanted seat; null for any. */
      seat?: number | null
    }
    /** @description A player who gives up a seat. */
    LeaveRequest: {
      /** @description The level of the bot that takes the seat; null leaves it open. */
      level?: string | null
    }
    /** @description A public table. Its options are not validated, because a table may be older than an option. */
    LobbyLine: {
      clock: components['schemas']['Clock'] | null
      created: number
      /** @enum {string} */
      game: 'cave-farmers' | 'cave-vs-cave'
      id: string
      options: {
        [key: string]: unknown
      }
      seats: components['schemas']['LobbySeat'][]
      seeded: boolean
      /** @enum {string} */
      state: 'open' | 'playing'
    }
    /** @description A seat of a public table. */
    LobbySeat: {
      /** @enum {string} */
      kind: 'open' | 'person' | 'bot'
      level: string | null
      name: string
      seat: number
    }
    LootRow: {
      cost: {
        [key: string]: number
      } | null
      effect: string
      id: string
      name: string
      strength: number
    }
    MarkerRow: {
      appearance: number | null
      effect: string
      harvest: string
      marker: string
      name: string
    }
    /** @description The harvest markers that are still face down. */
    Markers: {
      leaf: number
      question: number
    }
    MarketRow: {
      good: string
      price: {
        [key: string]: number
      }
    }
    /** @description So much food for some goods, by these actions one after the other. */
    Meal: {
      actions: string[]
      cost: {
        [key: string]: number
      }
      food: number
    }
    ModeRow: {
      effect: string
      id: string
      name: string
      players: number[]
    }
    OptionRow: {
      choices: components['schemas']['Explained'][]
      effect: string
      name: string
      option: string
      values: string[]
    }
    /** @description A way to feed the family, or to house all animals: the points that it costs now, and what it keeps if special. */
    Payment: {
      actions: string[]
      cost: {
        [key: string]: number
      }
      food: number
      keeps: ('animals' | 'crops' | 'treasure') | null
      points: number
    }
    /** @description The goods that come to an empty space, and to one that has some. */
    PileRow: {
      first: {
        [key: string]: number
      }
      more: {
        [key: string]: number
      }
    }
    /** @description Asks whether the server is still there. */
    Ping: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'ping'
    }
    /** @description The result of an action: the new version, and everything that was played, including chance, in notation. */
    Played: {
      played: string[]
      version: number
    }
    /** @description The answer to a ping. */
    Pong: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'pong'
    }
    /** @description The game after a number of steps. */
    PositionAnswer: {
      step: number
      steps: number
      /** @description The game as everybody sees it. */
      view: components['schemas']['FarmersView'] | components['schemas']['CavesView']
      winners: number[] | null
    }
    /** @description A player's name and preferences. Those left out stay as they are. */
    PreferencesRequest: {
      /** @description Hold the end of each turn until it is confirmed. */
      confirms?: boolean | null
      /** @description Play single choices automatically. */
      forced?: boolean | null
      name?: string | null
      /** @description An address to call when it is the player's turn; empty for none. */
      webhook?: string | null
    }
    /** @description Why a request was refused: a code and a localised message. Nothing has changed. */
    ProblemAnswer: {
      code: string
      detail?: string | null
      message: string
      version?: number | null
    }
    /** @description Why the server closes the socket. */
    ProblemMessage: {
      code: string
      /** @default null */
      detail: string | null
      message: string
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'problem'
      /** @default null */
      version: number | null
    }
    /** @description Why something cannot be chosen: one of the reasons of `caverna.game.obstacles`, and its arguments. */
    Reason: {
      arguments: components['schemas']['ReasonArguments']
      reason: string
    }
    /**
     * @description What the reasons say beside their ids: each of them has none, one or two of these.
     *
     *     `goods` are those that are short, `full` those at their limits; `obstacles` has a reason for each alternative.
     */
    ReasonArguments: {
      full?: string[]
      good?: string
      goods?: {
        [key: string]: number
      }
      kinds?: number
      level?: number
      mines?: number
      most?: number
      obstacles?: components['schemas']['Reason'][]
      rooms?: number
      seat?: number
      strength?: number
      tile?: string
      tiles?: number
      walls?: string[]
    }
    RoomRow: {
      back: string
      colour: string
      cost: {
        [key: string]: number
      }
      effect: string
      era: number
      id: string
      name: string
      number: number
      points: number
      walls: string[]
    }
    RoundRow: {
      back: string
      end: string | null
      era: number
      players: number[]
      round: number
      turns: number
    }
    /** @description The points of each seat at the end of a round, after a number of steps. */
    ScoresAnswer: {
      era: number | null
      round: number
      scores: number[]
      step: number
    }
    /** @description A seat of a table. */
    SeatAnswer: {
      bank: number | null
      confirms: boolean
      forced: boolean
      /** @enum {string} */
      kind: 'open' | 'person' | 'bot'
      level: string | null
      name: string
      present: boolean
      seat: number
    }
    /** @description A seat of a new table. */
    SeatRequest: {
      /**
       * @description Who takes the seat.
       * @enum {string}
       */
      kind: 'me' | 'open' | 'bot'
      level?: string | null
      name?: string | null
    }
    /** @description The seat that a player has taken. */
    SeatTaken: {
      seat: number
    }
    /** @description Any message to a client. */
    ServerMessage:
      | components['schemas']['TableMessage']
      | components['schemas']['DecisionMessage']
      | components['schemas']['ChatMessage']
      | components['schemas']['ProblemMessage']
      | components['schemas']['Pong']
    SpaceRow: {
      accumulates: components['schemas']['PileRow'] | null
      effect: string
      id: string
      name: string
      note: string | null
      players: number[]
      stage: number
    }
    /** @description One action in the history of a game. */
    StepAnswer: {
      /** @description Did it end a turn, or a phase such as a feeding? */
      ends: boolean
      /** @description The era, in games that have eras. */
      era: number | null
      forced: boolean
      round: number
      /** @description The seat that decided; null for chance. */
      seat: number | null
      /** @description What was done and by whom, as a sentence. */
      sentence: string
      step: number
      text: string
      /** @description The same without the player's name and the full stop. */
      told: string
    }
    /** @description A table, the same for everyone. */
    TableAnswer: {
      changed: number
      clock: components['schemas']['Clock'] | null
      created: number
      creator: number | null
      deadline: number | null
      /** @enum {string} */
      game: 'cave-farmers' | 'cave-vs-cave'
      /** @description The seat that has yet to confirm its turn. */
      held: number | null
      id: string
      options: components['schemas']['FarmersOptions'] | components['schemas']['CavesOptions']
      public: boolean
      rules_version: number
      /** @description The number of chat messages. */
      said: number
      seats: components['schemas']['SeatAnswer'][]
      seeded: boolean
      /** @description When the current turn began. */
      since: number
      /** @enum {string} */
      state: 'open' | 'playing' | 'over' | 'replay'
      /** @description The number of actions played, including chance. */
      steps: number
      /** @description A seat; -1 while chance waits for a confirmation; -2 when the game is over. */
      turn: number
      /** @description The seat that may take back its last decision. */
      undo: number | null
      version: number
      /** @description The game, once it has begun. */
      view: (components['schemas']['FarmersView'] | components['schemas']['CavesView']) | null
      /** @description Seats, once the game is over; empty in a solo game. */
      winners: number[] | null
    }
    /** @description A new table, and the seat of the player who opened it. */
    TableCreated: {
      id: string
      seat: number | null
    }
    /** @description The table, whenever it has changed. */
    TableMessage: {
      table: components['schemas']['TableAnswer']
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'table'
    }
    /** @description A new table: a game with options, or a saved game. */
    TableRequest: {
      clock?: components['schemas']['Clock'] | null
      game?: string | null
      /**
       * @description The game's options, such as players: see /api/games.
       * @default {}
       */
      options: {
        [key: string]: unknown
      }
      /**
       * @description Is it listed in the lobby?
       * @default false
       */
      public: boolean
      /** @description A saved game, instead of game and options. */
      record?: {
        [key: string]: unknown
      } | null
      /** @description One for each player; null to view a saved game. */
      seats?: components['schemas']['SeatRequest'][] | null
      /** @description Makes chance reproducible. */
      seed?: string | null
    }
    TradeRow: {
      get: {
        [key: string]: number
      }
      note: string | null
      pay: {
        [key: string]: number
      }
      tile: string | null
      who: string
    }
    /** @description A decision or a turn to take back. */
    UndoRequest: {
      /** @description Idempotency key: a request repeated with it gets the same response and does nothing more. */
      key?: string | null
      /** @description The version of the table for which this was chosen. */
      version: number
      /**
       * @description Take back the whole turn, not just the last decision.
       * @default false
       */
      whole_turn: boolean
    }
    WallClassRow: {
      id: string
      name: string
      walls: number
    }
  }
  responses: never
  parameters: never
  requestBodies: never
  headers: never
  pathItems: never
}
export type ActionRequest = components['schemas']['ActionRequest']
export type ActionTileRow = components['schemas']['ActionTileRow']
export type BoardRow = components['schemas']['BoardRow']
export type BonusSlotRow = components['schemas']['BonusSlotRow']
export type BuiltFurnishing = components['schemas']['BuiltFurnishing']
export type BuiltRoom = components['schemas']['BuiltRoom']
export type CardRow = components['schemas']['CardRow']
export type CavernRow = components['schemas']['CavernRow']
export type CavesActionAnswer = components['schemas']['CavesActionAnswer']
export type CavesBlockedAnswer = components['schemas']['CavesBlockedAnswer']
export type CavesCell = components['schemas']['CavesCell']
export type CavesDecisionAnswer = components['schemas']['CavesDecisionAnswer']
export type CavesGoalRow = components['schemas']['CavesGoalRow']
export type CavesGoodRow = components['schemas']['CavesGoodRow']
export type CavesOptions = components['schemas']['CavesOptions']
export type CavesPlayer = components['schemas']['CavesPlayer']
export type CavesReference = components['schemas']['CavesReference']
export type CavesScoringRow = components['schemas']['CavesScoringRow']
export type CavesSetupRow = components['schemas']['CavesSetupRow']
export type CavesSpace = components['schemas']['CavesSpace']
export type CavesView = components['schemas']['CavesView']
export type ChatAnswer = components['schemas']['ChatAnswer']
export type ChatMessage = components['schemas']['ChatMessage']
export type ChatRequest = components['schemas']['ChatRequest']
export type ClientMessage = components['schemas']['ClientMessage']
export type Clock = components['schemas']['Clock']
export type ComingHarvest = components['schemas']['ComingHarvest']
export type ConfirmRequest = components['schemas']['ConfirmRequest']
export type Conversion = components['schemas']['Conversion']
export type DecisionMessage = components['schemas']['DecisionMessage']
export type Dwarf = components['schemas']['Dwarf']
export type Entrance = components['schemas']['Entrance']
export type ExchangeRow = components['schemas']['ExchangeRow']
export type Explained = components['schemas']['Explained']
export type FarmersActionAnswer = components['schemas']['FarmersActionAnswer']
export type FarmersBlockedAnswer = components['schemas']['FarmersBlockedAnswer']
export type FarmersCell = components['schemas']['FarmersCell']
export type FarmersDecisionAnswer = components['schemas']['FarmersDecisionAnswer']
export type FarmersGoalRow = components['schemas']['FarmersGoalRow']
export type FarmersGoodRow = components['schemas']['FarmersGoodRow']
export type FarmersOptions = components['schemas']['FarmersOptions']
export type FarmersPlayer = components['schemas']['FarmersPlayer']
export type FarmersReference = components['schemas']['FarmersReference']
export type FarmersScoringRow = components['schemas']['FarmersScoringRow']
export type FarmersSetupRow = components['schemas']['FarmersSetupRow']
export type FarmersSpace = components['schemas']['FarmersSpace']
export type FarmersView = components['schemas']['FarmersView']
export type FillRequest = components['schemas']['FillRequest']
export type FoodOwed = components['schemas']['FoodOwed']
export type FoodRow = components['schemas']['FoodRow']
export type FurnishingRow = components['schemas']['FurnishingRow']
export type GameAnswer = components['schemas']['GameAnswer']
export type HarvestKindRow = components['schemas']['HarvestKindRow']
export type HarvestRow = components['schemas']['HarvestRow']
export type Hello = components['schemas']['Hello']
export type HomeRow = components['schemas']['HomeRow']
export type Housing = components['schemas']['Housing']
export type JoinRequest = components['schemas']['JoinRequest']
export type LeaveRequest = components['schemas']['LeaveRequest']
export type LobbyLine = components['schemas']['LobbyLine']
export type LobbySeat = components['schemas']['LobbySeat']
export type LootRow = components['schemas']['LootRow']
export type MarkerRow = components['schemas']['MarkerRow']
export type Markers = components['schemas']['Markers']
export type MarketRow = components['schemas']['MarketRow']
export type Meal = components['schemas']['Meal']
export type ModeRow = components['schemas']['ModeRow']
export type OptionRow = components['schemas']['OptionRow']
export type Payment = components['schemas']['Payment']
export type PileRow = components['schemas']['PileRow']
export type Ping = components['schemas']['Ping']
export type Played = components['schemas']['Played']
export type Pong = components['schemas']['Pong']
export type PositionAnswer = components['schemas']['PositionAnswer']
export type PreferencesRequest = components['schemas']['PreferencesRequest']
export type ProblemAnswer = components['schemas']['ProblemAnswer']
export type ProblemMessage = components['schemas']['ProblemMessage']
export type Reason = components['schemas']['Reason']
export type ReasonArguments = components['schemas']['ReasonArguments']
export type RoomRow = components['schemas']['RoomRow']
export type RoundRow = components['schemas']['RoundRow']
export type ScoresAnswer = components['schemas']['ScoresAnswer']
export type SeatAnswer = components['schemas']['SeatAnswer']
export type SeatRequest = components['schemas']['SeatRequest']
export type SeatTaken = components['schemas']['SeatTaken']
export type ServerMessage = components['schemas']['ServerMessage']
export type SpaceRow = components['schemas']['SpaceRow']
export type StepAnswer = components['schemas']['StepAnswer']
export type TableAnswer = components['schemas']['TableAnswer']
export type TableCreated = components['schemas']['TableCreated']
export type TableMessage = components['schemas']['TableMessage']
export type TableRequest = components['schemas']['TableRequest']
export type TradeRow = components['schemas']['TradeRow']
export type UndoRequest = components['schemas']['UndoRequest']
export type WallClassRow = components['schemas']['WallClassRow']
export type $defs = Record<string, never>
export type operations = Record<string, never>
