/** The messages of the server. Generated from its OpenAPI document by `make types`: do not edit. */

export type paths = Record<string, never>
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    ActionRequest: {
      action: number | string
      key?: string | null
      version: number
    }
    ActionTileRow: {
      back: string
      effect: string
      effects: string[][]
      id: string
      name: string
      note: string | null
      number: number
      players: number[]
    }
    ActionWords: {
      action: number
      label: string
      text: string
    }
    AdvisedAction: {
      action: number
      difference: components['schemas']['CategoryPoints'][]
      label: string
      lead: number
      line: components['schemas']['LineStep'][]
      points: number[]
      sheet: components['schemas']['CategoryPoints'][]
      text: string
    }
    BlockRequest: {
      person?: string | null
      seat?: number | null
      table?: string | null
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
      effects: string[][]
      name: string
      note: string | null
      number: number
    }
    Book: {
      chapters: components['schemas']['Chapter'][]
      game: string
      players: number | null
      title: string
    }
    BotRequest: {
      level: string
    }
    BuiltFurnishing: {
      cell: string
      id: string
    }
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
    CategoryPoints: {
      category: string
      name: string
      points: number
    }
    CavernRow: {
      cell: string
      edges: string[]
      printed: string[]
      side: number
    }
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
    CavesBlockedAnswer: {
      arguments: components['schemas']['ReasonArguments']
      effect?: string
      reason: string
      room?: string
      text: string
      tile?: string
    }
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
    CavesDecisionAnswer: {
      actions: components['schemas']['CavesActionAnswer'][]
      blocked: components['schemas']['CavesBlockedAnswer'][]
      label: string
      question: string
      room?: string | null
      seat: number
      tile?: string | null
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
      usable: string[]
      walls: number
      walls_short: {
        [key: string]: {
          [key: string]: number
        }
      }
    }
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
      signs: {
        [key: string]: {
          [key: string]: components['schemas']['Sign'][][]
        }
      }
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
    CavesSpace: {
      back: string
      id: string
      seat: number | null
      slot: number | null
    }
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
    Chapter: {
      figures: components['schemas']['Figure'][]
      id: string
      sections: components['schemas']['Section'][]
      tables: components['schemas']['Grid'][]
      text: string[]
      things: components['schemas']['Thing'][]
      title: string
    }
    ChatAnswer: {
      at: number
      name: string
      number: number
      seat: number
      text: string
    }
    ChatMessage: {
      messages: components['schemas']['ChatAnswer'][]
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'chat'
    }
    ChatRequest: {
      text: string
    }
    ClientMessage:
      | components['schemas']['Hello']
      | components['schemas']['Ping']
      | components['schemas']['Hidden']
      | components['schemas']['Shown']
    Clock: {
      /** @enum {string} */
      kind: 'bank' | 'days'
      /** @default 0 */
      more: number
      /**
       * @default bot
       * @enum {string}
       */
      then: 'bot' | 'end'
      time: number
    }
    CodeRequest: {
      code: string
    }
    ComingHarvest: {
      harvest: string
      round: number
    }
    ConfirmRequest: {
      key?: string | null
      version: number
    }
    ConsequenceAnswer: {
      cost: {
        [key: string]: number
      }
      gain: {
        [key: string]: number
      }
      seat: number
      sentence: string
      told: string
    }
    Conversion: {
      goods: string[]
      meals: components['schemas']['Meal'][]
    }
    DailyAnswer: {
      closes: number
      day: string
      ends: number
      games: components['schemas']['DailyGame'][]
      longest: number
      streak: number
      today: string
      tomorrow: components['schemas']['Promise'][]
    }
    DailyBegun: {
      begun: boolean
      id: string
    }
    DailyBoard: {
      day: string
      finished: number
      /** @enum {string} */
      game: 'cave-farmers' | 'cave-vs-cave'
      rows: components['schemas']['DailyRow'][]
      sheet: {
        [key: string]: number
      } | null
    }
    DailyGame: {
      commitment: string
      finished: number
      /** @enum {string} */
      game: 'cave-farmers' | 'cave-vs-cave'
      mine: components['schemas']['DailyMine'] | null
      seed: string | null
    }
    DailyMine: {
      counts: boolean
      place: number | null
      score: number | null
      table: string
    }
    DailyRequest: {
      name: string
    }
    DailyRow: {
      at: number
      mine: boolean
      name: string
      place: number
      score: number
      table: string
    }
    DecisionMessage: {
      decision: components['schemas']['FarmersDecisionAnswer'] | components['schemas']['CavesDecisionAnswer']
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'decision'
    }
    DeviceRequest: {
      auth: string
      endpoint: string
      /** @enum {string} */
      language: 'en' | 'fr' | 'pl'
      p256dh: string
    }
    Dwarf: {
      at_work: boolean
      newborn: boolean
      next: boolean
      space: string | null
      strength: number
      travelling: boolean
    }
    Entrance: {
      cell: string
      /** @enum {string} */
      side: 'north' | 'east' | 'south' | 'west'
    }
    EntrantAnswer: {
      level: string | null
      name: string
      number: number
      since: number
      until: number | null
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
    Explained: {
      effect: string
      id: string
      name: string
    }
    Fact: {
      label: string
      value: components['schemas']['Span'][]
    }
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
      then?: components['schemas']['FarmersActionAnswer'][]
      tile?: string
      types?: string[]
    }
    FarmersBlockedAnswer: {
      arguments: components['schemas']['ReasonArguments']
      furnishing?: string
      item?: string
      part?: string
      reason: string
      space?: string
      text: string
    }
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
      solo_cards?: string
      solo_clear: string
    }
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
    FarmersSpace: {
      board: ('main' | 'first' | 'large' | 'small') | null
      goods: {
        [key: string]: number
      }
      id: string
      seat: number | null
      stage: number
    }
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
    Figure: {
      height: number
      label: string
      parts: components['schemas']['Part'][]
      width: number
    }
    FillRequest: {
      level: string
    }
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
    ForgetDeviceRequest: {
      endpoint: string
    }
    Found: {
      id: string
      text: string
      title: string
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
    GameAnswer: {
      effect: string
      /** @enum {string} */
      id: 'cave-farmers' | 'cave-vs-cave'
      levels: components['schemas']['Explained'][]
      options: components['schemas']['OptionRow'][]
      players: number[]
      title: string
    }
    GoalAnswer: {
      conditions: components['schemas']['GoalLine'][]
      /** @enum {string} */
      game: 'cave-farmers' | 'cave-vs-cave'
      id: string
      /** @enum {string} */
      state: 'open' | 'reached' | 'failed'
      turns: string[]
    }
    GoalLine: {
      have: number
      least: number | null
      met: boolean
      most: number | null
      text: string
      what: string
    }
    Grid: {
      head: string[]
      rows: components['schemas']['Span'][][][]
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
    HeldSeat: {
      table: string
      token: string
    }
    Hello: {
      /** @default false */
      hidden: boolean
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
    Hidden: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'hidden'
    }
    Hint: {
      actions: components['schemas']['AdvisedAction'][]
      seat: number
      values: {
        [key: string]: number
      }
    }
    HomeRow: {
      bonus: {
        [key: string]: number
      }
      cells: string[]
      id: string
      note: string
    }
    Housing: {
      animal: string | null
      animals: number
      cells: string[]
      dogs: number
      room: number
    }
    Invitation: {
      at: number
      by: components['schemas']['Person']
      clock: components['schemas']['Clock'] | null
      /** @enum {string} */
      game: 'cave-farmers' | 'cave-vs-cave'
      options: {
        [key: string]: unknown
      }
      rated: boolean
      seats: components['schemas']['LobbySeat'][]
      table_id: string
    }
    Invited: {
      avatar: string
      declined: boolean
      id: string
      name: string
    }
    InviteRequest: {
      name: string
    }
    JoinRequest: {
      name: string
      seat?: number | null
    }
    KnownPasskey: {
      id: string
      /** @constant */
      type: 'public-key'
    }
    Leaderboard: {
      /** @enum {string} */
      game: 'cave-farmers' | 'cave-vs-cave'
      month: string | null
      months: string[]
      rows: components['schemas']['LeaderboardRow'][]
      setup: string | null
      setups: components['schemas']['LeaderboardSetup'][]
    }
    LeaderboardRow: {
      at: number
      avatar: string | null
      mine: boolean
      name: string
      place: number
      score: number
      table: string
    }
    LeaderboardSetup: {
      options: {
        [key: string]: unknown
      }
      setup: string
    }
    LeaveRequest: {
      level?: string | null
    }
    LessonAnswer: {
      about: string[]
      course: string[]
      difficulty: number
      following: components['schemas']['LessonLine'] | null
      /** @enum {string} */
      game: 'cave-farmers' | 'cave-vs-cave'
      hints: string[]
      id: string
      /** @enum {string} */
      kind: 'lesson' | 'puzzle'
      number: number
      text: string
      title: string
      until: string
      wants: string[]
    }
    LessonLine: {
      about: string[]
      difficulty: number
      /** @enum {string} */
      game: 'cave-farmers' | 'cave-vs-cave'
      id: string
      /** @enum {string} */
      kind: 'lesson' | 'puzzle'
      number: number
      title: string
      until: string
      wants: string[]
    }
    LessonRequest: {
      name: string
    }
    LessonsAnswer: {
      lessons: {
        [key: string]: number
      }
      puzzles: {
        [key: string]: number
      }
      today: components['schemas']['LessonLine']
    }
    LineStep: {
      gain: number
      seat: number | null
      sentence: string
      share: number
      text: string
      told: string
    }
    LinkAnswer: {
      code: string
      expires: number
      link: string
      qr: components['schemas']['QrCode']
    }
    LobbyLine: {
      clock: components['schemas']['Clock'] | null
      created: number
      /** @enum {string} */
      game: 'cave-farmers' | 'cave-vs-cave'
      hints: boolean
      id: string
      options: {
        [key: string]: unknown
      }
      rated: boolean
      seats: components['schemas']['LobbySeat'][]
      seeded: boolean
      /** @enum {string} */
      state: 'open' | 'playing'
    }
    LobbySeat: {
      avatar: string | null
      /** @enum {string} */
      kind: 'open' | 'person' | 'bot'
      level: string | null
      name: string
      rating?: components['schemas']['Rating'] | null
      seat: number
    }
    LootRow: {
      actions: components['schemas']['SpacePart'][]
      cost: {
        [key: string]: number
      } | null
      effect: string
      id: string
      name: string
      strength: number
    }
    MailRequest: {
      address: string
      /** @enum {string} */
      language: 'en' | 'fr' | 'pl'
    }
    MarkerRow: {
      appearance: number | null
      effect: string
      harvest: string
      marker: string
      name: string
    }
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
    Meal: {
      actions: string[]
      cost: {
        [key: string]: number
      }
      food: number
    }
    MeetingAnswer: {
      players: number[]
      result: components['schemas']['OutcomeAnswer'][] | null
      round: number
      table: string | null
    }
    ModeRow: {
      effect: string
      id: string
      name: string
      players: number[]
    }
    MyRating: {
      /** @enum {string} */
      field: 'two' | 'more'
      /** @enum {string} */
      game: 'cave-farmers' | 'cave-vs-cave'
      games: number
      history: components['schemas']['RatingPoint'][]
      rating: components['schemas']['Rating']
    }
    MyResult: {
      at: number
      built: string[] | null
      /** @enum {string} */
      game: 'cave-farmers' | 'cave-vs-cave'
      options: {
        [key: string]: unknown
      }
      players: components['schemas']['LobbySeat'][]
      score: number
      scores: number[]
      seat: number
      sheet: {
        [key: string]: number
      }
      table_id: string
      won: boolean
    }
    MyTable: {
      answered: number
      changed: number
      daily: string | null
      deadline: number | null
      /** @enum {string} */
      game: 'cave-farmers' | 'cave-vs-cave'
      held: number | null
      options: {
        [key: string]: unknown
      }
      players: components['schemas']['LobbySeat'][]
      rated: boolean
      said: number
      seat: number
      since: number
      /** @enum {string} */
      state: 'open' | 'playing' | 'over' | 'replay'
      table_id: string
      turn: number
    }
    NewProfileRequest: {
      avatar?: string | null
      browser?: string | null
      device: string
      name: string
      seats?: components['schemas']['HeldSeat'][]
    }
    NotificationsAnswer: {
      confirmed: boolean
      devices: number
      mail: string | null
      /** @enum {integer} */
      minutes: 10 | 60 | 1440
      /** @enum {string} */
      tables: 'all' | 'chosen'
    }
    NotificationsRequest: {
      language?: ('en' | 'fr' | 'pl') | null
      minutes?: (10 | 60 | 1440) | null
      tables?: ('all' | 'chosen') | null
    }
    Opponent: {
      avatar: string
      blocked: boolean
      id: string
      met: number
      name: string
      tables: number
    }
    OptionRow: {
      choices: components['schemas']['Explained'][]
      effect: string
      name: string
      option: string
      values: string[]
    }
    OutcomeAnswer: {
      lost: boolean
      score: number
      won: boolean
    }
    Part: {
      height: number
      picture: string | null
      text: string | null
      width: number
      x: number
      y: number
    }
    PasskeyAlgorithm: {
      alg: number
      /** @constant */
      type: 'public-key'
    }
    PasskeyAnswer: {
      created: number
      device: string
      id: string
      used: number | null
    }
    PasskeyOptions: {
      /** @constant */
      attestation: 'none'
      authenticatorSelection: components['schemas']['PasskeyWishes']
      challenge: string
      excludeCredentials: components['schemas']['KnownPasskey'][]
      pubKeyCredParams: components['schemas']['PasskeyAlgorithm'][]
      rp: components['schemas']['Site']
      timeout: number
      user: components['schemas']['PasskeyOwner']
    }
    PasskeyOwner: {
      displayName: string
      id: string
      name: string
    }
    PasskeyRequest: {
      attestation: string
      client_data: string
      device: string
      id: string
    }
    PasskeySessionRequest: {
      authenticator_data: string
      client_data: string
      device: string
      id: string
      signature: string
    }
    PasskeyWishes: {
      requireResidentKey: boolean
      /** @constant */
      residentKey: 'required'
      /** @constant */
      userVerification: 'required'
    }
    Payment: {
      actions: string[]
      cost: {
        [key: string]: number
      }
      food: number
      keeps: ('animals' | 'crops' | 'treasure') | null
      points: number
    }
    Person: {
      avatar: string
      id: string
      name: string
    }
    PileRow: {
      first: {
        [key: string]: number
      }
      more: {
        [key: string]: number
      }
    }
    Ping: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'ping'
    }
    Played: {
      played: string[]
      version: number
    }
    PlayNowRequest: {
      clock?: components['schemas']['Clock'] | null
      /** @enum {string} */
      game: 'cave-farmers' | 'cave-vs-cave'
      mine?: string[]
      name: string
      /** @default 2 */
      players: number
      /** @default false */
      rated: boolean
    }
    Pong: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'pong'
    }
    PositionAnswer: {
      step: number
      steps: number
      view: components['schemas']['FarmersView'] | components['schemas']['CavesView']
      winners: number[] | null
    }
    PreferencesRequest: {
      confirms?: boolean | null
      forced?: boolean | null
      name?: string | null
      webhook?: string | null
    }
    ProblemAnswer: {
      code: string
      detail?: string | null
      message: string
      version?: number | null
    }
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
    ProfileAnswer: {
      avatar: string
      avatar_parts: {
        [key: string]: number
      }
      avatars: string[]
      created: number
      id: string
      name: string
      passkeys: components['schemas']['PasskeyAnswer'][]
      recovery_codes: number
      sessions: components['schemas']['SessionAnswer'][]
    }
    ProfileRequest: {
      avatar?: string | null
      name?: string | null
    }
    Promise: {
      commitment: string
      /** @enum {string} */
      game: 'cave-farmers' | 'cave-vs-cave'
    }
    QrCode: {
      path: string
      size: number
    }
    RatedBot: {
      level: string
      rating: components['schemas']['Rating']
    }
    RatedPerson: {
      avatar: string
      games: number
      mine: boolean
      name: string
      place: number
      rating: components['schemas']['Rating']
    }
    Rating: {
      deviation: number
      value: number
    }
    RatingPoint: {
      at: number
      deviation: number
      left: boolean
      place: number
      table_id: string
      value: number
    }
    RatingsAnswer: {
      bots: components['schemas']['RatedBot'][]
      /** @enum {string} */
      field: 'two' | 'more'
      /** @enum {string} */
      game: 'cave-farmers' | 'cave-vs-cave'
      rows: components['schemas']['RatedPerson'][]
    }
    Reason: {
      arguments: components['schemas']['ReasonArguments']
      reason: string
    }
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
    RecoveryAnswer: {
      codes: string[]
    }
    RematchRequest: {
      name: string
      token: string
    }
    RestartRequest: {
      key?: string | null
      /** @default false */
      turn: boolean
      version: number
    }
    Review: {
      decisions: components['schemas']['ReviewDecision'][]
      draws: components['schemas']['ReviewDraw'][]
      game: string
      options: {
        [key: string]: unknown
      }
      players: components['schemas']['ReviewPlayer'][]
      simulations: number
      turning_point: components['schemas']['TurningPoint'] | null
      turns: components['schemas']['ReviewTurn'][]
      worst: number[]
    }
    ReviewDecision: {
      after: number[]
      before: number[]
      best: components['schemas']['ActionWords']
      era: number | null
      /** @enum {string} */
      grade: 'best' | 'good' | 'doubtful' | 'mistake' | 'blunder'
      lead_after: number
      lead_before: number
      line: components['schemas']['LineStep'][]
      lost: number
      number: number
      only: boolean
      played: components['schemas']['ActionWords']
      reason: components['schemas']['CategoryPoints'][]
      round: number
      seat: number
      step: number
      told: string
      turn: number
    }
    ReviewDraw: {
      after: number[]
      before: number[]
      era: number | null
      luck: number[]
      round: number
      step: number
      text: string
      told: string
    }
    ReviewPending: {
      done: number
      /** @constant */
      state: 'pending'
      steps: number
    }
    ReviewPlayer: {
      decisions: number
      grades: {
        [key: string]: number
      }
      lost: number
      luck: number
      mean_lost: number
      name: string
      play: number
      result: number
      score: number
      seat: number
      start: number
      turn_grades: {
        [key: string]: number
      }
    }
    ReviewReady: {
      review: components['schemas']['Review']
      /** @constant */
      state: 'ready'
    }
    ReviewTurn: {
      era: number | null
      first: number
      /** @enum {string} */
      grade: 'best' | 'good' | 'doubtful' | 'mistake' | 'blunder'
      last: number
      lead_after: number
      lead_before: number
      lost: number
      nth: number
      number: number
      round: number
      seat: number
    }
    RoomRow: {
      back: string
      colour: string
      cost: {
        [key: string]: number
      }
      effect: string
      effects: string[][]
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
    ScoresAnswer: {
      era: number | null
      round: number
      scores: number[]
      step: number
    }
    SeatAnswer: {
      avatar: string | null
      bank: number | null
      confirms: boolean
      forced: boolean
      /** @enum {string} */
      kind: 'open' | 'person' | 'bot'
      level: string | null
      name: string
      present: boolean
      seat: number
      vacation: components['schemas']['Vacation'] | null
    }
    Seated: {
      id: string
      opened: boolean
      seat: number
    }
    SeatRating: {
      after: components['schemas']['Rating'] | null
      before: components['schemas']['Rating'] | null
      left: boolean
      place: number | null
      rating: components['schemas']['Rating'] | null
      seat: number
    }
    SeatRequest: {
      /** @enum {string} */
      kind: 'me' | 'open' | 'bot'
      level?: string | null
      name?: string | null
    }
    SeatsCollected: {
      seats: number
    }
    SeatsRequest: {
      browser?: string | null
      seats?: components['schemas']['HeldSeat'][]
    }
    SeatTaken: {
      seat: number
    }
    Section: {
      figures: components['schemas']['Figure'][]
      id: string
      tables: components['schemas']['Grid'][]
      text: string[]
      things: components['schemas']['Thing'][]
      title: string
    }
    ServerMessage:
      | components['schemas']['TableMessage']
      | components['schemas']['DecisionMessage']
      | components['schemas']['ChatMessage']
      | components['schemas']['ProblemMessage']
      | components['schemas']['Pong']
    SessionAnswer: {
      created: number
      current: boolean
      device: string
      id: string
      seen: number
    }
    SessionRequest: {
      code: string
      device: string
    }
    Shown: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'shown'
    }
    Sign: {
      count: number
      does: string
      each: ('dwarf' | 'pair' | 'any') | null
      effect: string
      get: {
        [key: string]: number
      }
      least: {
        [key: string]: number
      }
      most: {
        [key: string]: number
      }
      on: string[]
      pay: {
        [key: string]: number
      }
      through_walls: boolean
    }
    SignInOptions: {
      allowCredentials: components['schemas']['KnownPasskey'][]
      challenge: string
      rpId: string
      timeout: number
      /** @constant */
      userVerification: 'required'
    }
    Site: {
      id: string
      name: string
    }
    SolutionStep: {
      sentence: string
      text: string
    }
    SpacePart: {
      connective?: string
      cost?: {
        [key: string]: number
      }
      do?: string
      furnishing?: string
      get?: {
        [key: string]: number
      }
      goods?:
        | {
            [key: string]: number
          }
        | string[]
      level?: number
      mines?: number
      most?: {
        [key: string]: number
      }
      most_of_each?: number
      on?: string
      ore?: number[]
      parts?: components['schemas']['SpacePart'][]
      pay?: {
        [key: string]: number
      }
      strength?: number
      tiles?: string[]
      times?: number
      types?: number
    }
    SpaceRow: {
      accumulates: components['schemas']['PileRow'] | null
      actions: components['schemas']['SpacePart'][]
      connective: string | null
      effect: string
      id: string
      name: string
      note: string | null
      players: number[]
      stage: number
    }
    Span: {
      picture: string | null
      text: string
    }
    StandingAnswer: {
      difference: number
      number: number
      opposition: number
      place: number
      played: number
      points: number
      round: number
      wins: number
    }
    StepAnswer: {
      cost: {
        [key: string]: number
      }
      ends: boolean
      era: number | null
      followed: components['schemas']['ConsequenceAnswer'][]
      forced: boolean
      gain: {
        [key: string]: number
      }
      round: number
      seat: number | null
      sentence: string
      step: number
      text: string
      told: string
    }
    TableAnswer: {
      busy: boolean
      changed: number
      clock: components['schemas']['Clock'] | null
      created: number
      creator: number | null
      daily: string | null
      deadline: number | null
      /** @enum {string} */
      game: 'cave-farmers' | 'cave-vs-cave'
      held: number | null
      hints: boolean
      id: string
      leaderboard: boolean
      options: components['schemas']['FarmersOptions'] | components['schemas']['CavesOptions']
      public: boolean
      rated: boolean
      rematch: string | null
      rules_version: number
      said: number
      seats: components['schemas']['SeatAnswer'][]
      seeded: boolean
      since: number
      /** @enum {string} */
      state: 'open' | 'playing' | 'over' | 'replay'
      steps: number
      tournament: string | null
      turn: number
      undo: number | null
      version: number
      view: (components['schemas']['FarmersView'] | components['schemas']['CavesView']) | null
      winners: number[] | null
    }
    TableCreated: {
      id: string
      seat: number | null
    }
    TableMessage: {
      table: components['schemas']['TableAnswer']
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'table'
    }
    TableNotifications: {
      /** @enum {string} */
      notify: 'usual' | 'on' | 'off'
    }
    TableRatings: {
      rated: boolean
      seats: components['schemas']['SeatRating'][]
    }
    TableRequest: {
      clock?: components['schemas']['Clock'] | null
      game?: string | null
      /** @default false */
      hints: boolean
      /** @default {} */
      options: {
        [key: string]: unknown
      }
      /** @default false */
      public: boolean
      /** @default false */
      rated: boolean
      record?: {
        [key: string]: unknown
      } | null
      seats?: components['schemas']['SeatRequest'][] | null
      seed?: string | null
    }
    Thing: {
      facts: components['schemas']['Fact'][]
      group: string | null
      id: string
      more: string[]
      name: string
      picture: string | null
      section: string
      text: string
    }
    TournamentAnswer: {
      begins: number | null
      can_join: boolean
      clock: components['schemas']['Clock']
      days: number | null
      /** @enum {string} */
      format: 'round-robin' | 'swiss' | 'knock-out' | 'league'
      /** @enum {string} */
      game: 'cave-farmers' | 'cave-vs-cave'
      id: string
      meetings: components['schemas']['MeetingAnswer'][]
      mine: boolean
      name: string
      next_round: number | null
      number: number | null
      options: {
        [key: string]: unknown
      }
      organiser: string | null
      places: number
      players: components['schemas']['EntrantAnswer'][]
      round: number
      rounds: number | null
      size: number
      standings: components['schemas']['StandingAnswer'][]
      /** @enum {string} */
      state: 'open' | 'playing' | 'over' | 'off'
      table: string | null
    }
    TournamentCreated: {
      id: string
    }
    TournamentLine: {
      begins: number | null
      /** @enum {string} */
      format: 'round-robin' | 'swiss' | 'knock-out' | 'league'
      /** @enum {string} */
      game: 'cave-farmers' | 'cave-vs-cave'
      id: string
      mine: boolean
      name: string
      places: number
      players: number
      round: number
      rounds: number | null
      size: number
      /** @enum {string} */
      state: 'open' | 'playing' | 'over' | 'off'
      winners: string[]
    }
    TournamentRequest: {
      begins?: number | null
      bots?: string[]
      clock: components['schemas']['Clock']
      days?: number | null
      /** @enum {string} */
      format: 'round-robin' | 'swiss' | 'knock-out' | 'league'
      game: string
      name: string
      options?: {
        [key: string]: unknown
      }
      /** @default 64 */
      places: number
      rounds?: number | null
      size: number
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
    TurningPoint: {
      change: number
      decision: number | null
      seat: number
      step: number
    }
    UndoRequest: {
      key?: string | null
      version: number
      /** @default false */
      whole_turn: boolean
    }
    Vacation: {
      begins: number
      ends: number
    }
    VacationAnswer: {
      begins: number | null
      days: number
      ends: number | null
      left: number
    }
    VacationRequest: {
      begins?: number | null
      days: number
    }
    WallClassRow: {
      id: string
      name: string
      walls: number
    }
    WaysAnswer: {
      mail: boolean
      push_key: string
    }
    WeeklyAnswer: {
      closes: number
      current: string
      ends: number
      games: components['schemas']['DailyGame'][]
      level: string
      next: components['schemas']['Promise'][]
      week: string
    }
    WeeklyBoard: {
      finished: number
      /** @enum {string} */
      game: 'cave-farmers' | 'cave-vs-cave'
      rows: components['schemas']['DailyRow'][]
      week: string
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
export type ActionWords = components['schemas']['ActionWords']
export type AdvisedAction = components['schemas']['AdvisedAction']
export type BlockRequest = components['schemas']['BlockRequest']
export type BoardRow = components['schemas']['BoardRow']
export type BonusSlotRow = components['schemas']['BonusSlotRow']
export type Book = components['schemas']['Book']
export type BotRequest = components['schemas']['BotRequest']
export type BuiltFurnishing = components['schemas']['BuiltFurnishing']
export type BuiltRoom = components['schemas']['BuiltRoom']
export type CardRow = components['schemas']['CardRow']
export type CategoryPoints = components['schemas']['CategoryPoints']
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
export type Chapter = components['schemas']['Chapter']
export type ChatAnswer = components['schemas']['ChatAnswer']
export type ChatMessage = components['schemas']['ChatMessage']
export type ChatRequest = components['schemas']['ChatRequest']
export type ClientMessage = components['schemas']['ClientMessage']
export type Clock = components['schemas']['Clock']
export type CodeRequest = components['schemas']['CodeRequest']
export type ComingHarvest = components['schemas']['ComingHarvest']
export type ConfirmRequest = components['schemas']['ConfirmRequest']
export type ConsequenceAnswer = components['schemas']['ConsequenceAnswer']
export type Conversion = components['schemas']['Conversion']
export type DailyAnswer = components['schemas']['DailyAnswer']
export type DailyBegun = components['schemas']['DailyBegun']
export type DailyBoard = components['schemas']['DailyBoard']
export type DailyGame = components['schemas']['DailyGame']
export type DailyMine = components['schemas']['DailyMine']
export type DailyRequest = components['schemas']['DailyRequest']
export type DailyRow = components['schemas']['DailyRow']
export type DecisionMessage = components['schemas']['DecisionMessage']
export type DeviceRequest = components['schemas']['DeviceRequest']
export type Dwarf = components['schemas']['Dwarf']
export type Entrance = components['schemas']['Entrance']
export type EntrantAnswer = components['schemas']['EntrantAnswer']
export type ExchangeRow = components['schemas']['ExchangeRow']
export type Explained = components['schemas']['Explained']
export type Fact = components['schemas']['Fact']
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
export type Figure = components['schemas']['Figure']
export type FillRequest = components['schemas']['FillRequest']
export type FoodOwed = components['schemas']['FoodOwed']
export type FoodRow = components['schemas']['FoodRow']
export type ForgetDeviceRequest = components['schemas']['ForgetDeviceRequest']
export type Found = components['schemas']['Found']
export type FurnishingRow = components['schemas']['FurnishingRow']
export type GameAnswer = components['schemas']['GameAnswer']
export type GoalAnswer = components['schemas']['GoalAnswer']
export type GoalLine = components['schemas']['GoalLine']
export type Grid = components['schemas']['Grid']
export type HarvestKindRow = components['schemas']['HarvestKindRow']
export type HarvestRow = components['schemas']['HarvestRow']
export type HeldSeat = components['schemas']['HeldSeat']
export type Hello = components['schemas']['Hello']
export type Hidden = components['schemas']['Hidden']
export type Hint = components['schemas']['Hint']
export type HomeRow = components['schemas']['HomeRow']
export type Housing = components['schemas']['Housing']
export type Invitation = components['schemas']['Invitation']
export type Invited = components['schemas']['Invited']
export type InviteRequest = components['schemas']['InviteRequest']
export type JoinRequest = components['schemas']['JoinRequest']
export type KnownPasskey = components['schemas']['KnownPasskey']
export type Leaderboard = components['schemas']['Leaderboard']
export type LeaderboardRow = components['schemas']['LeaderboardRow']
export type LeaderboardSetup = components['schemas']['LeaderboardSetup']
export type LeaveRequest = components['schemas']['LeaveRequest']
export type LessonAnswer = components['schemas']['LessonAnswer']
export type LessonLine = components['schemas']['LessonLine']
export type LessonRequest = components['schemas']['LessonRequest']
export type LessonsAnswer = components['schemas']['LessonsAnswer']
export type LineStep = components['schemas']['LineStep']
export type LinkAnswer = components['schemas']['LinkAnswer']
export type LobbyLine = components['schemas']['LobbyLine']
export type LobbySeat = components['schemas']['LobbySeat']
export type LootRow = components['schemas']['LootRow']
export type MailRequest = components['schemas']['MailRequest']
export type MarkerRow = components['schemas']['MarkerRow']
export type Markers = components['schemas']['Markers']
export type MarketRow = components['schemas']['MarketRow']
export type Meal = components['schemas']['Meal']
export type MeetingAnswer = components['schemas']['MeetingAnswer']
export type ModeRow = components['schemas']['ModeRow']
export type MyRating = components['schemas']['MyRating']
export type MyResult = components['schemas']['MyResult']
export type MyTable = components['schemas']['MyTable']
export type NewProfileRequest = components['schemas']['NewProfileRequest']
export type NotificationsAnswer = components['schemas']['NotificationsAnswer']
export type NotificationsRequest = components['schemas']['NotificationsRequest']
export type Opponent = components['schemas']['Opponent']
export type OptionRow = components['schemas']['OptionRow']
export type OutcomeAnswer = components['schemas']['OutcomeAnswer']
export type Part = components['schemas']['Part']
export type PasskeyAlgorithm = components['schemas']['PasskeyAlgorithm']
export type PasskeyAnswer = components['schemas']['PasskeyAnswer']
export type PasskeyOptions = components['schemas']['PasskeyOptions']
export type PasskeyOwner = components['schemas']['PasskeyOwner']
export type PasskeyRequest = components['schemas']['PasskeyRequest']
export type PasskeySessionRequest = components['schemas']['PasskeySessionRequest']
export type PasskeyWishes = components['schemas']['PasskeyWishes']
export type Payment = components['schemas']['Payment']
export type Person = components['schemas']['Person']
export type PileRow = components['schemas']['PileRow']
export type Ping = components['schemas']['Ping']
export type Played = components['schemas']['Played']
export type PlayNowRequest = components['schemas']['PlayNowRequest']
export type Pong = components['schemas']['Pong']
export type PositionAnswer = components['schemas']['PositionAnswer']
export type PreferencesRequest = components['schemas']['PreferencesRequest']
export type ProblemAnswer = components['schemas']['ProblemAnswer']
export type ProblemMessage = components['schemas']['ProblemMessage']
export type ProfileAnswer = components['schemas']['ProfileAnswer']
export type ProfileRequest = components['schemas']['ProfileRequest']
export type Promise = components['schemas']['Promise']
export type QrCode = components['schemas']['QrCode']
export type RatedBot = components['schemas']['RatedBot']
export type RatedPerson = components['schemas']['RatedPerson']
export type Rating = components['schemas']['Rating']
export type RatingPoint = components['schemas']['RatingPoint']
export type RatingsAnswer = components['schemas']['RatingsAnswer']
export type Reason = components['schemas']['Reason']
export type ReasonArguments = components['schemas']['ReasonArguments']
export type RecoveryAnswer = components['schemas']['RecoveryAnswer']
export type RematchRequest = components['schemas']['RematchRequest']
export type RestartRequest = components['schemas']['RestartRequest']
export type Review = components['schemas']['Review']
export type ReviewDecision = components['schemas']['ReviewDecision']
export type ReviewDraw = components['schemas']['ReviewDraw']
export type ReviewPending = components['schemas']['ReviewPending']
export type ReviewPlayer = components['schemas']['ReviewPlayer']
export type ReviewReady = components['schemas']['ReviewReady']
export type ReviewTurn = components['schemas']['ReviewTurn']
export type RoomRow = components['schemas']['RoomRow']
export type RoundRow = components['schemas']['RoundRow']
export type ScoresAnswer = components['schemas']['ScoresAnswer']
export type SeatAnswer = components['schemas']['SeatAnswer']
export type Seated = components['schemas']['Seated']
export type SeatRating = components['schemas']['SeatRating']
export type SeatRequest = components['schemas']['SeatRequest']
export type SeatsCollected = components['schemas']['SeatsCollected']
export type SeatsRequest = components['schemas']['SeatsRequest']
export type SeatTaken = components['schemas']['SeatTaken']
export type Section = components['schemas']['Section']
export type ServerMessage = components['schemas']['ServerMessage']
export type SessionAnswer = components['schemas']['SessionAnswer']
export type SessionRequest = components['schemas']['SessionRequest']
export type Shown = components['schemas']['Shown']
export type Sign = components['schemas']['Sign']
export type SignInOptions = components['schemas']['SignInOptions']
export type Site = components['schemas']['Site']
export type SolutionStep = components['schemas']['SolutionStep']
export type SpacePart = components['schemas']['SpacePart']
export type SpaceRow = components['schemas']['SpaceRow']
export type Span = components['schemas']['Span']
export type StandingAnswer = components['schemas']['StandingAnswer']
export type StepAnswer = components['schemas']['StepAnswer']
export type TableAnswer = components['schemas']['TableAnswer']
export type TableCreated = components['schemas']['TableCreated']
export type TableMessage = components['schemas']['TableMessage']
export type TableNotifications = components['schemas']['TableNotifications']
export type TableRatings = components['schemas']['TableRatings']
export type TableRequest = components['schemas']['TableRequest']
export type Thing = components['schemas']['Thing']
export type TournamentAnswer = components['schemas']['TournamentAnswer']
export type TournamentCreated = components['schemas']['TournamentCreated']
export type TournamentLine = components['schemas']['TournamentLine']
export type TournamentRequest = components['schemas']['TournamentRequest']
export type TradeRow = components['schemas']['TradeRow']
export type TurningPoint = components['schemas']['TurningPoint']
export type UndoRequest = components['schemas']['UndoRequest']
export type Vacation = components['schemas']['Vacation']
export type VacationAnswer = components['schemas']['VacationAnswer']
export type VacationRequest = components['schemas']['VacationRequest']
export type WallClassRow = components['schemas']['WallClassRow']
export type WaysAnswer = components['schemas']['WaysAnswer']
export type WeeklyAnswer = components['schemas']['WeeklyAnswer']
export type WeeklyBoard = components['schemas']['WeeklyBoard']
export type $defs = Record<string, never>
export type operations = Record<string, never>
