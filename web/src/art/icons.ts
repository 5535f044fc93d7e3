/** Every drawing of the page by its name: what stands inside an `<svg viewBox="0 0 24 24">`. */

export const ICONS: Record<string, string> = {}
