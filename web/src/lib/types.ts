/** The page's words for what the server sends. The types themselves are generated, see `api-types.ts`. */

import type {
  CavesActionAnswer,
  CavesBlockedAnswer,
  CavesDecisionAnswer,
  CavesReference,
  CavesView,
  FarmersActionAnswer,
  FarmersBlockedAnswer,
  FarmersDecisionAnswer,
  FarmersReference,
  FarmersView,
  TableAnswer,
} from './api-types'

export type * from './api-types'

export type GameId = TableAnswer['game']
export type Goods = Record<string, number>
export type Side = NonNullable<CavesView['players'][number]['entrance']['side']>

export type View = FarmersView | CavesView
export type Player = View['players'][number]

/** What all members of a union have, and what only some have as optional properties. */
export type Merged<Union> = Pick<Union, keyof Union> & {
  [Key in Union extends unknown ? keyof Union : never]?: Union extends unknown
    ? Key extends keyof Union
      ? Union[Key]
      : never
    : never
}

/** The tables of either game. */
export type Reference = Merged<FarmersReference | CavesReference>

/** An action of either game, for the parts that both share. */
export type Action = Merged<FarmersActionAnswer | CavesActionAnswer>
export type Blocked = Merged<FarmersBlockedAnswer | CavesBlockedAnswer>
export type Decision = Pick<FarmersDecisionAnswer | CavesDecisionAnswer, 'version' | 'seat' | 'question' | 'label'> & {
  actions: Action[]
  blocked: Blocked[]
  /** The action tile and the room whose effects are used, in Cave vs Cave. */
  tile?: string | null
  room?: string | null
}
