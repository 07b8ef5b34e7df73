import type { CostRates } from '#core/costs/with-hotel.ts'
import type { FoundEvent } from '#core/finder/finder.ts'
import { monthText } from '#core/shared/date-texts.ts'
import { berlinDay } from '#core/shared/dates.ts'
import { forEveryone, redirectedTo } from '../../answers.ts'
import { ChosenFilters, Sortings, chosenLabels } from '../../blocks/finder/chosen-filters.tsx'
import { chipsOfFilter } from '#core/finder/filter-values.view.ts'
import { findEvents, furtherChoice, sortingsOf, type Finding } from '#core/finder/finder.view.ts'
import {
  askOf,
  calendarHref,
  choiceOf,
  chosenValues,
  finderAddress,
  filtersOf,
  hrefOf,
  isOneAddressOf,
  parameters,
  without,
  type Parameter,
} from '#core/finder/finder-address.ts'
import { comparedInFinder } from '#core/comparison/comparison-address.ts'
import { CompareBar } from '../../blocks/compare-bar.tsx'
import { themesHref } from '#core/finder/found-themes.view.ts'
import { FinderForm } from '../../blocks/finder/finder-form.tsx'
import { AlsoNear } from '../../blocks/finder/nearest-searches.tsx'
import { pictureOfChoice } from '../../blocks/finder/shared-choice.ts'
import { NothingFound } from '../../blocks/finder/nothing-found.tsx'
import type { Frame, Head, Page } from '../../page.ts'
import { FoundRow } from '../../blocks/event-row.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { LookUpLine } from '../../blocks/look-up.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { pageWording } from '#wording/pages.ts'

const words = pageWording.finder

interface Found {
  readonly finding: Finding
  readonly rates: CostRates | undefined
}

/** The finder: every upcoming event, narrowed and sorted as its address says. It works without a script. */
export const eventsPage: Page<Found> = {
  reads: parameters,
  async loader({ site, url }) {
    const choice = choiceOf(url)
    if (!isOneAddressOf(choice, url)) throw redirectedTo(hrefOf(choice))
    const [finding, rates] = await Promise.all([findEvents(site.programme, choice), site.programme.costs.rates({})])
    return {
      ...forEveryone({ finding, rates: rates.ok ? rates.value : undefined }, [
        'dates',
        'themes',
        'rubrics',
        'venues',
        'record:hotel',
      ]),
      here: hrefOf(choice),
    }
  },
  head: (data) => ({ crumbs: [], section: 'termine', ...named(data) }),
  Component: ({ data, frame }) => {
    const { finding } = data
    const { understood, found } = finding
    const narrowed = filtersOf(understood).length > 0
    return (
      <div className="wrap finder">
        <header className="rhead stack g2">
          <h1>{words.title}</h1>
          <p className="lead" role="status" id="gefunden">
            <strong>{words.events(found.total)}</strong> {narrowed ? words.forChoice(found.programme) : words.inAll}
          </p>
        </header>
        <div className="side left">
          <FinderForm finding={finding} frame={frame} />
          <section className="stack g3" aria-labelledby="liste">
            <h2 className="vh" id="liste">
              {words.results(found.total)}
            </h2>
            <div className="row apart">
              <ChosenFilters finding={finding} />
              {found.total > 1 && <Sortings finding={finding} />}
              <GoLink href={themesHref(understood)}>{words.ofThemes.toThemes}</GoLink>
            </div>
            <Results data={data} frame={frame} />
            {found.items.length > 0 && (
              <CompareBar choice={finding.choice} listed={found.items.map(({ event }) => event.eventId)} />
            )}
            {found.total > 0 && <AlsoNear finding={finding} />}
            {found.total > 0 && (
              <p>
                <a className="txt" href={calendarHref(filterOf(finding))} rel="nofollow">
                  <Icon name="calendar" />
                  {narrowed ? words.subscribe : words.subscribeAll}
                </a>
              </p>
            )}
            <LookUpLine />
          </section>
        </div>
      </div>
    )
  },
}

const Results = ({ data: { finding, rates }, frame }: { readonly data: Found; readonly frame: Frame }) => {
  const { understood, found } = finding
  if (found.total === 0) return <NothingFound finding={finding} brand={frame.brand} />
  const { weiter } = understood
  const further = furtherChoice(finding)
  const compared = comparedInFinder(understood).flatMap((item) => ('event' in item ? item.event : []))
  return (
    <>
      {weiter !== undefined && found.items.length === 0 && <Note icon="clock" title={words.nowhere} />}
      {sortingsOf(finding).current === 'datum' ? (
        byMonth(found.items).map(([name, events]) => (
          <section key={name}>
            <h3 className="month">{name}</h3>
            <Rows events={events} rates={rates} compared={compared} heading="h4" frame={frame} />
          </section>
        ))
      ) : (
        <Rows events={found.items} rates={rates} compared={compared} heading="h3" frame={frame} />
      )}
      {(further !== undefined || weiter !== undefined) && (
        <p className="row further">
          {further !== undefined && <GoLink href={hrefOf(further)}>{words.more}</GoLink>}
          {weiter !== undefined && (
            <a className="txt" href={hrefOf(without(understood))}>
              {words.fromBeginning}
            </a>
          )}
        </p>
      )}
    </>
  )
}

interface Listed {
  readonly events: readonly FoundEvent[]
  readonly rates: CostRates | undefined
  /** Numbers of those that were chosen to be compared. */
  readonly compared: readonly number[]
  /** Under months, or under the list itself. */
  readonly heading: 'h3' | 'h4'
  readonly frame: Frame
}

const Rows = ({ events, rates, compared, heading, frame }: Listed) => (
  <div className="evs">
    {events.map((found) => (
      <FoundRow
        key={found.event.eventId}
        found={found}
        rates={rates}
        compared={compared.includes(found.event.eventId)}
        heading={heading}
        frame={frame}
      />
    ))}
  </div>
)

const byMonth = (events: readonly FoundEvent[]) => [
  ...Map.groupBy(events, ({ event: { startDate } }) => monthText(berlinDay(startDate).slice(0, 7))),
]

const filterOf = ({ understood }: Finding) => {
  const { sort: _, after: __, ...filter } = askOf(understood)
  return filter
}

/**
 * Searches shall keep the plain list and the list of one office, rubric or town, each under one address; they follow
 * the links of all others.
 */
const named = ({ finding }: Found): Omit<Head, 'crumbs'> => {
  const { choice, understood, faults, found } = finding
  const filters = filtersOf(understood)
  const [only] = filters
  const single =
    filters.length === 1 && only !== undefined && only in indexed && chosenValues(understood, only).length === 1
      ? (only as keyof typeof indexed)
      : undefined
  const asIs: readonly Parameter[] = ['plz', 'sortierung', 'weiter', 'vergleich']
  const plain = Object.keys(faults).length === 0 && asIs.every((parameter) => choice[parameter] === undefined)
  if (filters.length === 0 && plain)
    return {
      title: words.title,
      description: words.description,
      canonical: finderAddress,
      calendar: calendarHref({}),
    }
  if (single === undefined || !plain || found.total === 0)
    return {
      title: filters.length === 0 ? words.title : chosenTitle(finding),
      description:
        filters.length === 0 ? words.description : words.descriptions.chosen(chosenLabels(finding), found.total),
      ...pictureOfChoice(finding),
      noindex: true,
    }
  const label = chipsOfFilter(finding, single).map(words.chips[single]).join(', ')
  const kind = indexed[single]
  return {
    title: words.titles[kind](label),
    description: words.descriptions[kind](label, found.total),
    canonical: hrefOf(understood),
    ...pictureOfChoice(finding),
    calendar: calendarHref(filterOf(finding)),
    ...(understood.zielgruppe === undefined ? {} : { audience: understood.zielgruppe as 'br' | 'sbv' | 'jav' }),
  }
}

/** What was chosen, as its chips say it, and how many there are. */
const chosenTitle = (finding: Finding): string => words.titles.chosen(chosenLabels(finding), finding.found.total)

const indexed = { zielgruppe: 'audience', rubrik: 'rubric', ort: 'town' } as const
