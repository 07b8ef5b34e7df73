import type { SiteOnHydratedPages } from '#pages-port/calls-in-browsers.ts'
import { postedForm } from '#pages-port/posted-form.ts'
import type { Frame, HydratedPage, HydratedPageRequest, PageData, Shown } from '../page.ts'
import type { TakenOver } from '../ui/taken-over.tsx'

/** What a page shows now. */
export interface Showing {
  readonly shown: Shown<unknown>
  /** What was answered to the form that was sent last. */
  readonly acted?: unknown
  /** What was asked last did not arrive, or its answer did not. */
  readonly failed: boolean
}

/** A page that a browser has taken over: what it shows, and what can be asked of it. */
export interface PageInBrowser extends TakenOver {
  readonly showing: () => Showing
  /** Tells when something else is shown; answers how to hear no more. */
  readonly subscribe: (heard: () => void) => () => void
}

/** What taking over a page needs. */
export interface Hydration {
  readonly window: Window
  readonly site: SiteOnHydratedPages
  /** Told of what went wrong; whatever cannot be done says so on the page as well. */
  readonly failed: (error: unknown) => void
}

/**
 * The page's own loader and action on the application over the wire, one after the other: a second click waits for the first.
 * An answer is shown together with the page as it is after it, not before that has been read. What does not arrive leaves all
 * as it stands and says so; where only the page could not be read again, the answer is what is told.
 */
export function pageInBrowser(
  page: HydratedPage<unknown, unknown>,
  { shown, acted, frame }: PageData,
  hydration: Hydration,
): PageInBrowser {
  const { window, failed } = hydration
  const listeners = new Set<() => void>()
  let showing: Showing = { shown, acted, failed: false }
  let before = Promise.resolve()

  const show = (next: Showing): void => {
    showing = next
    for (const heard of listeners) heard()
  }
  const inTurn = (ask: () => Promise<void>): void => {
    before = before.then(ask).catch((error: unknown) => {
      failed(error)
      show({ shown: showing.shown, failed: true })
    })
  }
  const read = (href: string): Promise<Shown<unknown>> => page.loader(requestOf(hydration, frame, href))

  return {
    showing: () => showing,
    subscribe(heard) {
      listeners.add(heard)
      return () => void listeners.delete(heard)
    },
    follow: (href) =>
      inTurn(async () => {
        show({ shown: await read(href), failed: false })
        window.history.replaceState(null, '', href)
      }),
    submit(form) {
      const { action } = form
      const fields = [...new FormData(form)]
      inTurn(async () => {
        const answer = await page.action?.(requestOf(hydration, frame, action, fields))
        if (answer instanceof Response) return window.location.assign(answer.headers.get('location') ?? frame.here)
        const answered = { acted: answer?.acted, failed: false }
        const anew = await read(action).catch((error: unknown) => failed(error))
        show({ shown: anew ?? showing.shown, ...answered })
      })
    },
  }
}

const requestOf = (
  { window, site }: Hydration,
  { brand, settings }: Frame,
  href: string,
  fields: readonly (readonly [string, FormDataEntryValue])[] = [],
): HydratedPageRequest => ({
  site,
  brand,
  settings,
  requestId: '',
  params: {},
  url: new URL(href, window.location.href),
  form: postedForm(fields.filter((field): field is [string, string] => typeof field[1] === 'string')),
  files: [],
  takenOver: true,
})
