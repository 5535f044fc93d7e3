/** What the server sends. It knows the rules; the page only shows them. */

export type Goods = Record<string, number>
export type GameId = 'cave-farmers' | 'cave-vs-cave'

export interface Seat {
  seat: number
  kind: 'open' | 'person' | 'bot'
  name: string
  level: string | null
  forced: boolean
  confirms: boolean
  bank: number | null
  present: boolean
}

export interface Clock {
  kind: 'bank' | 'days'
  time: number
  more: number
  then: 'bot' | 'end'
}

export interface Table {
  id: string
  game: GameId
  options: Record<string, unknown> & { players: number }
  public: boolean
  seeded: boolean
  clock: Clock | null
  creator: number | null
  state: 'open' | 'playing' | 'over' | 'replay'
  version: number
  turn: number
  held: number | null
  since: number
  deadline: number | null
  said: number
  created: number
  changed: number
  seats: Seat[]
  steps: number
  undo: number | null
  view: View | null
}

export interface Action {
  action: number
  text: string
  label: string
  kind: string
  cost: Goods
  gain: Goods
  space?: string
  furnishing?: string
  item?: string
  tile?: string
  cells?: string[]
  room?: string
  good?: string
  part?: string
  effect?: string
  strength?: number
  types?: string[]
  phase?: string
  iron?: number
  at_work?: boolean
}

export interface Decision {
  version: number
  seat: number
  question: string
  label: string
  actions: Action[]
}

export interface Step {
  step: number
  seat: number | null
  text: string
  /** What was done, and by whom; and the same without the name. */
  sentence: string
  told: string
  forced: boolean
  /** Did a turn, or a phase such as a feeding, end with it? */
  ends: boolean
  era: number | null
  round: number
}

export interface Said {
  number: number
  seat: number
  name: string
  text: string
  at: number
}

/** What both games' views have. */
export interface View {
  game: GameId
  options: Record<string, unknown> & { players: number }
  round: number
  rounds: number[]
  turn: number
  starting_player: number
  players: Player[]
}

export interface Player {
  seat: number
  goods: Goods
  score: number
  score_sheet: Record<string, number>
}

export interface FarmView extends View {
  harvests: { round: number; harvest: string }[]
  markers: Goods
  spaces: FarmSpace[]
  furnishings: string[]
  players: Farmer[]
}

export interface FarmSpace {
  id: string
  name: string
  stage: number
  goods: Goods
  seat: number | null
}

export interface Dwarf {
  strength: number
  at_work: boolean
  space: string | null
  travelling: boolean
  newborn: boolean
  next: boolean
}

export interface FarmCell {
  cell: string
  column: number
  row: number
  ground: 'forest' | 'mountain' | 'margin'
  tile: string | null
  stable: boolean
  bonus?: Goods
  crop?: Goods
  furnishing?: string
}

export interface Farmer extends Player {
  begging: number
  dwarfs: Dwarf[]
  room_for_dwarfs: number
  food_owed: { round: number; food: number } | null
  stables_left: number
  furnishings: { id: string; cell: string }[]
  cells: FarmCell[]
  housing: { cells: string[]; animal: string | null; animals: number; dogs: number; room: number }[]
}

export interface CaveView extends View {
  era: number
  turns_each: number
  spaces: { id: string; name: string; back: string; slot: number | null; seat: number | null }[]
  slots: (number | null)[]
  display: string[]
  pool: string[]
  unseen: string[]
  piles: number[]
  walls: number
  spare_cavern: boolean
  players: Caver[]
}

export type Side = 'north' | 'east' | 'south' | 'west'

export interface CaveCell {
  cell: string
  column: number
  row: number
  board: number
  tile: 'covered' | 'empty' | 'room'
  room: string | null
  bonus: Goods
  walls: Partial<Record<Side, 'rock' | 'built'>>
  sites: Side[]
}

export interface Caver extends Player {
  rooms: { id: string; cell: string }[]
  cells: CaveCell[]
  walls: number
  additional_cavern: number
  private_walls: number
  accessible: string[]
  entrance: { cell: string; side: Side }
  turns_left: number
  first_score: number
}

/** The tables that a game plays by, in the page's language. */
export type Reference = Record<string, any>
