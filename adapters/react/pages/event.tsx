import type { ListedEvent, ThemePage } from '#core/catalogue/catalogue.ts'
import { isTrainingSeries, themeKind } from '#core/catalogue/theme-kind.ts'
import { eventHref, rubricHref, themeDatesHref, themeHref } from '#core/catalogue/theme-links.ts'
import { dateRange } from '#core/shared/date-texts.ts'
import { forEveryone, movedTo, notFound } from '../answers.ts'
import type { Crumb, Page, PageProps } from '../page.ts'
import { AvailabilityMark } from '../parts/availability-mark.tsx'
import { BookingByPhone } from '../parts/booking-by-phone.tsx'
import { withJoints } from '../parts/compound-joints.ts'
import { DatesTable } from '../parts/dates-table.tsx'
import { EventDate } from '../parts/event-date.tsx'
import { EventPlace, townText } from '../parts/event-place.tsx'
import { EventPrice } from '../parts/event-price.tsx'
import { daysOf, EventSlots } from '../parts/event-slots.tsx'
import { GoLink } from '../parts/go-link.tsx'
import { dateItem, dateLabel, HeartHost } from '../parts/heart-host.tsx'
import { MarginSection } from '../parts/margin-section.tsx'
import { NoDates } from '../parts/no-dates.tsx'
import { ProgrammeDays } from '../parts/programme-days.tsx'
import { RubricMark } from '../parts/rubric-mark.tsx'
import { SeriesModules } from '../parts/series-modules.tsx'
import { breadcrumbLd, eventLd } from '../shell/json-ld.ts'
import { pageWording } from '../wording/pages.ts'

const words = pageWording.programme.event
const otherDatesShown = 5

/** A date to come, or what takes the place of one that has begun. */
type Dated = { readonly event: ListedEvent; readonly page: ThemePage | undefined } | { readonly past: ThemePage }

/** One date: when, where, what it costs, how it runs. A past one answers 410 and names the new ones (domain §7.13). */
export const eventPage: Page<Dated> = {
  async loader({ site, params }) {
    const answer = await site.catalogue.event({ key: params['event'] ?? '' })
    if (answer.ok) {
      const event = answer.value
      const page = await site.catalogue.theme({ url: event.themeUrl })
      return forEveryone<Dated>({ event, page: page.ok ? page.value : undefined }, [
        `event:${event.eventId}`,
        `theme:${event.themeUrl}`,
        'events',
      ])
    }
    const { refusal } = answer
    if (refusal.why === 'moved') throw movedTo(refusal.to)
    const page = refusal.why === 'past' ? await site.catalogue.theme({ url: refusal.themeUrl }) : undefined
    if (!page?.ok) throw notFound()
    return forEveryone<Dated>({ past: page.value }, [`theme:${page.value.theme.url}`, 'events'], 410)
  },
  head: (data, frame) => {
    if ('past' in data) return { title: words.pastTitle, noindex: true, crumbs: crumbsTo(data.past.theme) }
    const { event, page } = data
    const title = words.title(event.theme.title, dateRange(event.startDate, event.endDate), townText(event))
    const crumbs = crumbsTo(event.theme)
    return {
      title,
      description: page?.card.teaser ?? title,
      canonical: eventHref(event),
      rubric: event.theme.rubric.position,
      crumbs,
      section: 'termine',
      jsonLd: [eventLd(event, frame), breadcrumbLd([...crumbs, { title, href: eventHref(event) }], frame)],
    }
  },
  Component: ({ data, frame }) =>
    'past' in data ? <PastEvent data={data.past} frame={frame} /> : <EventToCome data={data} frame={frame} />,
}

const EventToCome = ({ data: { event, page }, frame }: PageProps<Extract<Dated, { event: ListedEvent }>>) => {
  const others = (page?.theme.events ?? []).filter(({ eventId }) => eventId !== event.eventId).slice(0, otherDatesShown)
  const days = page?.theme.content[0]?.programme ?? []
  const series = isTrainingSeries(event.theme)
  return (
    <>
      <div className="wrap thead">
        <div className="stack g3">
          <p className="row apart">
            <RubricMark rubric={event.theme.rubric} />
            <span className="small mute">
              {themeKind(event.theme)}, {words.number(event.eventId)}
            </span>
          </p>
          <h1>{withJoints(event.theme.title)}</h1>
          <EventDate event={event} className="date when" />
          <EventPlace event={event} />
          <div className="row">
            <a className="btn alt" href={themeHref(event.theme)}>
              {words.toTheme}
            </a>
            <HeartHost item={dateItem(event)} label={dateLabel(event.theme.title, event)} frame={frame} />
          </div>
        </div>
        <aside className="sum top-r stack" aria-labelledby="preis">
          <h2 id="preis">{words.bill}</h2>
          <EventPrice price={event.price} />
          <AvailabilityMark event={event} />
          <BookingByPhone brand={frame.brand} />
        </aside>
      </div>
      <MarginSection title={words.when}>
        <EventSlots event={event} />
      </MarginSection>
      {series && page && (
        <MarginSection title={pageWording.programme.series.modules} note={pageWording.programme.series.note}>
          <SeriesModules theme={page.theme} event={event} heading="h3" />
        </MarginSection>
      )}
      {!series && days.length > 0 && (
        <MarginSection title={words.schedule}>
          <ProgrammeDays days={days} when={daysOf(event, days)} />
        </MarginSection>
      )}
      {page && others.length > 0 && (
        <MarginSection
          title={words.otherDates}
          under={
            <GoLink href={themeDatesHref(page.theme)}>
              {pageWording.programme.dates.all(page.theme.events.length)}
            </GoLink>
          }
        >
          <DatesTable theme={page.theme} events={others} frame={frame} />
        </MarginSection>
      )}
    </>
  )
}

const PastEvent = ({ data: { theme }, frame }: PageProps<ThemePage>) => (
  <>
    <div className="wrap rhead stack g3">
      <p>
        <RubricMark rubric={theme.rubric} />
      </p>
      <h1>{words.pastTitle}</h1>
      <p className="lead">{theme.events.length > 0 ? words.pastLead(theme.title) : words.pastNone(theme.title)}</p>
      <p>
        <GoLink href={themeHref(theme)}>{words.toTheme}</GoLink>
      </p>
    </div>
    <div className="wrap dated">
      {theme.events.length > 0 ? (
        <DatesTable theme={theme} events={theme.events.slice(0, otherDatesShown)} frame={frame} />
      ) : (
        <NoDates brand={frame.brand} />
      )}
    </div>
  </>
)

const crumbsTo = (theme: Pick<ThemePage['theme'], 'url' | 'title' | 'rubric'>): readonly Crumb[] => [
  { title: theme.rubric.title, href: rubricHref(theme.rubric) },
  { title: theme.title, href: themeHref(theme) },
]
