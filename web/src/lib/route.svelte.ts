/** Which screen is shown: the path of the address. */

export const route = $state({ path: location.pathname, query: location.search })

export function go(path: string): void {
  history.pushState(null, '', path)
  follow()
  scrollTo(0, 0)
}

/** Another address for what is shown, without a way back to the one before. */
export function replace(path: string): void {
  history.replaceState(null, '', path)
  follow()
}

function follow(): void {
  route.path = location.pathname
  route.query = location.search
}

addEventListener('popstate', follow)

/** For links: plain clicks stay on the page, everything else is the browser's. */
export function link(event: MouseEvent): void {
  const anchor = (event.target as Element).closest('a')
  if (!anchor || anchor.target || anchor.origin !== location.origin || anchor.hasAttribute('download')) return
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  go(anchor.pathname + anchor.search)
}
