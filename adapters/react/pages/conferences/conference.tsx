import type { Tag } from '#core/changes/changes.ts'
import { pictureOfTheme } from '#core/shared/pictures.ts'
import { conferenceHref, conferencesHref, registrationHref } from '#core/conference/conference-links.ts'
import type { Conference } from '#core/conference/conference.ts'
import type { EventHistory } from '#core/catalogue/catalogue.ts'
import { themeHref } from '#core/catalogue/theme-links.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { forEveryone, forOne } from '../../answers.ts'
import type { Crumb, Page, PageProps } from '../../page.ts'
import { conferenceOfPage } from './conference-of-page.ts'
import { ConferenceCover, ConferenceWhen } from './conference-head.tsx'
import { ConferencePrices, Contingent } from './conference-costs.tsx'
import { ConferenceProgramme, Workshops } from './conference-programme.tsx'
import { withJoints } from '../../ui/compound-joints.ts'
import { calendarOfHref, costsHref } from '#core/catalogue/event-links.ts'
import { CitingLine, citingLine } from '../../ui/citing-line.tsx'
import { ExpertCard } from '../../blocks/expert-card.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { HeartHost } from '../../blocks/heart-host.tsx'
import { LifeBadge } from '../../blocks/life-badge.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Steps } from '../../ui/steps.tsx'
import { RescheduledBadge } from '../../blocks/rescheduled-badge.tsx'
import { ContactWays } from '../../blocks/contact-ways.tsx'
import { Questions } from '../../ui/questions.tsx'
import { SubNavigation, waysTo } from '../../ui/sub-navigation.tsx'
import { eventLd } from '../../shell/json-ld/events.ts'
import { questionsLd } from '../../shell/json-ld/questions.ts'
import { pageWording } from '#wording/pages.ts'

const words = pageWording.conferences.page
const { anchors: anchorWords } = words

/** A Fachtagung, and what has become of its event. */
interface Announced extends Conference {
  readonly history: EventHistory | undefined
}

/** A Fachtagung: programme by day, speakers, workshops, prices, rooms, questions, how to register (domain §4.8). */
export const conferencePage: Page<Announced> = {
  sheet: 'conferences',
  async loader(asked) {
    const { site } = asked
    const conference = await conferenceOfPage(asked, addressOf.conference)
    const history = conference.event && (await site.programme.catalogue.eventHistory({ key: conference.event.url }))
    const announced = { ...conference, history: history?.ok ? history.value : undefined }
    // What is being held changes with the hour.
    const { life = 'to-come' } = announced.history ?? {}
    return life === 'to-come' ? forEveryone(announced, [...conferenceTags(conference)]) : forOne(announced)
  },
  head: (conference, frame) => ({
    title: words.title(conference.title),
    description: words.description(conference.motto, conference.teaser),
    canonical: conferenceHref(conference),
    picture: pictureOfTheme(conference),
    ...rubricOf(conference),
    crumbs,
    section: 'fachtagungen',
    ...(conference.event ? { calendar: calendarOfHref(conference.event) } : {}),
    jsonLd: [
      ...(conference.event ? [eventLd(conference.event, frame, conference.teaser, conference.history)] : []),
      ...(conference.questions.length > 0 ? [questionsLd(conference.questions)] : []),
    ],
  }),
  Component: ({ data, frame }) => (
    <>
      <ConferenceHead data={data} frame={frame} />
      <OnThisPage data={data} />
      {data.learn.length > 0 && (
        <MarginSection id="lernziele" title={words.learn}>
          <ul className="dash learn">
            {data.learn.map((point) => (
              <li key={point}>
                <CitingLine text={point} />
              </li>
            ))}
          </ul>
        </MarginSection>
      )}
      <MarginSection id="programm" title={words.programme} {...(data.days.length > 0 && { note: words.programmeNote })}>
        {data.days.length > 0 ? <ConferenceProgramme conference={data} /> : <p>{words.follows}</p>}
      </MarginSection>
      {data.speakers.length > 0 && (
        <MarginSection id="fachleute" title={words.speakers} note={words.speakersNote}>
          <div className="grid experts">
            {data.speakers.map((expert) => (
              <ExpertCard key={expert.id} expert={expert} />
            ))}
          </div>
        </MarginSection>
      )}
      {data.workshops.length > 0 && (
        <MarginSection id="werkstaetten" title={words.workshops} note={words.workshopsNote} board>
          <Workshops conference={data} />
        </MarginSection>
      )}
      {data.audience && (
        <MarginSection title={words.audience}>
          <p className="lead">
            <CitingLine text={data.audience} />
          </p>
        </MarginSection>
      )}
      {data.prices.length > 0 && (
        <MarginSection id="preise" title={words.prices}>
          <ConferencePrices prices={data.prices} />
        </MarginSection>
      )}
      {data.contingent && (
        <MarginSection id="zimmer" title={words.contingent}>
          <Contingent contingent={data.contingent} event={data.event} />
        </MarginSection>
      )}
      {data.questions.length > 0 && (
        <MarginSection id="fragen" title={words.questions}>
          <Questions questions={data.questions} line={citingLine} />
        </MarginSection>
      )}
      <HowToRegister data={data} frame={frame} />
    </>
  ),
}

const ConferenceHead = ({ data, frame }: PageProps<Announced>) => (
  <div className="wrap thead">
    <div className="stack g3">
      <p className="small mute">{[...new Set([words.kind, data.designation])].filter(Boolean).join(', ')}</p>
      <h1>{withJoints(data.title)}</h1>
      <p className="lead">{data.motto || data.teaser}</p>
      <ConferenceWhen conference={data} />
      {data.history && <LifeBadge history={data.history} />}
      {data.history && <RescheduledBadge history={data.history} />}
      <div className="row">
        <a className="btn" href={registrationHref(data)}>
          {words.actions[data.registrationState]}
        </a>
        <HeartHost item={{ type: 'fachtagung', value: data.url }} label={data.title} frame={frame} />
      </div>
    </div>
    <ConferenceCover conference={data} />
  </div>
)

const OnThisPage = ({ data }: { readonly data: Conference }) => {
  const anchors = [
    ['lernziele', anchorWords.learn, data.learn.length > 0],
    ['programm', words.programme, true],
    ['fachleute', words.speakers, data.speakers.length > 0],
    ['werkstaetten', words.workshops, data.workshops.length > 0],
    ['preise', anchorWords.prices, data.prices.length > 0],
    ['zimmer', anchorWords.contingent, data.contingent !== null],
    ['fragen', anchorWords.questions, data.questions.length > 0],
    ['anmelden', anchorWords.how, true],
  ] as const
  return <SubNavigation label={words.onPage} ways={waysTo(anchors)} />
}

const HowToRegister = ({ data, frame }: PageProps<Conference>) => (
  <MarginSection id="anmelden" title={words.how} board>
    <div className="stack g4">
      <Steps list={words.howList} />
      <p className="row">
        <a className="btn" href={registrationHref(data)}>
          {words.actions[data.registrationState]}
        </a>
        <ContactWays brand={frame.brand} />
        {data.event && data.registrationState !== 'begonnen' && (
          <GoLink href={costsHref(data.event)}>{words.costs}</GoLink>
        )}
        {data.event && <GoLink href={calendarOfHref(data.event)}>{words.calendar}</GoLink>}
        <GoLink href={themeHref(data)}>{words.toTheme}</GoLink>
      </p>
    </div>
  </MarginSection>
)

/** The ninth of the register that the theme of a Fachtagung hangs down; it is known with its event. */
export const rubricOf = ({ event }: Conference): { readonly rubric?: number } =>
  event ? { rubric: event.theme.rubric.position } : {}

/** What a page of a Fachtagung is made of. */
export const conferenceTags = ({ url }: Conference): readonly Tag[] => [
  'record:conference',
  'record:expert',
  `theme:${url}`,
]

const crumbs: readonly Crumb[] = [{ title: pageWording.conferences.list.title, href: conferencesHref }]
