import type { Site } from '#core/site.ts'

/** What a browser asks of a page. These shapes mirror the server's, so that neither side imports the other. */
export interface PageAsk {
  readonly method: 'GET' | 'POST'
  /** Path and query as asked. */
  readonly url: string
  /** The fields of a form posted without JavaScript. */
  readonly form?: Readonly<Record<string, string>>
  /** The application as this visitor sees it. */
  readonly site: Site
  /** Shown small on error pages, so that support can find the log line. */
  readonly requestId: string
  /** The page to show is a failure that happened before any page was found. */
  readonly fault?: { readonly status: number }
}

export interface PageAnswer {
  readonly status: number
  readonly html: string
  /** For 301, 302 and 303. */
  readonly location?: string
  /** public: the same bytes for everyone; private: personal or a form's answer, never stored. */
  readonly cache: 'public' | 'private'
  /** What the page was made of, such as `theme:betriebsverfassungsrecht-1`. */
  readonly tags: readonly string[]
}

/** Renders every page; never throws for a bad address, answers 404 as a page. */
export type Render = (ask: PageAsk) => Promise<PageAnswer>

/** What pages know of the outside. */
export interface PageSettings {
  readonly siteOrigin: string
  /** The works-council domain, where the member login lives. */
  readonly brOrigin: string
  readonly cookiebotId?: string
  readonly assets: {
    /** The small script that wakes widgets. */
    readonly loader: string
    readonly styles: readonly string[]
    readonly wording: string
    /** Fonts to preload. */
    readonly fonts: readonly string[]
  }
}
