import type { Site } from './site.ts'

/** A request for a page as the server hands it to the pages; neither of them knows the other. */
export interface PageAsk {
  readonly method: 'GET' | 'POST'
  /** Path and query as asked, already decoded where the server had to. */
  readonly url: string
  /** The fields of a form posted without JavaScript. */
  readonly form?: Readonly<Record<string, string>>
  /** The application as this visitor sees it. */
  readonly site: Site
  /** Shown small on error pages, so that support can find the log line. */
  readonly requestId: string
  /** Set when the page to show is a failure that happened before any page was found, such as 405, 413, 415 or 500. */
  readonly fault?: { readonly status: number }
}

/** A rendered page, or the way to another one, with what the server must know to send and to keep it. */
export interface PageAnswer {
  readonly status: number
  readonly html: string
  /** For 301, 302 and 303. */
  readonly location?: string
  /** public: the same bytes for everyone; private: personal or a form's answer, never stored. */
  readonly cache: 'public' | 'private'
  /** What the page was made of, such as `theme:betriebsverfassungsrecht-1`; a change of it makes the page stale. */
  readonly tags: readonly string[]
}

/** Renders every page; never throws for a bad address, answers 404 as a page. */
export type Render = (ask: PageAsk) => Promise<PageAnswer>

/** What pages know of the outside: addresses come from settings, never from the Host header. */
export interface PageSettings {
  readonly siteOrigin: string
  /** The works-council domain, where the member login lives; the same as siteOrigin by default. */
  readonly brOrigin: string
  readonly cookiebotId?: string
  readonly assets: PageAssets
}

/** Addresses of the built files that every page names, all of our own origin. */
export interface PageAssets {
  /** The small script that wakes widgets. */
  readonly loader: string
  readonly styles: readonly string[]
  /** /wording/de.<hash>.json */
  readonly wording: string
  /** Fonts to preload. */
  readonly fonts: readonly string[]
}
