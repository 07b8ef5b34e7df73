import * as addressOf from '../shared/addresses.ts'
import { postsOnPage, type CategoryId } from './forum.ts'

/** In addresses: what a member has of the page for herself. */
export const ownField = 'ich'
/** In addresses: the number of the post with which a page of a thread begins. */
export const fromField = 'ab'
/** In addresses: the post that is quoted, changed or reported. */
export const quoteField = 'zitat'
export const editField = 'bearbeiten'
export const reportField = 'melden'
/** In addresses: what a form did last. */
export const savedField = 'gespeichert'
/** In addresses: how threads are listed. */
export const orderField = 'sortierung'

/** Where a post stands on the page of its thread. */
export const postAnchor = (id: string): string => `beitrag-${id}`
export const writingAnchor = 'antworten'

/** With the number of which post the page begins that shows a post. */
export const firstOfPage = (nth: number): number => Math.floor(Math.max(0, nth - 1) / postsOnPage) * postsOnPage + 1

interface InThread {
  readonly own?: boolean
  readonly from?: number
  readonly quote?: string
  readonly edit?: string
  readonly report?: string
  readonly saved?: string
  /** The post to which it leads, or the form. */
  readonly at?: string
}

/** A page of a thread, and on it what is done there. */
export const threadHref = (id: string, { own, from = 1, quote, edit, report, saved, at }: InThread = {}): string => {
  const pairs: readonly (readonly [string, string | undefined])[] = [
    [fromField, from > 1 ? String(from) : undefined],
    [quoteField, quote],
    [editField, edit],
    [reportField, report],
    [savedField, saved],
  ]
  const given = pairs.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]))
  const query = [...(own ? [ownField] : []), ...given].join('&')
  return `${addressOf.forumThread(id)}${query === '' ? '' : `?${query}`}${at === undefined ? '' : `#${at}`}`
}

/** The form in which a thread of a category is opened. */
export const openingHref = (category: CategoryId): string => `${addressOf.forumCategory(category)}?${ownField}`
export const ownForumHref = `${addressOf.forum}?${ownField}`
