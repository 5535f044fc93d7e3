/** The room under the mouse or the focus. The cells where it fits are marked. */

export const looking = $state<{ room: string | null }>({ room: null })
