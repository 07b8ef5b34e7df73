import { data } from 'react-router-dom'
import type { Tag } from '#core/changes/changes.ts'
import { statusOf } from '#pages-port/refusal-status.ts'
import type { ActionAnswer, Refusal, Shown } from './page.ts'

/** The same bytes for everyone, made of what the tags name. */
export const forEveryone = <D>(value: D, tags: readonly Tag[], status = 200): Shown<D> => ({
  data: value,
  cache: 'public',
  tags,
  status,
})

/** Personal, or the answer to a form: never stored. */
export const forOne = <D>(value: D, status = 200): Shown<D> => ({ data: value, cache: 'private', tags: [], status })

/** The form again, with what was wrong; the status is that of the refusal. */
export const again = <A>(refusal: Refusal, acted: A): ActionAnswer<A> => ({ refusal, acted })

/** The page again, with what the form did. */
export const answered = <A>(acted: A): ActionAnswer<A> => ({ acted })

/** There is no such page. */
export const notFound = () => data(null, { status: statusOf({ why: 'not-found' }) })

/** What was asked for lives elsewhere for good. */
export const redirectedTo = (href: string): Response => leadingTo(href, 301)

/** The form belongs there; browsers send it once more, files and all. */
export const sendAgainTo = (href: string): Response => leadingTo(href, 308)

/** For now, see there. */
export const seeElsewhere = (href: string): Response => leadingTo(href, 302)

/** The form did its work; the page to read is there. */
export const afterForm = (href: string): Response => leadingTo(href, 303)

const leadingTo = (location: string, status: number): Response => new Response(null, { status, headers: { location } })
