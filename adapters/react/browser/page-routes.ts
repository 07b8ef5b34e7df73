import {
  matchRoutes,
  redirect,
  redirectDocument,
  replace,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom'
import type { SiteOnHydratedPages } from '#pages-port/calls-in-browsers.ts'
import { postedForm } from '#pages-port/posted-form.ts'
import {
  addressRead,
  type Frame,
  type HydratedPage,
  type HydratedPageRequest,
  type PageData,
  type PageView,
} from '../page.ts'
import { BrokenPage } from './broken-page.tsx'
import { fieldsOf } from './fields-of.ts'
import { drawnPage, type Answered, type Loaded } from './drawn-page.tsx'
import type { HydratedPages } from './hydrated-pages.ts'
import type { ServedViews } from './served-views.ts'

/** What pages in a browser are made with. */
export interface PagesInBrowser {
  readonly window: Window
  readonly site: SiteOnHydratedPages
  readonly pages: HydratedPages
  /** Of pages whose data the server reads; only documents of such a page ask for them. */
  readonly views?: () => Promise<ServedViews>
  /** Told of what went wrong; whatever cannot be done says so on the page as well. */
  readonly failed: (error: unknown) => void
  /** Told after a form of a page that changes the wishlist. */
  readonly wishlistChanged?: () => void
}

/** A page of any kind that browsers take over; routes have it as their handle. */
export type AnyHydratedPage = HydratedPage<unknown, unknown>
export type AnyView = PageView<unknown, unknown>

/** What a page is drawn from. */
type Read = Pick<Loaded, 'shown' | 'cited'>

/** How a page reads and acts; an action answers with a Response that leads on, or with what there is to tell. */
export interface Ways {
  readonly read: (args: LoaderFunctionArgs) => Promise<Read>
  readonly act: (args: LoaderFunctionArgs) => Promise<Response | Answered>
}

/** The routes of all pages that browsers take over. */
export interface PageRoutes {
  readonly routes: RouteObject[]
  /** Makes the route of a path one that stands there already, drawn from that; false where there is no such page. */
  readonly standing: (path: string, drawnFrom: PageData) => Promise<boolean>
  /** The next reading is for another reason than a form or a link: what was told stays told, and focus where it is. */
  readonly readQuietly: () => void
}

/**
 * Each page with its own loader and action: on the application over the wire, or those that the server has. What is
 * answered to a form is told together with the page as it is after it. What does not arrive leaves everything as it
 * stands and says so.
 */
export function pageRoutes(frame: Frame, views: ServedViews, given: PagesInBrowser): PageRoutes {
  const { window, site, pages, failed, wishlistChanged } = given
  const { brand, settings } = frame
  const { location } = window
  const drawn = drawnPage(window.document, frame)
  /** What the next reading of a page says beside it. */
  let unsaid: Answered = {}
  let said: unknown
  /** Forms are sent one after the other, for calls that are under way together are done in any order. */
  let turn: Promise<unknown> = Promise.resolve()

  const pageRequest = async (
    page: AnyHydratedPage,
    { request, params }: LoaderFunctionArgs,
  ): Promise<HydratedPageRequest> => {
    const form = request.method === 'POST' ? postedForm(await fieldsOf(request)) : postedForm()
    const url = addressRead(page, request.url)
    return { site, brand, settings, requestId: '', params, url, form, files: [], takenOver: true }
  }

  /** Whether this document came with the sheet of its section; another one comes with a document of its own. */
  const isDressed = ({ sheet }: AnyView): boolean => {
    const address = sheet && settings.assets.sectionSheets?.[sheet]
    if (!address) return true
    return [...window.document.querySelectorAll('link[rel=stylesheet]')].some(
      (link) => link.getAttribute('href') === address,
    )
  }

  /** To a page that no browser takes over leads its document, and so does a link to another site of ours. */
  const leadingTo = (href: string, from: string): Response => {
    const { href: whole, origin, pathname, search, hash } = new URL(href, from)
    if (origin !== location.origin || !matchRoutes(routes, pathname)) return redirectDocument(whole)
    return pathname === location.pathname ? replace(pathname + search + hash) : redirect(pathname + search + hash)
  }

  /** Reads and acts in the browser, by calls. */
  const byCalls = (page: AnyHydratedPage): Ways => ({
    async read(args) {
      if (!isDressed(page)) throw redirectDocument(args.request.url)
      return { shown: await page.loader(await pageRequest(page, args)) }
    },
    async act(args) {
      const answer = await page.action?.(await pageRequest(page, args))
      if (page.followsWishlist) wishlistChanged?.()
      return answer instanceof Response ? answer : { acted: answer?.acted }
    },
  })

  /** Has the server read and act. */
  const byServer = (view: () => Promise<AnyView>): Ways => {
    const ways = async () =>
      (await import('./by-server.ts')).byServer({ window, view, isDressed, build: settings.assets.hydration ?? '' })
    return { read: async (args) => (await ways()).read(args), act: async (args) => (await ways()).act(args) }
  }

  const waysOf = ({ read, act }: Ways, first?: Read): Pick<RouteObject, 'loader' | 'action'> => {
    let last = first

    /** Whoever was on his way elsewhere stays; whoever went back in his history is there already. */
    const asItStands = (url: string): Loaded => {
      if (url !== location.href.replace(/#.*/, '')) {
        unsaid = { failed: true }
        throw replace(location.href)
      }
      if (!last) throw redirectDocument(url)
      return { ...last, failed: true }
    }

    return {
      async loader(args): Promise<Loaded> {
        const { url, signal } = args.request
        const { read: known, ...answered } = unsaid
        unsaid = {}
        said = answered.acted
        if (answered.failed) return asItStands(url)
        try {
          const now = known ?? (await read(args))
          if (!signal.aborted) last = now
          return { ...now, acted: undefined, ...answered }
        } catch (error) {
          if (error instanceof Response)
            throw error.headers.has('X-Remix-Reload-Document')
              ? error
              : leadingTo(error.headers.get('location') ?? url, url)
          // What stands there in place of the page, the server says.
          if (!(error instanceof Error)) throw redirectDocument(url)
          const isGivenUp = signal.aborted && error.name === 'AbortError'
          if (!isGivenUp) failed(error)
          if (signal.aborted) throw error
          if (last && answered.quiet) return { ...last, ...answered }
          return last && answered.acted !== undefined ? { ...last, ...answered } : asItStands(url)
        }
      },
      action(args) {
        const send = async (): Promise<Response | null> => {
          try {
            const answer = await act(args)
            if (answer instanceof Response)
              return leadingTo(answer.headers.get('location') ?? args.request.url, args.request.url)
            unsaid = answer
          } catch (error) {
            if (error instanceof Response) return error
            failed(error)
            unsaid = { failed: true }
          }
          return null
        }
        const sent = turn.then(send)
        turn = sent
        return sent
      },
    }
  }

  const lookOf = (page: AnyView): Pick<RouteObject, 'Component' | 'ErrorBoundary' | 'handle'> => ({
    Component: drawn(page),
    ErrorBoundary: BrokenPage,
    handle: page,
  })
  const path = (at: string) => ({ id: at, path: at, caseSensitive: true })

  const routes: RouteObject[] = [
    ...Object.entries(pages).map(([at, load]): RouteObject => ({
      ...path(at),
      lazy: async () => {
        const page = await load()
        return { ...waysOf(byCalls(page)), ...lookOf(page) }
      },
    })),
    // What they are drawn from is asked for while their script is on its way.
    ...Object.entries(views).map(([at, load]): RouteObject => ({
      ...path(at),
      ...waysOf(byServer(load)),
      lazy: async () => lookOf(await load()),
    })),
  ]

  return {
    routes,
    readQuietly: () => (unsaid = { ...(said !== undefined && { acted: said }), quiet: true }),
    async standing(at, { shown, acted, cited }) {
      const route = routes.find(({ id }) => id === at)
      const [page, view] = [await pages[at]?.(), await views[at]?.()]
      if (!route || !(page ?? view)) return false
      said = acted
      const ways = page ? byCalls(page) : byServer(async () => view as AnyView)
      // The page that stands there is drawn at once; others are loaded when somebody goes there.
      Object.assign(route, waysOf(ways, { shown, ...(cited && { cited }) }), lookOf((page ?? view) as AnyView), {
        lazy: undefined,
      })
      return true
    },
  }
}
