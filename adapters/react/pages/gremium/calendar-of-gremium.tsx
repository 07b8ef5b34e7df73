import type { FeedAddress, OfferedFeed } from '#core/calendar-feeds/ports.ts'
import { calendarFeedWording as words } from '#wording/pages/calendar-feeds.ts'
import { FeedAddressNote, FeedButtons, FeedStanding } from '../../blocks/portal/calendar-feed.tsx'
import { SentForm } from '../../blocks/portal/sent-form.tsx'
import { FormSummary } from '../../ui/form-summary.tsx'
import { Note } from '../../ui/note.tsx'

/** What became of the calendar of a Gremium: its address, or why there is none. */
export interface FeedActed {
  readonly feed: { readonly address: FeedAddress } | { readonly refusal: string }
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
    {acted && 'refusal' in acted.feed && <FormSummary faults={[]} refusal={acted.feed.refusal} />}
    {acted && 'address' in acted.feed && <FeedAddressNote address={acted.feed.address} />}
    {isOff && (
      <Note icon="tick" tone="ok" status title={words.savedOff.title}>
        <p>{words.savedOff.text}</p>
      </Note>
    )}
    <p>{words.gremium.text}</p>
    <FeedStanding feed={feed} />
    <SentForm name="calendar" action={here}>
      <FeedButtons feed={feed} />
    </SentForm>
  </section>
)
