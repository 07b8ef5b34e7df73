import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchPath, matchRoutes, RouterProvider } from 'react-router-dom'
import { pageDataId, type PageData } from '../page.ts'
import type { Loaded } from './drawn-page.tsx'
import { doneOnPage } from './done-on-page.ts'
import { isSignedIn } from './is-signed-in.ts'
import { isActing } from './is-acting.ts'
import type { OtherTabs } from './other-tabs.ts'
import { pageRoutes, type AnyHydratedPage, type PagesInBrowser } from './page-routes.ts'
import { FollowingParts } from '../ui/following-parts.ts'

/**
 * Takes over the page that the server has drawn: React Router with all pages of that kind, so that their forms and
 * links need no reload. Answers how to let go of it again; undefined where there is nothing to take over.
 */
export async function hydratePage(given: PagesInBrowser): Promise<(() => void) | undefined> {
  const { window, pages, failed } = given
  const { document, location } = window
  const text = document.getElementById(pageDataId)?.textContent
  const host = document.getElementById('inhalt')
  if (!text || !host) return undefined
  const drawnFrom = JSON.parse(text) as PageData
  const { shown, acted, cited, frame } = drawnFrom
  let tabs: OtherTabs | undefined
  // From pages of another section one comes by a document of its own.
  const isOwn = Object.keys(pages).some((path) => matchPath({ path, caseSensitive: true }, location.pathname))
  const views = isOwn ? {} : ((await given.views?.()) ?? {})
  const { routes, standing, readQuietly } = pageRoutes(frame, views, { ...given, wishlistChanged: () => tabs?.tell() })
  const route = matchRoutes(routes, location)?.at(-1)?.route
  if (!route?.id || !(await standing(route.id, drawnFrom))) return undefined
  const loaded: Loaded = { shown, acted, ...(cited && { cited }) }
  const router = createBrowserRouter(routes, { window, hydrationData: { loaderData: { [route.id]: loaded } } })
  const rested = async (): Promise<void> => (await import('./at-rest.ts')).atRest(router)
  const readAnew = async (): Promise<void> => {
    await rested()
    readQuietly()
    return router.revalidate()
  }
  const isServed = route.id in views
  const following = isServed
    ? (await import('./following-parts.ts')).followingParts(window, readAnew, failed)
    : undefined
  const page = (
    <FollowingParts value={following}>
      <RouterProvider router={router} onError={failed} />
    </FollowingParts>
  )
  const root = hydrateRoot(host, page, { onRecoverableError: failed })
  let stopLeading: (() => void) | undefined
  if (isServed) {
    const { linksGoOn } = await import('./links-go-on.ts')
    stopLeading = linksGoOn(window, routes, { go: (to) => void router.navigate(to), views })
  }
  let wasBusy = false
  router.subscribe((state) => {
    const isBusy = isActing(state) || state.revalidation !== 'idle'
    if (wasBusy && !isBusy) window.dispatchEvent(new Event(doneOnPage))
    wasBusy = isBusy
  })
  const showsWishlist = (): boolean =>
    router.state.matches.some(({ route: { handle } }) => (handle as AnyHydratedPage | undefined)?.followsWishlist)
  if (isSignedIn(document)) {
    const { otherTabs } = await import('./other-tabs.ts')
    const readWishlist = async (): Promise<void> => {
      await rested()
      if (showsWishlist() && !isTyping(host)) await router.revalidate()
    }
    tabs = otherTabs({ document, window }, () => void readWishlist().catch(failed))
  }
  return () => {
    tabs?.stop()
    stopLeading?.()
    root.unmount()
    router.dispose()
  }
}

/** Whether something stands in a field that was not sent yet: what is read anew could take the field away. */
const isTyping = (host: Element): boolean =>
  [...host.querySelectorAll('textarea')].some(({ value, defaultValue }) => value !== defaultValue)
