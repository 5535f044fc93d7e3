/** How a block of rock goes: it shakes, drops and fades. */

import type { TransitionConfig } from 'svelte/transition'

const FALL = 600

export function fall(node: Element): TransitionConfig {
  if (!node.animate || matchMedia('(prefers-reduced-motion: reduce)').matches) return { duration: 0 }
  return {
    duration: FALL,
    css: (left, gone) =>
      `opacity: ${Math.min(1, left * 1.6)}; transform: translate(${gone < 0.4 ? Math.sin(gone * 90) * 2 : 0}px, ` +
      `${gone * gone * 14}px) scale(${1 - gone * 0.08}); filter: brightness(${1 + gone * 0.5})`,
  }
}
