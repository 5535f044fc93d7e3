/** The room that the mouse or the focus is on: the cells that it would suit are marked. */

export const looking = $state<{ room: string | null }>({ room: null })
