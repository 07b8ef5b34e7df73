import { conferenceHref, conferencesHref, registrationHref } from '#core/conference/conference-links.ts'
import type { Conference } from '#core/conference/conference.ts'
import { dateRange } from '#core/shared/date-texts.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { forEveryone } from '../../answers.ts'
import type { Page, PageProps } from '../../page.ts'
import { withJoints } from '../../ui/compound-joints.ts'
import { conferenceOfPage } from './conference-of-page.ts'
import { ConferencePrices } from './conference-costs.tsx'
import { ConferenceWhen } from './conference-head.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { mailHref } from '#core/brand/mail-link.ts'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import { PhoneLink } from '../../blocks/phone-link.tsx'
import { pageWording } from '#wording/pages.ts'
import { conferenceTags, rubricOf } from './conference.tsx'

const words = pageWording.conferences.registration
const pageWords = pageWording.conferences.page

/**
 * How to register for a Fachtagung: by telephone, by a prepared e-mail, or on paper. It says that no form is open yet.
 */
export const conferenceRegistrationPage: Page<Conference> = {
  async loader(asked) {
    const conference = await conferenceOfPage(asked, addressOf.conferenceRegistration)
    return forEveryone(conference, conferenceTags(conference))
  },
  head: (conference) => ({
    title: words.title(conference.title),
    description: words.description(conference.title),
    canonical: registrationHref(conference),
    ...rubricOf(conference),
    crumbs: [
      { title: pageWording.conferences.list.title, href: conferencesHref },
      { title: conference.title, href: conferenceHref(conference) },
    ],
    section: 'fachtagungen',
  }),
  Component: ({ data, frame }) => (
    <>
      <div className="wrap thead">
        <div className="stack g3">
          <h1>
            <span className="of">{words.heading}</span> {withJoints(data.title)}
          </h1>
          <ConferenceWhen conference={data} />
          <p>
            <GoLink href={conferenceHref(data)}>{words.toPage}</GoLink>
          </p>
        </div>
        <Ways data={data} frame={frame} />
      </div>
      <div className="wrap notes stack">
        <StateNote state={data.registrationState} />
        <Note icon="mail" title={words.honest}>
          <p>{words.honestText}</p>
        </Note>
      </div>
      <MarginSection title={words.need}>
        <div className="stack g3">
          <ul className="dash measure">
            {words.needList.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <p className="small mute measure">{words.needNote}</p>
        </div>
      </MarginSection>
      {data.workshops.length > 0 && (
        <MarginSection title={words.workshops}>
          <ul className="lines">
            {data.workshops.map(({ id, title, free, capacity }) => (
              <li key={id} className="row apart">
                <span>{withJoints(title)}</span>
                <span className="small mute">{pageWords.seats(free, capacity)}</span>
              </li>
            ))}
          </ul>
        </MarginSection>
      )}
      {data.prices.length > 0 && (
        <MarginSection title={pageWords.prices}>
          <ConferencePrices prices={data.prices} />
        </MarginSection>
      )}
      <PaperForm conference={data} />
    </>
  ),
}

const Ways = ({ data, frame: { brand } }: PageProps<Conference>) => {
  const days = data.event ? dateRange(data.event.startDate, data.event.endDate) : ''
  const subject = {
    offen: words.subject(data.title, days),
    warteliste: words.subjectWaiting(data.title, days),
    geschlossen: words.subjectInterest(data.title),
    begonnen: words.subjectInterest(data.title),
  }[data.registrationState]
  const titles = data.workshops.map(({ title }) => title)
  return (
    <aside className="sum top-r stack g3" aria-labelledby="wege">
      <h2 id="wege">{words.heading}</h2>
      {brand.phone && (
        <div>
          <h3 className="h4">{words.byPhone}</h3>
          <p className="h3 nowrap">
            <PhoneLink brand={brand} />
          </p>
          <p className="small">
            {brand.officeHours}. {words.byPhoneText}
          </p>
        </div>
      )}
      {brand.email && (
        <div className="stack g1">
          <h3 className="h4">{words.byMail}</h3>
          <p className="small">{words.byMailText}</p>
          <p>
            <a className="btn" href={mailHref(brand, subject, words.mail(data.title, days, titles))}>
              {words.writeMail}
            </a>
          </p>
          <p className="small">{brand.email}</p>
        </div>
      )}
      <div>
        <h3 className="h4">{words.byPaper}</h3>
        <p className="small">{words.byPaperText}</p>
      </div>
    </aside>
  )
}

const StateNote = ({ state }: { readonly state: Conference['registrationState'] }) => {
  if (state === 'offen') return null
  const { title, text } = {
    warteliste: { title: words.full, text: words.fullText },
    geschlossen: { title: words.closed, text: words.closedText },
    begonnen: { title: words.begun, text: words.begunText },
  }[state]
  return (
    <Note icon="clock" title={title}>
      <p>{text}</p>
    </Note>
  )
}

/** Lines to fill in with a pen; only on paper. */
const PaperForm = ({ conference: { title, event, workshops } }: { readonly conference: Conference }) => (
  <section className="wrap on-paper">
    <h2>{words.form}</h2>
    <p>
      <strong>{title}</strong>
      {event && `, ${dateRange(event.startDate, event.endDate)}`}
    </p>
    <dl>
      {[...words.formFields, ...(workshops.length > 0 ? words.formWorkshops : []), words.signature].map((field) => (
        <div key={field}>
          <dt>{field}</dt>
          <dd />
        </div>
      ))}
    </dl>
    <p className="small">{words.formNote}</p>
  </section>
)
