import type { ReactNode } from 'react'
import type { Brand } from '#core/brand/brand.ts'
import type { Tag } from '#core/changes/changes.ts'
import type { TargetGroup } from '#core/shared/target-group.ts'
import type { UploadedFile } from '#core/forms/forms.ts'
import type { Site, SiteRefusal } from '#core/site.ts'
import type { SiteOnHydratedPages } from '#pages-port/calls-in-browsers.ts'
import type { PageAnswer, PageSettings } from '#pages-port/page-rendering.ts'
import type { PostedForm } from '#pages-port/posted-form.ts'
import type { SectionSheet } from '#pages-port/section-sheets.ts'

/** What a page's loader and action are given; `S` is as much of the application as they may call. */
export interface PageRequest<S = Site> {
  readonly site: S
  readonly brand: Brand
  readonly settings: PageSettings
  readonly requestId: string
  readonly params: Readonly<Record<string, string | undefined>>
  readonly url: URL
  /** Empty but for a posted form. */
  readonly form: PostedForm
  /** Those that came with it. */
  readonly files: readonly UploadedFile[]
  /** Somebody goes to the page to read it; see `PageAsk`. Nothing to go by for a page that a cache may answer. */
  readonly isNavigation?: true
  /** A browser that took the page over asks: what is answered is drawn in place, and nothing is loaded anew. */
  readonly takenOver?: true
}

/** What a page that browsers take over is given: the calls that are carried to it, and no others. */
export type HydratedPageRequest = PageRequest<SiteOnHydratedPages>

/** What a page shows and how it may be cached. */
export interface Shown<D> {
  readonly data: D
  readonly cache: PageAnswer['cache']
  /** Everything that it is made of; a change of it makes the page stale. The brand is said of every page. */
  readonly tags: readonly Tag[]
  /** 200 unless said. */
  readonly status?: number
  /** Where a form of the page leads back to, when that is not its bare path. */
  readonly here?: string
}

/** What an action answers when its page is to be shown again: what it did, or why it did not. */
export interface ActionAnswer<A> {
  /** Of which the server makes the status; where there is none, it is 200. */
  readonly refusal?: Refusal
  readonly acted: A
}

export type Refusal = Pick<SiteRefusal, 'why'>

/** What every component may know beside its own data. */
export interface Frame {
  readonly brand: Brand
  readonly settings: PageSettings
  /** Where forms lead back to: the path of the page, with no more of the query than the page is made of. */
  readonly here: string
}

export interface PageProps<D, A = never> {
  readonly data: D
  /** The answer to the posted form, if that is why the page is shown. */
  readonly acted?: A | undefined
  readonly frame: Frame
  /** What was asked last did not arrive; only a browser that took the page over can know that. */
  readonly failed?: boolean
}

/** Where the document of a page that browsers take over holds what it was drawn from. */
export const pageDataId = 'page-data'

/** What a page was drawn from, for the browser that takes it over. */
export interface PageData {
  readonly shown: Shown<unknown>
  readonly acted?: unknown
  /** Where its lines lead that cite norms and decisions; of a page whose data the server reads. */
  readonly cited?: Cited
  readonly frame: Frame
}

/** Lines of text that cite something, each in pieces with their addresses. */
export type Cited = Readonly<Record<string, readonly { readonly text: string; readonly url?: string }[]>>

/**
 * What the server answers to a browser that took a page over and asks for one whose data the server reads: what it is
 * drawn from, or where to go on.
 */
export type ServedData = { readonly location: string } | (Omit<PageData, 'frame'> & { readonly build: string })

export interface Crumb {
  readonly title: string
  readonly href: string
}

/** What stands around a page: in its head, its header and its breadcrumbs. */
export interface Head {
  readonly title: string
  readonly description?: string
  /** The one address of the page; absent on pages that searches shall not keep. */
  readonly canonical?: string
  readonly noindex?: true
  /** The rubric's position on the shelf: its ninth of the register hangs down. */
  readonly rubric?: number
  /** Path of the picture that stands for the page elsewhere, 1200 by 630 pixels; the brand's unless said. */
  readonly picture?: string
  /** From the second on; the first is the start page, the last is this page. */
  readonly crumbs?: readonly Crumb[]
  readonly section?: 'seminare' | 'termine' | 'fachtagungen' | 'standorte' | 'lexikon' | 'rechtsprechung' | 'gesetze'
  readonly audience?: TargetGroup
  /** Of its own; the breadcrumbs follow from `crumbs`. */
  readonly jsonLd?: readonly object[]
  /** The feed that tells what is new of this: of all articles, or of news alone. */
  readonly feed?: 'all' | 'news'
  /** Address of the same as iCalendar, for programs that keep an eye on it. */
  readonly calendar?: string
}

/** What a browser calls the page. */
export const documentTitle = ({ title }: Head, { name }: Brand): string =>
  withoutSoftHyphens(title === name ? title : `${title} – ${name}`)

/** As it is read where words do not break. */
export const withoutSoftHyphens = (text: string): string => text.replaceAll('\u00ad', '')

/** What of a page is drawn: all but what reads and acts. */
export interface PageView<D, A = never> {
  /**
   * The keys of the query that it reads. The address that it is given holds no others, and a cache tells it apart by
   * these.
   */
  readonly reads?: readonly string[]
  /** Its section, where that has a style sheet of its own. */
  readonly sheet?: SectionSheet
  Component(props: PageProps<D, A>): ReactNode
  head(data: D, frame: Frame): Head
}

interface PageOn<S, D, A> extends PageView<D, A> {
  // As properties: a method would be let through with a site that knows more than it is given.
  readonly loader: (asked: PageRequest<S>) => Promise<Shown<D>>
  /** Answers a form: where to go, or the form again with what was wrong. */
  readonly action?: (asked: PageRequest<S>) => Promise<Response | ActionAnswer<A>>
}

/** A page is one file: what it asks, what its form does, what it shows, what its head says (architecture §3). */
export interface Page<D, A = never> extends PageOn<Site, D, A> {
  /** Only the component is drawn: a part for pages of others, without a document and what stands around it. */
  readonly part?: true
  readonly hydrated?: never
}

/**
 * A page that browsers take over: forms and links of it work without a reload (docs/decisions/027). It calls what is
 * carried to browsers and nothing else, and is listed in browser/hydrated-pages.ts.
 */
export interface HydratedPage<D, A = never> extends PageOn<SiteOnHydratedPages, D, A> {
  readonly hydrated: true
  /** It shows the wishlist and its forms change it: it is read anew when another tab did so, and tells others. */
  readonly followsWishlist?: true
  readonly part?: never
}

/**
 * A page that browsers take over and whose data the server goes on reading: a browser has its view and asks the server
 * for what it is drawn from, with the rights and in the words of the server (docs/decisions/085). Its view is listed
 * in browser/served-views.ts.
 */
export interface ServedPage<D, A = never> extends PageOn<Site, D, A> {
  readonly hydrated: 'served'
  readonly followsWishlist?: never
  readonly part?: never
}

/** A page of any kind, whatever it shows. */
export type AnyPage = Page<unknown, unknown> | HydratedPage<unknown, unknown> | ServedPage<unknown, unknown>

/** An address without those parts of its query that the page does not read, so that it cannot depend on them. */
export const addressRead = ({ reads = [] }: Pick<AnyPage, 'reads'>, href: string): URL => {
  const url = new URL(href)
  if (url.search === '') return url
  const read = reads.flatMap((key) => url.searchParams.getAll(key).map((value) => [key, value]))
  url.search = new URLSearchParams(read).toString()
  return url
}
