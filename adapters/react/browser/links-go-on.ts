import { matchRoutes, type RouteObject } from 'react-router-dom'
import type { ServedViews } from './served-views.ts'

/**
 * Links of the whole document, of its header and breadcrumbs as well, lead without a reload to pages that a browser
 * takes over: such as are drawn for plain pages too need not know it. The view of a page is fetched as soon as somebody
 * points at a link to it. Answers how to stop that.
 */
export function linksGoOn(
  { document, location }: Window,
  routes: RouteObject[],
  { go, views }: { readonly go: (to: string) => void; readonly views: ServedViews },
): () => void {
  /** Where a link leads, and to which page; undefined where that is none of those. */
  const ledTo = (target: EventTarget | null) => {
    const link = (target as Partial<Element> | null)?.closest?.('a')
    if (!link?.hasAttribute('href') || link.hasAttribute('target') || link.hasAttribute('download')) return undefined
    const url = new URL(link.getAttribute('href') ?? '', location.href)
    const path = url.origin === location.origin ? matchRoutes(routes, url.pathname)?.at(-1)?.route.path : undefined
    return path === undefined ? undefined : { url, path }
  }
  const clicked = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const led = ledTo(event.target)
    if (!led) return
    const { pathname, search, hash } = led.url
    // Within the page a browser leads itself.
    if (hash !== '' && pathname === location.pathname && search === location.search) return
    event.preventDefault()
    go(pathname + search + hash)
  }
  // What does not arrive is told where somebody goes there.
  const pointedAt = ({ target }: Event): void => void views[ledTo(target)?.path ?? '']?.().catch(() => undefined)
  document.addEventListener('click', clicked)
  for (const pointing of pointings) document.addEventListener(pointing, pointedAt)
  return () => {
    document.removeEventListener('click', clicked)
    for (const pointing of pointings) document.removeEventListener(pointing, pointedAt)
  }
}

const pointings = ['pointerover', 'focusin'] as const
