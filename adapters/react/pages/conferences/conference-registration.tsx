import { conferenceHref, conferencesHref, registrationHref } from '#core/conference/conference-links.ts'
import type { Country } from '#core/accounts/accounts.ts'
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
import { formsWording } from '#wording/pages/forms.ts'
import { pageWording } from '#wording/pages.ts'
import { conferenceTags, rubricOf } from './conference.tsx'
import { registered, type Registered } from './registering.ts'
import { Refused, RegistrationForm } from './registration-form.tsx'
import { RegistrationReview } from './registration-review.tsx'

const words = pageWording.conferences.registration
const pageWords = pageWording.conferences.page

interface Registration {
  readonly conference: Conference
  readonly countries: readonly Country[]
}

/** How to register for a Fachtagung: by its form, by telephone, by a prepared e-mail, or on paper. */
export const conferenceRegistrationPage: Page<Registration, Registered> = {
  sheet: 'conferences',
  async loader(asked) {
    const conference = await conferenceOfPage(asked, addressOf.conferenceRegistration)
    const countries = await asked.site.account.accounts.countries({})
    return forEveryone({ conference, countries: countries.ok ? countries.value : [] }, conferenceTags(conference))
  },
  action: registered,
  head: ({ conference }) => ({
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
  Component: ({ data: { conference, countries }, acted, frame }) => (
    <>
      <div className="wrap rhead stack g3">
        <h1>
          <span className="of">{words.heading}</span> {withJoints(conference.title)}
        </h1>
        <ConferenceWhen conference={conference} />
        <p>
          <GoLink href={conferenceHref(conference)}>{words.toPage}</GoLink>
        </p>
        <StateNote state={conference.registrationState} />
      </div>
      <div className="wrap side room-below">
        {isOpen(conference) ? (
          <Form conference={conference} countries={countries} acted={acted} />
        ) : (
          <div className="stack g3">
            {acted?.refusal && <Refused refusal={acted.refusal} sentences={{}} />}
            <WhatWeNeed />
          </div>
        )}
        <Ways data={conference} frame={frame} />
      </div>
      {conference.prices.length > 0 && (
        <MarginSection title={pageWords.prices}>
          <ConferencePrices prices={conference.prices} />
        </MarginSection>
      )}
      <PaperForm conference={conference} />
    </>
  ),
}

const isOpen = ({ registrationState: state }: Conference): boolean => state === 'offen' || state === 'warteliste'

const Form = ({ conference, countries, acted }: Registration & { readonly acted: Registered | undefined }) =>
  acted?.reviewed ? (
    <RegistrationReview conference={conference} countries={countries} acted={acted} reviewed={acted.reviewed} />
  ) : (
    <RegistrationForm conference={conference} countries={countries} acted={acted} />
  )

/** What to have at hand on the telephone. */
const WhatWeNeed = () => (
  <section className="stack g3">
    <h2>{words.need}</h2>
    <ul className="dash measure">
      {words.needList.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
    <p className="small mute measure">{words.needNote}</p>
  </section>
)

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
      <h2 id="wege">{isOpen(data) ? formsWording.otherWays : words.heading}</h2>
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
