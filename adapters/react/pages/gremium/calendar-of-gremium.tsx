import type { FeedAddress, OfferedFeed } from '#core/calendar-feeds/ports.ts'
import { inGremium } from '#core/gremium/gremium-address.ts'
import * as addressOf from '#core/shared/addresses.ts'
import type { SiteRefusal } from '#core/site.ts'
import { signInHref } from '#core/wishlist/sign-in-link.ts'
import { calendarFeedWording as words } from '#wording/pages/calendar-feeds.ts'
import { refusalText } from '#wording/refusals.ts'
import { afterForm, again, answered } from '../../answers.ts'
import {
  FeedAddressNote,
  FeedButtons,
  feedDeedField,
  feedDeeds,
  FeedStanding,
} from '../../blocks/portal/calendar-feed.tsx'
import type { ActionAnswer, PageRequest } from '../../page.ts'
import { FormSummary } from '../../ui/form-summary.tsx'
import { Note } from '../../ui/note.tsx'
import { savedField } from './gremium-forms.tsx'

/** What became of the calendar of a Gremium: its address, or why there is none. */
export interface FeedActed {
  readonly feed: { readonly address: FeedAddress } | { readonly refusal: SiteRefusal }
}

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
  return again(refusal, { feed: { refusal } })
}

/** The calendar of all that is booked for a Gremium, for one of its managers. */
export const CalendarOfGremium = ({
  feed,
  isOff,
  acted,
  here,
}: {
  readonly feed: OfferedFeed
  readonly isOff: boolean
  readonly acted: FeedActed | undefined
  readonly here: string
}) => (
  <section className="stack g3 narrow" id="kalender" aria-labelledby="kalender-titel">
    <h2 id="kalender-titel">{words.gremium.title}</h2>
    {acted && 'refusal' in acted.feed && <FormSummary faults={[]} refusal={refusalText(acted.feed.refusal)} />}
    {acted && 'address' in acted.feed && <FeedAddressNote address={acted.feed.address} />}
    {isOff && (
      <Note icon="tick" tone="ok" status title={words.savedOff.title}>
        <p>{words.savedOff.text}</p>
      </Note>
    )}
    <p>{words.gremium.text}</p>
    <FeedStanding feed={feed} />
    <form method="post" action={here}>
      <FeedButtons feed={feed} />
    </form>
  </section>
)
