import type { UploadedFile } from '#core/forms/forms.ts'
import type { Day } from '#core/shared/day.ts'
import type { SiteForPages } from '#core/site.ts'
import type { PostedForm } from './posted-form.ts'
import type { SectionSheet } from './section-sheets.ts'

/** A request for a page as the server hands it to the pages; neither of them knows the other. */
export interface PageAsk {
  readonly method: 'GET' | 'POST'
  /** Path and query as asked, already decoded where the server had to. */
  readonly url: string
  /** The fields of a form posted without JavaScript. */
  readonly form?: PostedForm
  /** The files that came with the form. */
  readonly files?: readonly UploadedFile[]
  /** The application as this visitor sees it. */
  readonly site: SiteForPages
  /** Shown small on error pages, so that support can find the log line. */
  readonly requestId: string
  /** Somebody goes to the page to read it, as far as the request says so; programs and what is fetched ahead do not. */
  readonly isNavigation?: true
  /** A browser that took a page over asks: what the page is drawn from is answered in place of a document. */
  readonly asData?: true
  /** Set when the page to show is a failure that happened before any page was found, such as 405, 413, 415 or 500. */
  readonly fault?: {
    readonly status: number
    /** What was asked may have been done all the same: only the answer to it was lost. */
    readonly mayBeDone?: boolean
    /** With 503: nothing is broken, only too much is going on. */
    readonly busy?: boolean
  }
}

/** A rendered page, or the way to another one, with what the server must know to send and to cache it. */
export interface PageAnswer {
  readonly status: number
  readonly html: string
  /** In place of it: what the page is drawn from, as JSON, for a browser that draws it. Never stored. */
  readonly json?: string
  /** For 301, 302 and 303. */
  readonly location?: string
  /** public: the same bytes for everyone; private: personal or a form's answer, never stored. */
  readonly cache: 'public' | 'private'
  /** What the page was made of, such as `theme:betriebsverfassungsrecht-1`; a change of it makes the page stale. */
  readonly tags: readonly string[]
}

/** The header by which such a browser asks. */
export const asDataHeader = 'x-page-data'

/** Renders every page; never throws for a bad address, answers 404 as a page. */
export interface Render {
  (ask: PageAsk): Promise<PageAnswer>
  /**
   * The query keys that the page at a path is made of, in the order in which a cache names them; undefined where there
   * is no page. Of a renderer without it no page is cached.
   */
  readonly reads?: (path: string) => readonly string[] | undefined
}

/** What pages know of the outside: addresses come from settings, never from the Host header. */
export interface PageSettings {
  readonly siteOrigin: string
  /** The works-council domain, where the member login lives; the same as siteOrigin by default. */
  readonly brOrigin: string
  readonly cookiebotId?: string
  /** What the last automatic check of accessibility found; absent where there was none. */
  readonly accessibilityCheck?: AccessibilityCheck
  readonly assets: PageAssets
}

/** Addresses of the built files that every page names, all of our own origin. */
export interface PageAssets {
  /** The small script that wakes widgets. */
  readonly loader: string
  /** The script of pages that browsers take over; without it such pages stay as they came. */
  readonly hydration?: string
  /** What every page wears. */
  readonly styles: readonly string[]
  /** What pages of a section wear beside it; absent where nothing was built, for then one sheet holds it all. */
  readonly sectionSheets?: Readonly<Record<SectionSheet, string>>
  /** Digests of these scripts and style sheets by their addresses (SRI): a browser takes no other bytes for them. */
  readonly integrity?: Readonly<Record<string, string>>
  /** /wording/de.<hash>.json */
  readonly wording: string
  /** Fonts to preload. */
  readonly fonts: readonly string[]
}

/** An automatic check of accessibility in a browser, as docs/accessibility-check.json keeps it. */
export interface AccessibilityCheck {
  readonly on: Day
  /** Name and version of what checked. */
  readonly tool: string
  /** Kinds of pages, and states that pages are in after somebody did something. */
  readonly pages: number
  readonly states: number
  /** Violations of WCAG 2.2 AA or of good practice. */
  readonly findings: number
}
