import * as addressOf from '#core/shared/addresses.ts'
import type { ThemePage } from '#core/catalogue/catalogue.ts'
import type { CostRates } from '#core/costs/with-hotel.ts'
import { pictureOfTheme } from '#core/shared/pictures.ts'
import { themeEventsHref, themeHref } from '#core/catalogue/theme-links.ts'
import { longestPage } from '#core/shared/page.ts'
import { forEveryone, redirectedTo } from '../../answers.ts'
import { ChosenFilters } from '../../blocks/finder/chosen-filters.tsx'
import { ModeList, MonthList, OnlyFree, TownList } from '../../blocks/finder/filter-fields.tsx'
import { findEvents, furtherChoice, type Finding } from '#core/finder/finder.view.ts'
import {
  askOf,
  calendarHref,
  choiceOf,
  filtersOf,
  hrefOf,
  isOneAddressOf,
  without,
} from '#core/finder/finder-address.ts'
import { NothingFound } from '../../blocks/finder/nothing-found.tsx'
import type { Frame, Page } from '../../page.ts'
import { WaysToBook } from '../../blocks/ways-to-book.tsx'
import { EventsTable } from '../../blocks/events-table.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { knownRates, ratesTag } from '../../blocks/known-rates.ts'
import { NoEvents } from '../../blocks/no-events.tsx'
import { ThemePageHead } from './theme-page-head.tsx'
import { crumbsUnderTheme, themeOfPage } from '../../blocks/theme-of-page.ts'
import { listingHref, themeField } from '#core/shared-list/list-address.ts'
import { pageWording } from '#wording/pages.ts'

const words = pageWording.programme.events
const finderWords = pageWording.finder
const { events: filterWords } = pageWording.themePages

/** What narrows the events of one theme. */
const narrowing = ['monat', 'ort', 'art', 'frei', 'weiter'] as const
const fewestToFilter = 3

interface Events {
  readonly theme: ThemePage['theme']
  readonly finding: Finding
  readonly rates: CostRates | undefined
  /** All there are, whatever was filtered. */
  readonly total: number
}

/** All events of one theme, filtered by month, town, form and seats left (domain §4.8). */
export const themeEventsPage: Page<Events> = {
  reads: narrowing,
  async loader(asked) {
    const { site, url } = asked
    const { theme } = await themeOfPage(asked, addressOf.themeEvents)
    const choice = choiceOf(url)
    if (!isOneAddressOf(choice, url)) throw redirectedTo(hrefOf(choice, themeEventsHref(theme)))
    const about = { theme: theme.url }
    const [finding, all, rates] = await Promise.all([
      findEvents(site.programme, choice, about, longestPage),
      site.programme.finder.find({ ...about, limit: 1 }),
      knownRates(site),
    ])
    const total = all.ok ? all.value.total : finding.found.total
    return {
      ...forEveryone({ theme, finding, total, rates }, [
        `theme:${theme.url}`,
        // Names of the towns to choose from, and what is told of an event beside its theme.
        'venues',
        ratesTag,
      ]),
      here: hrefOf(choice, themeEventsHref(theme)),
    }
  },
  head: ({ theme, finding: { choice } }) => ({
    title: words.title(theme.title),
    description: `${words.title(theme.title)}. ${words.listLead}`,
    ...(Object.keys(choice).length === 0 ? { canonical: themeEventsHref(theme) } : { noindex: true }),
    rubric: theme.rubric.position,
    picture: pictureOfTheme(theme),
    crumbs: crumbsUnderTheme(theme),
    section: 'seminare',
    calendar: calendarHref({ theme: theme.url }),
  }),
  Component: ({ data, frame }) => {
    const { theme, total } = data
    return (
      <>
        <ThemePageHead theme={theme} current="events" heading={words.title(theme.title)} frame={frame} />
        <div className="wrap stack g3 room-below">
          {total === 0 ? (
            <>
              <NoEvents brand={frame.brand} />
              <p>
                <GoLink href={themeHref(theme)}>{words.toTheme}</GoLink>
              </p>
            </>
          ) : (
            <Filtered data={data} frame={frame} />
          )}
        </div>
      </>
    )
  },
}

const Filtered = ({
  data: { theme, finding, total, rates },
  frame,
}: {
  readonly data: Events
  readonly frame: Frame
}) => {
  const { understood, found } = finding
  const further = furtherChoice(finding)
  const address = themeEventsHref(theme)
  const { sort: _, after: __, ...filter } = askOf(understood)
  return (
    <>
      {(total >= fewestToFilter || filtersOf(understood).length > 0) && (
        <form
          className="entrance filters"
          action={address}
          aria-label={filterWords.filter}
          autoComplete="off"
          data-finder=""
          data-follows=""
        >
          <MonthList finding={finding} />
          <TownList finding={finding} />
          <ModeList finding={finding} />
          <OnlyFree finding={finding} />
          <button className="btn alt" type="submit">
            {finderWords.submit}
          </button>
        </form>
      )}
      <ChosenFilters finding={finding} address={address} />
      <p role="status" id="gefunden">
        <strong>{filterWords.found(found.total, total)}</strong>
      </p>
      <WaysToBook brand={frame.brand} />
      <p className="small on-screen">
        <a href={listingHref(themeField, theme.url)}>{pageWording.programme.event.toList}</a>
      </p>
      {found.total === 0 ? (
        <NothingFound finding={finding} brand={frame.brand} address={address} />
      ) : (
        <EventsTable theme={theme} events={found.items.map(({ event }) => event)} rates={rates} frame={frame} />
      )}
      {further !== undefined && (
        <p>
          <GoLink href={hrefOf(further, address)}>{words.further}</GoLink>
        </p>
      )}
      {understood.weiter !== undefined && (
        <p>
          <a className="txt" href={hrefOf(without(understood), address)}>
            {finderWords.fromBeginning}
          </a>
        </p>
      )}
      {found.total > 0 && (
        <p>
          <a className="txt" href={calendarHref({ ...filter, theme: theme.url })}>
            <Icon name="calendar" />
            {filterWords.calendar}
          </a>
        </p>
      )}
    </>
  )
}
