import { matchRoutes, redirectDocument, replace, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import type { SiteOnHydratedPages } from '#pages-port/calls-in-browsers.ts'
import { postedForm } from '#pages-port/posted-form.ts'
import { addressRead, type Frame, type HydratedPage, type HydratedPageRequest, type Shown } from '../page.ts'
import { BrokenPage } from './broken-page.tsx'
import { drawnPage, type Answered, type Loaded } from './drawn-page.tsx'
import type { HydratedPages } from './hydrated-pages.ts'

/** What pages in a browser are made with. */
export interface PagesInBrowser {
  readonly window: Window
  readonly site: SiteOnHydratedPages
  readonly pages: HydratedPages
  /** Told of what went wrong; whatever cannot be done says so on the page as well. */
  readonly failed: (error: unknown) => void
  /** Told after a form of a page that changes the wishlist. */
  readonly wishlistChanged?: () => void
}

/** A page of any kind that browsers take over; routes have it as their handle. */
export type AnyHydratedPage = HydratedPage<unknown, unknown>
type PageRoute = Pick<RouteObject, 'loader' | 'action' | 'Component' | 'ErrorBoundary' | 'handle'>

/** The routes of all pages that browsers take over, and what becomes of a page in its route. */
export interface PageRoutes {
  readonly routes: RouteObject[]
  readonly routeOf: (page: AnyHydratedPage, shown?: Shown<unknown>) => PageRoute
}

/**
 * Each page with its own loader and action, on the application over the wire. What is answered to a form is told
 * together with the page as it is after it. What does not arrive leaves everything as it stands and says so.
 */
export function pageRoutes(frame: Frame, { window, site, pages, failed, wishlistChanged }: PagesInBrowser): PageRoutes {
  const { brand, settings } = frame
  const { location } = window
  const drawn = drawnPage(window.document, frame)
  /** What the next reading of a page says beside it. */
  let unsaid: Answered = {}
  /** Forms are sent one after the other, for calls that are under way together are done in any order. */
  let turn: Promise<unknown> = Promise.resolve()

  const pageRequest = async (
    page: AnyHydratedPage,
    { request, params }: LoaderFunctionArgs,
  ): Promise<HydratedPageRequest> => {
    const fields = request.method === 'POST' ? [...(await request.formData())] : []
    const form = postedForm(fields.filter((field): field is [string, string] => typeof field[1] === 'string'))
    const url = addressRead(page, request.url)
    return { site, brand, settings, requestId: '', params, url, form, files: [], takenOver: true }
  }

  /** Whether this document came with the sheet of its section; another one comes with a document of its own. */
  const isDressed = ({ sheet }: AnyHydratedPage): boolean => {
    const address = sheet && settings.assets.sectionSheets?.[sheet]
    if (!address) return true
    return [...window.document.querySelectorAll('link[rel=stylesheet]')].some(
      (link) => link.getAttribute('href') === address,
    )
  }

  /** To a page that no browser takes over leads its document. */
  const leadingTo = (answer: Response, from: string): Response => {
    const { href, pathname } = new URL(answer.headers.get('location') ?? from, from)
    return matchRoutes(routes, pathname) ? answer : redirectDocument(href)
  }

  const routeOf = (page: AnyHydratedPage, shown?: Shown<unknown>): PageRoute => {
    let last = shown

    /** Whoever was on his way elsewhere stays; whoever went back in his history is there already. */
    const asItStands = (url: string): Loaded => {
      if (url !== location.href.replace(/#.*/, '')) {
        unsaid = { failed: true }
        throw replace(location.href)
      }
      if (!last) throw redirectDocument(url)
      return { shown: last, failed: true }
    }

    return {
      async loader(args): Promise<Loaded> {
        const { url, signal } = args.request
        const answered = unsaid
        unsaid = {}
        if (answered.failed) return asItStands(url)
        if (!isDressed(page)) throw redirectDocument(url)
        try {
          const read = await page.loader(await pageRequest(page, args))
          if (!signal.aborted) last = read
          return { shown: read, ...answered }
        } catch (error) {
          if (error instanceof Response) throw leadingTo(error, url)
          // What stands there in place of the page, the server says.
          if (!(error instanceof Error)) throw redirectDocument(url)
          failed(error)
          if (signal.aborted) throw error
          return last && answered.acted !== undefined ? { shown: last, ...answered } : asItStands(url)
        }
      },
      action(args) {
        const send = async (): Promise<Response | null> => {
          try {
            const answer = await page.action?.(await pageRequest(page, args))
            if (page.followsWishlist) wishlistChanged?.()
            if (answer instanceof Response) return leadingTo(answer, args.request.url)
            unsaid = { acted: answer?.acted }
          } catch (error) {
            failed(error)
            unsaid = { failed: true }
          }
          return null
        }
        const sent = turn.then(send)
        turn = sent
        return sent
      },
      Component: drawn(page),
      ErrorBoundary: BrokenPage,
      handle: page,
    }
  }

  const routes: RouteObject[] = Object.entries(pages).map(([path, load]) => ({
    id: path,
    path,
    caseSensitive: true,
    lazy: async () => routeOf(await load()),
  }))
  return { routes, routeOf }
}
