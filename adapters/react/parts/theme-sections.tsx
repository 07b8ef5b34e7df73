import type { Entitled, ThemePage } from '#core/catalogue/catalogue.ts'
import { isTrainingSeries } from '#core/catalogue/theme-kind.ts'
import { themeDatesHref } from '#core/catalogue/theme-links.ts'
import type { Frame } from '../page.ts'
import { pageWording } from '../wording/pages.ts'
import { BookingByPhone } from './booking-by-phone.tsx'
import { withJoints } from './compound-joints.ts'
import { DatesTable } from './dates-table.tsx'
import { GoLink } from './go-link.tsx'
import { Icon } from './icon.tsx'
import { MarginSection } from './margin-section.tsx'
import { NoDates } from './no-dates.tsx'
import { ProgrammeDays } from './programme-days.tsx'
import { SeriesRuns } from './series-modules.tsx'

const words = pageWording.programme.theme
const dateWords = pageWording.programme.dates
const rowsOnPage = 6

interface Part {
  readonly data: ThemePage
}

/** Leads to the sections of a theme's page that are there. */
export const OnThisPage = ({ data: { theme } }: Part) => {
  const content = theme.content[0]
  const anchors = [
    ['lernziele', words.learn, (content?.learn.length ?? 0) > 0],
    ['programm', isTrainingSeries(theme) ? pageWording.programme.series.modules : words.programme, hasProgramme(theme)],
    ['termine', words.dates, true],
    ['starterpaket', words.starterPackage, (content?.starterPackages.length ?? 0) > 0],
    ['anspruch', words.entitlement, true],
  ] as const
  return (
    <nav className="sub" aria-label={words.onPage}>
      <ul className="wrap row">
        {anchors
          .filter(([, , there]) => there)
          .map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
      </ul>
    </nav>
  )
}

const hasProgramme = ({ content, eventType, events }: ThemePage['theme']): boolean =>
  isTrainingSeries({ eventType }) ? events.length > 0 : (content[0]?.programme.length ?? 0) > 0

/** What people learn, the programme or the modules, and for whom it is. */
export const Contents = ({ data: { theme } }: Part) => {
  const content = theme.content[0]
  const run = isTrainingSeries(theme) ? theme.events[0] : undefined
  if (!content) return null
  return (
    <>
      {content.learn.length > 0 && (
        <MarginSection id="lernziele" title={words.learn}>
          <ul className="dash learn">
            {content.learn.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </MarginSection>
      )}
      {run && (
        <MarginSection
          id="programm"
          title={pageWording.programme.series.modules}
          note={pageWording.programme.series.note}
        >
          <SeriesRuns theme={theme} />
        </MarginSection>
      )}
      {!run && content.programme.length > 0 && (
        <MarginSection id="programm" title={words.programme} note={words.programmeNote}>
          <ProgrammeDays days={content.programme} />
        </MarginSection>
      )}
      {content.audience && (
        <MarginSection title={words.audience}>
          <div className="stack">
            <p className="lead">{content.audience}</p>
            <ul className="row g1" aria-label={words.audiences}>
              {theme.targetGroups.map((group) => (
                <li key={group} className="small mute">
                  {pageWording.shell.audiencesInFull[group]}
                </li>
              ))}
            </ul>
          </div>
        </MarginSection>
      )}
    </>
  )
}

/** The next dates with their prices. */
export const Dates = ({ data: { theme }, frame }: Part & { readonly frame: Frame }) => (
  <MarginSection
    id="termine"
    title={words.dates}
    under={
      <>
        <BookingByPhone brand={frame.brand} />
        {theme.events.length > rowsOnPage && (
          <p>
            <GoLink href={themeDatesHref(theme)}>{dateWords.all(theme.events.length)}</GoLink>
          </p>
        )}
      </>
    }
  >
    {theme.events.length === 0 ? (
      <NoDates brand={frame.brand} />
    ) : (
      <DatesTable theme={theme} events={theme.events.slice(0, rowsOnPage)} frame={frame} />
    )}
  </MarginSection>
)

/** Starter packages and highlights. */
export const Extras = ({ data: { theme } }: Part) => {
  const content = theme.content[0]
  return (
    <>
      {content && content.starterPackages.length > 0 && (
        <MarginSection id="starterpaket" title={words.starterPackage} note={words.starterPackageNote} board>
          <EntitledList things={content.starterPackages} icon="gift" />
        </MarginSection>
      )}
      {content && content.highlights.length > 0 && (
        <MarginSection title={words.highlights}>
          <EntitledList things={content.highlights} icon="free" />
        </MarginSection>
      )}
    </>
  )
}

const EntitledList = ({ things, icon }: { readonly things: readonly Entitled[]; readonly icon: 'gift' | 'free' }) => (
  <ul className="grid kit">
    {things.map(({ title, text }) => (
      <li key={title}>
        <Icon name={icon} />
        <h3 className="h4">{withJoints(title)}</h3>
        {text && <p className="small mute">{text}</p>}
      </li>
    ))}
  </ul>
)
