import type { Entitled, ThemePage } from '#core/catalogue/catalogue.ts'
import { isTrainingSeries } from '#core/catalogue/theme-kind.ts'
import type { CostRates } from '#core/costs/with-hotel.ts'
import type { Video } from '#core/media/video-record.ts'
import type { Expert } from '#core/people/people.ts'
import type { Frame } from '../page.ts'
import { FollowLink } from './follow-link.tsx'
import { themePagesOf } from './theme-of-page.ts'
import { programmeWording } from '#wording/pages/programme.ts'
import { shellWording } from '#wording/pages/shell.ts'
import { themePagesWording } from '#wording/pages/theme-pages.ts'
import { AllEventsLink } from './all-events-link.tsx'
import { CitingLine } from '../ui/citing-line.tsx'
import { WaysToBook } from './ways-to-book.tsx'
import { withJoints } from '../ui/compound-joints.ts'
import { EventsTable } from './events-table.tsx'
import { ExpertCard } from './expert-card.tsx'
import { FilmHost } from './film-host.tsx'
import { GoLink } from '../ui/go-link.tsx'
import { Icon } from '../ui/icon.tsx'
import { MarginSection } from '../ui/margin-section.tsx'
import { Steps } from '../ui/steps.tsx'
import { NoEvents } from './no-events.tsx'
import { ProgrammeDays } from './programme-days.tsx'
import { SeriesRuns } from './series-modules.tsx'
import { SubNavigation, waysTo } from '../ui/sub-navigation.tsx'
import { tabsOf } from './theme-tabs.tsx'

const words = programmeWording.theme
const morePages = themePagesWording
const rowsOnPage = 6

interface Part {
  readonly data: ThemePage
}

interface TextPart extends Part {
  readonly data: ThemePage
}

/** Leads to the sections of a theme's page, and to its other pages. */
export const OnThisPage = ({ data: { theme } }: Part) => {
  const content = theme.content[0]
  const anchors = [
    ['lernziele', words.learn, (content?.learn.length ?? 0) > 0],
    ['programm', isTrainingSeries(theme) ? programmeWording.series.modules : words.programme, hasProgramme(theme)],
    ['termine', words.events, true],
    ['anspruch', words.entitlement, true],
  ] as const
  const pages = tabsOf(theme)
    .filter((tab) => tab !== 'overview' && tab !== 'events')
    .map((tab) => ({ href: themePagesOf[tab](theme), title: morePages.tabs[tab] }))
  return <SubNavigation label={words.onPage} ways={[...waysTo(anchors), ...pages]} />
}

const hasProgramme = ({ content, eventType, events }: ThemePage['theme']): boolean =>
  isTrainingSeries({ eventType }) ? events.length > 0 : (content[0]?.programme.length ?? 0) > 0

/** What people learn, the programme or the modules, and for whom it is. */
export const Contents = ({ data: { theme } }: TextPart) => {
  const content = theme.content[0]
  const run = isTrainingSeries(theme) ? theme.events[0] : undefined
  if (!content) return null
  return (
    <>
      {content.learn.length > 0 && (
        <MarginSection id="lernziele" title={words.learn}>
          <ul className="dash learn">
            {content.learn.map((point) => (
              <li key={point}>
                <CitingLine text={point} />
              </li>
            ))}
          </ul>
        </MarginSection>
      )}
      {run && (
        <MarginSection id="programm" title={programmeWording.series.modules} note={programmeWording.series.note}>
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
            <p className="lead">
              <CitingLine text={content.audience} />
            </p>
            <ul className="row g1" aria-label={words.audiences}>
              {theme.targetGroups.map((group) => (
                <li key={group} className="small mute">
                  {shellWording.audiencesInFull[group]}
                </li>
              ))}
            </ul>
          </div>
        </MarginSection>
      )}
    </>
  )
}

/** The next events with their prices. */
export const ThemeEvents = ({
  data: { theme },
  rates,
  frame,
}: Part & { readonly rates: CostRates | undefined; readonly frame: Frame }) => (
  <MarginSection
    id="termine"
    title={words.events}
    under={
      <>
        <WaysToBook brand={frame.brand} />
        <FollowLink kind="theme" subject={theme.url} />
        {theme.events.length > rowsOnPage && (
          <p>
            <AllEventsLink theme={theme} />
          </p>
        )}
      </>
    }
  >
    {theme.events.length === 0 ? (
      <NoEvents brand={frame.brand} />
    ) : (
      <EventsTable theme={theme} events={theme.events.slice(0, rowsOnPage)} rates={rates} frame={frame} />
    )}
  </MarginSection>
)

/** What is special about it. */
export const Highlights = ({ data: { theme } }: TextPart) => {
  const highlights = theme.content[0]?.highlights ?? []
  return (
    highlights.length > 0 && (
      <MarginSection title={words.highlights}>
        <EntitledList entitled={highlights} icon="free" />
      </MarginSection>
    )
  )
}

/** What participants take home. */
export const StarterPackage = ({ data: { theme } }: TextPart) => {
  const content = theme.content[0]
  return (
    <>
      {content && content.starterPackages.length > 0 && (
        <MarginSection
          id="starterpaket"
          title={words.starterPackage}
          note={words.starterPackageNote}
          under={
            <p>
              <GoLink href={themePagesOf.starterPackage(theme)}>{morePages.toStarterPackage}</GoLink>
            </p>
          }
          board
        >
          <EntitledList entitled={content.starterPackages} icon="gift" />
        </MarginSection>
      )}
    </>
  )
}

export const EntitledList = ({
  entitled,
  icon,
}: {
  readonly entitled: readonly Entitled[]
  readonly icon: 'gift' | 'free'
}) => (
  <ul className="grid kit">
    {entitled.map(({ title, text, image }) => (
      <li key={title}>
        {image ? (
          <img src={image.url} alt={image.alt} width={64} height={64} loading="lazy" decoding="async" />
        ) : (
          <Icon name={icon} />
        )}
        <h3 className="h4">{withJoints(title)}</h3>
        {text && (
          <p className="small mute">
            <CitingLine text={text} />
          </p>
        )}
      </li>
    ))}
  </ul>
)

/** Who teaches it. */
export const Teachers = ({ experts }: { readonly experts: readonly Expert[] }) =>
  experts.length > 0 && (
    <MarginSection title={morePages.experts} note={morePages.expertsNote}>
      <div className="grid experts">
        {experts.map((expert) => (
          <ExpertCard key={expert.id} expert={expert} />
        ))}
      </div>
    </MarginSection>
  )

/** From the wishlist to the booking; whoever represents disabled employees decides alone (domain §4.2). */
export const NextSteps = ({ data: { theme } }: Part) => {
  const { keep, decide, decideAlone, tell, book } = morePages.stepList
  const alone = theme.targetGroups.every((group) => group === 'sbv')
  return (
    <MarginSection title={morePages.steps}>
      <Steps list={[keep, alone ? decideAlone : decide, tell, book]} />
    </MarginSection>
  )
}

/** A film of the rubric. */
export const Film = ({ film }: { readonly film: Video | undefined }) =>
  film && (
    <MarginSection title={morePages.film} note={morePages.filmNote}>
      <FilmHost film={film} />
    </MarginSection>
  )
