import type { ListedEvent } from '#core/catalogue/catalogue.ts'
import { monthRange } from '#core/shared/date-texts.ts'
import { forEveryone } from '../answers.ts'
import { following } from '../following.ts'
import type { Frame, Page } from '../page.ts'
import { EventRow } from '../parts/event-row.tsx'
import { GoLink } from '../parts/go-link.tsx'
import { Note } from '../parts/note.tsx'
import { pageWording } from '../wording/pages.ts'

const words = pageWording.programme.dates
const address = '/seminare/p'
const rowsOnPage = 20

interface Months {
  readonly months: readonly { readonly name: string; readonly events: readonly ListedEvent[] }[]
  readonly next?: string | undefined
}

/** Every upcoming date, month by month. */
export const eventsPage: Page<Months> = {
  async loader({ site, url }) {
    const after = url.searchParams.get('after')
    const events = await site.catalogue.events({ limit: rowsOnPage, ...(after === null ? {} : { after }) })
    const items = events.ok ? events.value.items : []
    return {
      ...forEveryone({ months: byMonth(items), next: events.ok ? events.value.next : undefined }, ['events', 'themes']),
      here: following(address, after),
    }
  },
  head: () => ({
    title: words.list,
    description: words.listDescription,
    canonical: address,
    crumbs: [],
    section: 'termine',
  }),
  Component: ({ data: { months, next }, frame }) => (
    <>
      <div className="wrap rhead stack">
        <h1>{words.list}</h1>
        <p className="lead">{words.listLead}</p>
      </div>
      <div className="wrap sec">
        {months.length === 0 && <Note icon="clock" title={words.nothing} />}
        {months.map(({ name, events }) => (
          <Month key={name} name={name} events={events} frame={frame} />
        ))}
        {next !== undefined && (
          <p className="further">
            <GoLink href={following(address, next)}>{words.further}</GoLink>
          </p>
        )}
      </div>
    </>
  ),
}

const Month = ({ name, events, frame }: Months['months'][number] & { readonly frame: Frame }) => (
  <section>
    <h2 className="month">{name}</h2>
    <div className="evs">
      {events.map((event) => (
        <EventRow key={event.eventId} event={event} frame={frame} />
      ))}
    </div>
  </section>
)

const byMonth = (events: readonly ListedEvent[]): Months['months'] =>
  [...Map.groupBy(events, ({ startDate }) => monthRange(startDate, startDate))].map(([name, group]) => ({
    name,
    events: group,
  }))
