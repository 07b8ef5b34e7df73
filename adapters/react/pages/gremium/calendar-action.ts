// Without React: what the form of the calendar of a Gremium does.
import { inGremium } from '#core/gremium/gremium-address.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { signInHref } from '#core/wishlist/sign-in-link.ts'
import { refusalText } from '#wording/refusals.ts'
import { afterForm, again, answered } from '../../answers.ts'
import { feedDeedField, feedDeeds } from '../../blocks/portal/calendar-feed.tsx'
import type { ActionAnswer, PageRequest } from '../../page.ts'
import type { FeedActed } from './calendar-of-gremium.tsx'
import { savedField } from './gremium-forms.tsx'

/** Switches the calendar of a Gremium on or off. */
export async function feedAction({
  site,
  settings,
  form,
  gremium,
}: Pick<PageRequest, 'site' | 'settings' | 'form'> & { readonly gremium: string }): Promise<
  Response | ActionAnswer<FeedActed>
> {
  const { calendarFeeds } = site.account
  const here = inGremium(addressOf.gremiumSettings, gremium)
  const on = form.one(feedDeedField) === feedDeeds.on ? await calendarFeeds.switchOn({ gremium }) : undefined
  if (on?.ok) return answered({ feed: { address: on.value } })
  const answer = on ?? (await calendarFeeds.switchOff({ gremium }))
  if (answer.ok) return afterForm(`${here}&${savedField}=${feedDeeds.off}#kalender`)
  const { refusal } = answer
  if (refusal.why === 'not-signed-in') return afterForm(signInHref(settings, here))
  return again(refusal, { feed: { refusal: refusalText(refusal) } })
}
