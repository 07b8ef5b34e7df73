import { matchRoutes, type RouteObject } from 'react-router-dom'

/**
 * Links of the whole document, of its header and breadcrumbs as well, lead without a reload to pages that a browser
 * takes over: such as are drawn for plain pages too need not know it. Answers how to stop that.
 */
export function linksGoOn({ document, location }: Window, routes: RouteObject[], go: (to: string) => void): () => void {
  const clicked = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Partial<Element> | null)?.closest?.('a')
    if (!link?.hasAttribute('href') || link.hasAttribute('target') || link.hasAttribute('download')) return
    const { origin, pathname, search, hash } = new URL(link.getAttribute('href') ?? '', location.href)
    if (origin !== location.origin || !matchRoutes(routes, pathname)) return
    // Within the page a browser leads itself.
    if (hash !== '' && pathname === location.pathname && search === location.search) return
    event.preventDefault()
    go(pathname + search + hash)
  }
  document.addEventListener('click', clicked)
  return () => document.removeEventListener('click', clicked)
}
