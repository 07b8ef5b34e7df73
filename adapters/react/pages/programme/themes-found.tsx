import type { FoundTheme } from '#core/finder/finder.ts'
import { eventsHref, filtersOf } from '#core/finder/finder-address.ts'
import type { FoundThemes } from '#core/finder/found-themes.view.ts'
import * as addressOf from '#core/shared/addresses.ts'
import type { Rubric } from '#core/catalogue/catalogue.ts'
import { eventHref, rubricHref, themeHref } from '#core/catalogue/theme-links.ts'
import { dateRange } from '#core/shared/date-texts.ts'
import { CompareBar } from '../../blocks/compare-bar.tsx'
import { townText } from '../../blocks/event-venue.tsx'
import { ChosenFilters } from '../../blocks/finder/chosen-filters.tsx'
import { FinderForm } from '../../blocks/finder/finder-form.tsx'
import { AlsoNear } from '../../blocks/finder/nearest-searches.tsx'
import { NothingFound } from '../../blocks/finder/nothing-found.tsx'
import { registerClass } from '../../blocks/rubric-badge.tsx'
import type { Frame } from '../../page.ts'
import { withJoints } from '../../ui/compound-joints.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { finderWording } from '#wording/pages/finder.ts'

const words = finderWording.ofThemes

export interface ThemesOfRubrics extends FoundThemes {
  /** In shelf order. */
  readonly rubrics: readonly Rubric[]
}

/** The themes with an event that passes all filters, on their shelves; the form beside them is that of the finder. */
export const ThemesFound = ({ data, frame }: { readonly data: ThemesOfRubrics; readonly frame: Frame }) => {
  const { finding, themes, rubrics } = data
  const { total } = finding.found
  return (
    <div className="wrap finder">
      <header className="rhead stack g2">
        <h1>{words.title}</h1>
        <p className="lead" role="status" id="gefunden">
          <strong>{words.themes(themes.length)}</strong>{' '}
          {filtersOf(finding.understood).length > 0 ? words.withEvents(total) : words.withAllEvents(total)}
        </p>
      </header>
      <div className="side left">
        <FinderForm finding={finding} frame={frame} address={addressOf.programme} />
        <section className="stack g3" aria-labelledby="liste">
          <h2 className="vh" id="liste">
            {words.results(themes.length)}
          </h2>
          <div className="row apart">
            <ChosenFilters finding={finding} address={addressOf.programme} />
            <GoLink href={eventsHref(finding.understood)}>{words.toEvents}</GoLink>
          </div>
          {total === 0 ? (
            <NothingFound finding={finding} brand={frame.brand} address={addressOf.programme} />
          ) : (
            rubrics.map((rubric) => (
              <ThemesOfRubric
                key={rubric.id}
                rubric={rubric}
                themes={themes.filter(({ earliest }) => earliest.event.theme.rubric.url === rubric.url)}
              />
            ))
          )}
          {finding.understood.vergleich !== undefined && <CompareBar choice={finding.understood} />}
          {total > 0 && <AlsoNear finding={finding} address={addressOf.programme} />}
        </section>
      </div>
    </div>
  )
}

const ThemesOfRubric = ({ rubric, themes }: { readonly rubric: Rubric; readonly themes: readonly FoundTheme[] }) =>
  themes.length > 0 && (
    <section className={`shelf ${registerClass(rubric.position)}`}>
      <h3>
        <a href={rubricHref(rubric)}>{withJoints(rubric.title)}</a>
      </h3>
      <ul className="lines">
        {themes.map((theme) => (
          <ThemeRow key={theme.earliest.event.themeUrl} found={theme} />
        ))}
      </ul>
    </section>
  )

const ThemeRow = ({ found: { events, earliest } }: { readonly found: FoundTheme }) => {
  const { event, distance, duration } = earliest
  return (
    <li>
      <a href={themeHref(event.theme)}>{withJoints(event.theme.title)}</a>
      <span className="small mute">{duration}</span>
      <p className="small whole">
        {words.fitting(events)}{' '}
        <a href={eventHref(event)}>
          {dateRange(event.startDate, event.endDate)}, {townText(event)}
        </a>
        {distance !== undefined && `, ${finderWording.distance(distance)}`}
      </p>
    </li>
  )
}
