import type { ThemePage } from '#core/catalogue/catalogue.ts'
import { cardLabels } from '#core/catalogue/card-words.ts'
import { rubricHref, themeDatesHref, themeHref } from '#core/catalogue/theme-links.ts'
import { isTrainingSeries, themeKind } from '#core/catalogue/theme-kind.ts'
import { forEveryone, movedTo, notFound } from '../answers.ts'
import type { Crumb, Frame, Page } from '../page.ts'
import { BookingByPhone } from '../parts/booking-by-phone.tsx'
import { withJoints } from '../parts/compound-joints.ts'
import { DatesTable } from '../parts/dates-table.tsx'
import { Entitlement } from '../parts/entitlement.tsx'
import { GoLink } from '../parts/go-link.tsx'
import { HeartHost, themeItem } from '../parts/heart-host.tsx'
import { Icon } from '../parts/icon.tsx'
import { MarginSection } from '../parts/margin-section.tsx'
import { ModeTip } from '../parts/mode-tip.tsx'
import { NoDates } from '../parts/no-dates.tsx'
import { ProgrammeDays } from '../parts/programme-days.tsx'
import { RubricMark } from '../parts/rubric-mark.tsx'
import { SeriesRuns } from '../parts/series-modules.tsx'
import { ThemeCard } from '../parts/theme-card.tsx'
import { ThemeCover } from '../parts/theme-cover.tsx'
import { breadcrumbLd, courseLd } from '../shell/json-ld.ts'
import { pageWording } from '../wording/pages.ts'

const words = pageWording.programme.theme
const dateWords = pageWording.programme.dates
const rowsOnPage = 6

/** One theme with all there is to know; of a training series, its modules. */
export const themePage: Page<ThemePage> = {
  async loader({ site, params }) {
    const url = params['theme'] ?? ''
    const answer = await site.catalogue.theme({ url })
    if (answer.ok) return forEveryone(answer.value, [`theme:${url}`, 'themes', 'events'])
    throw answer.refusal.why === 'moved' ? movedTo(answer.refusal.to) : notFound()
  },
  head: (shown, frame) => ({
    title: shown.theme.title,
    description: shown.card.teaser,
    canonical: themeHref(shown.theme),
    rubric: shown.theme.rubric.position,
    crumbs: crumbsTo(shown),
    section: 'seminare',
    jsonLd: [
      courseLd(shown, frame),
      breadcrumbLd([...crumbsTo(shown), { title: shown.theme.title, href: themeHref(shown.theme) }], frame),
    ],
  }),
  Component: ({ data, frame }) => (
    <>
      <ThemeHead data={data} frame={frame} />
      <OnThisPage data={data} />
      <Contents data={data} />
      <Dates data={data} frame={frame} />
      <Extras data={data} />
      <MarginSection id="anspruch" title={words.entitlement}>
        <Entitlement groups={data.theme.targetGroups} />
      </MarginSection>
      {data.next.length > 0 && (
        <section className="sec">
          <div className="wrap">
            <div className="row sec-h">
              <h2>{words.next}</h2>
              <GoLink href={rubricHref(data.theme.rubric)}>{data.theme.rubric.title}</GoLink>
            </div>
            <div className="grid">
              {data.next.map((card) => (
                <ThemeCard key={card.url} card={card} frame={frame} />
              ))}
            </div>
          </div>
        </section>
      )}
    </>
  ),
}

interface Part {
  readonly data: ThemePage
}

const ThemeHead = ({ data: { theme, card, series }, frame }: Part & { readonly frame: Frame }) => (
  <div className="wrap thead">
    <div className="stack g3">
      <p className="row apart">
        <RubricMark rubric={theme.rubric} />
        <span className="row g1 small mute">
          {theme.designation || themeKind(theme)}
          <ModeTip card={card} />
        </span>
      </p>
      <h1>{withJoints(theme.title)}</h1>
      <p className="lead">{card.teaser}</p>
      <ThemeFacts card={card} />
      {series.length > 0 && (
        <p className="small">
          {words.belongsTo}{' '}
          {series.map(({ url, title }, index) => (
            <span key={url}>
              {index > 0 && ', '}
              <a href={themeHref({ url })}>{title}</a>
            </span>
          ))}
        </p>
      )}
      <div className="row">
        <a className="btn" href={themeDatesHref(theme)}>
          Termin finden
        </a>
        <HeartHost item={themeItem(theme)} label={theme.title} frame={frame} />
      </div>
    </div>
    <ThemeCover card={card} poster aside={<span>{theme.designation}</span>} />
  </div>
)

const ThemeFacts = ({ card }: Pick<ThemePage, 'card'>) => {
  const [figure = '', ...unit] = card.duration.split(' ')
  const whole = unit.length === 1
  return (
    <dl className="facts3">
      <div>
        <dt>{cardLabels.duration}</dt>
        <dd>{whole ? <Figure figure={figure} text={unit.join(' ')} /> : <b className="h4">{card.duration}</b>}</dd>
      </div>
      {card.locations > 0 && (
        <div>
          <dt>{cardLabels.locations}</dt>
          <dd>
            <Figure
              figure={String(card.locations)}
              text={card.hasOnlineEvents ? words.places.both : words.places.inPerson}
            />
          </dd>
        </div>
      )}
      {card.locations === 0 && card.hasOnlineEvents && (
        <div>
          <dt>{words.place}</dt>
          <dd>
            <b className="num">
              <Icon name="screen" />
            </b>
            {words.onlineOnly}
          </dd>
        </div>
      )}
      {card.extra !== undefined && (
        <div>
          <dt>{cardLabels.extras}</dt>
          <dd>
            <b className="num">
              <Icon name="gift" />
            </b>
            {withJoints(card.extra)}
          </dd>
        </div>
      )}
    </dl>
  )
}

const Figure = ({ figure, text }: { readonly figure: string; readonly text: string }) => (
  <>
    <b className="num">{figure}</b> {text}
  </>
)

const OnThisPage = ({ data: { theme } }: Part) => {
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

const Contents = ({ data: { theme } }: Part) => {
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

const Dates = ({ data: { theme }, frame }: Part & { readonly frame: Frame }) => (
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

const Extras = ({ data: { theme } }: Part) => {
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

const EntitledList = ({
  things,
  icon,
}: {
  readonly things: readonly { readonly title: string; readonly text?: string }[]
  readonly icon: 'gift' | 'free'
}) => (
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

const crumbsTo = ({ theme }: ThemePage): readonly Crumb[] => [
  { title: theme.rubric.title, href: rubricHref(theme.rubric) },
]
