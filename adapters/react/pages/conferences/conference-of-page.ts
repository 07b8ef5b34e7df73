// Without React: what loaders of a Fachtagung's pages share.
import type { Conference } from '#core/conference/conference.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { notFound, redirectedTo } from '../../answers.ts'
import type { PageRequest } from '../../page.ts'

/**
 * The Fachtagung that a page is about, which has that address. Leads on to the same page where it lives elsewhere now;
 * there is no page where it is none.
 */
export async function conferenceOfPage(
  { site, params }: Pick<PageRequest, 'site' | 'params'>,
  address: (conference: string) => string,
): Promise<Conference> {
  const answer = await site.programme.conferences.conference({ url: params['conference'] ?? '' })
  if (answer.ok) return answer.value
  if (answer.refusal.why !== 'moved') throw notFound()
  const { to } = answer.refusal
  const ofConferences = addressOf.conference('')
  throw redirectedTo(to.startsWith(ofConferences) ? address(to.slice(ofConferences.length)) : to)
}
