import type { OfficeRequest } from '#core/inbox/ports.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { inboxWording } from '#wording/pages/inbox.ts'
import { manageWording } from '#wording/pages/manage.ts'
import { officeWording } from '#wording/pages/office.ts'
import { afterForm, again, forOne, notFound } from '../../answers.ts'
import { whyNotInWords } from '../../blocks/why-not-in-words.ts'
import type { Page } from '../../page.ts'
import { FormSummary } from '../../ui/form-summary.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import { actOn, deedIn, deeds, type NotDone, type RequestDeed } from './acting-on-request.ts'
import { DeniedPart, guarded, type Denied } from './guarded.tsx'
import { AnswerPart, AssignPart, ClosePart, NotePart, ReopenPart, TypedBefore } from './request-forms.tsx'
import { HistoryList, SentFacts } from './request-parts.tsx'

const { request: words, history, saved: savedWords } = inboxWording

interface Shown {
  readonly denied?: never
  readonly shown: OfficeRequest
  readonly saved?: RequestDeed
}

const savedKey = 'gespeichert'

/** What somebody sent by a form, what the office did, and what it may do. */
export const officeRequestPage: Page<Shown | Denied, NotDone> = {
  sheet: 'office',
  reads: [savedKey],
  async loader({ site, params, url }) {
    const answer = await site.office.inbox.request({ id: params['id'] ?? '' })
    if (!answer.ok) return guarded(answer.refusal, url)
    const saved = deedIn(url.searchParams.get(savedKey))
    return forOne<Shown>({ shown: answer.value, ...(saved && { saved }) })
  },
  async action({ site, params, form, url }) {
    const id = params['id'] ?? ''
    const deed = deedIn(form.one('do'))
    if (!deed) throw notFound()
    const answer = await actOn(site, id, deed, form)
    if (answer.ok) return afterForm(`${addressOf.officeRequest(id)}?${savedKey}=${deed}`)
    if (answer.refusal.why === 'not-signed-in') return afterForm(url.pathname)
    return again(answer.refusal, { deed, typed: form, why: whyNotInWords(answer.refusal) })
  },
  head: (data) => ({
    title: data.denied ? officeWording.denied.title : words.title(data.shown.kind, data.shown.reference),
    noindex: true,
    crumbs: [
      { title: manageWording.title, href: addressOf.dashboard },
      { title: inboxWording.title, href: addressOf.officeInbox },
    ],
  }),
  Component: ({ data, acted }) => (data.denied ? <DeniedPart /> : <Parts {...data} acted={acted} />),
}

const Parts = ({ shown, saved, acted }: Shown & { readonly acted: NotDone | undefined }) => {
  const may = (deed: RequestDeed) => shown.actions.includes(deeds[deed])
  const ofForm = (deed: RequestDeed) => (acted?.deed === deed ? acted : undefined)
  return (
    <>
      <div className="wrap rhead stack g3">
        <h1>{words.title(shown.kind, shown.reference)}</h1>
        <p className="lead">{words.standing(shown.state, shown.waitingDays)}</p>
        {acted && <FormSummary faults={acted.why.faults} refusal={acted.why.refusal} />}
        {acted && !may(acted.deed) && <TypedBefore acted={acted} />}
        {saved && !acted && <Note icon="tick" tone="ok" status title={savedWords[saved]} />}
      </div>
      <MarginSection title={words.sent}>
        <div className="stack g3">
          <SentFacts shown={shown} />
          {(shown.kind === 'inhouse-request' || shown.kind === 'contact-request') && <QuoteLink shown={shown} />}
        </div>
      </MarginSection>
      <MarginSection title={history.title}>
        <HistoryList shown={shown} />
      </MarginSection>
      {may('zuweisen') && <AssignPart shown={shown} acted={ofForm('zuweisen')} />}
      {may('antworten') && <AnswerPart shown={shown} acted={ofForm('antworten')} />}
      {may('notieren') && <NotePart shown={shown} acted={ofForm('notieren')} />}
      {may('abschliessen') && <ClosePart shown={shown} acted={ofForm('abschliessen')} />}
      {may('oeffnen') && <ReopenPart shown={shown} acted={ofForm('oeffnen')} />}
    </>
  )
}

/** Leads to where a quote is written for whoever asks. */
const QuoteLink = ({ shown: { id, values } }: { readonly shown: OfficeRequest }) => {
  const { participants } = values
  return (
    <p className="on-screen">
      <GoLink href={addressOf.quoteFor(id, typeof participants === 'number' ? participants : undefined)}>
        {words.quote}
      </GoLink>
    </p>
  )
}
