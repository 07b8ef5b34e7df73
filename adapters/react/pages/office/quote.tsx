import type { OfficeQuote } from '#core/quote/ports.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { formatDate } from '#core/shared/dates.ts'
import { formatEuro, onRequest } from '#core/shared/money.ts'
import { manageWording } from '#wording/pages/manage.ts'
import { officeWording } from '#wording/pages/office.ts'
import { quoteWording } from '#wording/pages/quote.ts'
import { quotesOfficeWording as words } from '#wording/pages/quotes-office.ts'
import { afterForm, again, forOne, notFound } from '../../answers.ts'
import { whyNotInWords } from '../../blocks/why-not-in-words.ts'
import type { Page, PageProps } from '../../page.ts'
import { FormSummary } from '../../ui/form-summary.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import type { WhyNot } from '../../ui/why-not.ts'
import { Facts } from './facts.tsx'
import { DeniedPart, guarded, type Denied } from './guarded.tsx'
import { QuoteFormPart } from './quote-form.tsx'
import {
  answeredIn,
  formOf,
  newQuoteForm,
  quoteForm,
  saidOfNewQuote,
  typedQuote,
  type TypedQuote,
} from './quote-typed.ts'

type Saved = keyof typeof words.saved

interface Shown {
  readonly denied?: never
  /** Absent of one that is to be written. */
  readonly quote?: OfficeQuote
  readonly form: TypedQuote
  readonly saved?: Saved
}

/** A form that was refused, as it was typed. */
interface NotDone {
  readonly what: Saved
  readonly typed: TypedQuote
  readonly why: WhyNot
}

const savedKey = 'gespeichert'
/** In place of a number, of a quote that is to be written. */
const newKey = 'neu'
const savedIn = (text: string | null | undefined): Saved | undefined =>
  (Object.keys(words.saved) as Saved[]).find((one) => one === text)

/** A quote as the office writes and sends it, and what became of it. */
export const officeQuotePage: Page<Shown | Denied, NotDone> = {
  sheet: 'office',
  reads: [savedKey, ...saidOfNewQuote],
  async loader({ site, params, url }) {
    const id = params['id'] ?? ''
    if (id === newKey) {
      // Whoever may see all of them may write one.
      const answer = await site.booking.quotesOffice.quotes({ limit: 1 })
      if (!answer.ok) return guarded(answer.refusal, url)
      const asked = answeredIn(url)
      const request = asked === undefined ? undefined : await site.office.inbox.request({ id: asked })
      return forOne<Shown>({ form: newQuoteForm(url, request?.ok ? request.value : undefined) })
    }
    const answer = await site.booking.quotesOffice.byId({ id })
    if (!answer.ok) return guarded(answer.refusal, url)
    const saved = savedIn(url.searchParams.get(savedKey))
    return forOne<Shown>({ quote: answer.value, form: formOf(answer.value), ...(saved && { saved }) })
  },
  async action({ site, params, form, url }) {
    const id = params['id'] ?? ''
    const what = savedIn(form.one('do'))
    if (!what) throw notFound()
    const typed = typedQuote(form)
    const version = Number.parseInt(form.one('version') ?? '') || 0
    const { quotesOffice } = site.booking
    const answer =
      what === 'versendet'
        ? await quotesOffice.send({ id, version })
        : await quotesOffice.upsert({ ...quoteForm(typed), ...(id !== newKey && { id, version }) })
    if (answer.ok) return afterForm(`${addressOf.officeQuote(answer.value.id)}?${savedKey}=${what}`)
    if (answer.refusal.why === 'not-signed-in') return afterForm(url.pathname)
    return again(answer.refusal, { what, typed, why: whyNotInWords(answer.refusal) })
  },
  head: (data) => ({
    title: data.denied ? officeWording.denied.title : (data.quote?.number ?? words.form.title.new),
    noindex: true,
    crumbs: [
      { title: manageWording.title, href: addressOf.dashboard },
      { title: words.title, href: addressOf.officeQuotes },
    ],
  }),
  Component: ({ data, acted, frame }) =>
    data.denied ? <DeniedPart /> : <Parts data={data} acted={acted} frame={frame} />,
}

const Parts = ({ data: { quote, form, saved }, acted, frame }: PageProps<Shown, NotDone>) => {
  const written = acted?.what === 'geschrieben' ? acted : undefined
  const action = frame.here.split('?')[0] ?? ''
  return (
    <>
      <div className="wrap rhead stack g3">
        <h1>{quote ? quoteWording.title(quote.number) : words.form.title.new}</h1>
        {acted && <FormSummary faults={acted.why.faults} refusal={acted.why.refusal} />}
        {saved && !acted && <Note icon="tick" tone="ok" status title={words.saved[saved]} />}
        {quote && <QuoteFacts quote={quote} />}
      </div>
      {quote?.state === 'entwurf' && (
        <MarginSection id="versenden" title={words.send.title}>
          <form className="stack" method="post" action={action}>
            <p className="measure">{words.send.text(quote.contact.email)}</p>
            <input type="hidden" name="do" value="versendet" />
            <input type="hidden" name="version" value={quote.version} />
            <p>
              <button className="btn" type="submit">
                {words.send.submit}
              </button>
            </p>
          </form>
        </MarginSection>
      )}
      {quote?.state !== 'angenommen' && (
        <MarginSection id="fassen" title={quote ? words.form.title.anew : words.form.title.new}>
          <div className="stack g3">
            {quote && <p className="measure">{words.form.anewText}</p>}
            <QuoteFormPart typed={written?.typed ?? form} version={quote?.version} why={written?.why} action={action} />
          </div>
        </MarginSection>
      )}
      {quote && <Past quote={quote} />}
    </>
  )
}

const QuoteFacts = ({ quote }: { readonly quote: OfficeQuote }) => {
  const { id, contact, state, version, validUntil, totals, orderNo, token, sent, deletedOn } = quote
  const facts: readonly (readonly [label: string, text: string])[] = [
    [words.columns.state, `${words.stateLabels[state]}, ${words.version(version)}`],
    [
      words.columns.customer,
      [contact.company, `${contact.firstName} ${contact.lastName}`, contact.email].filter(Boolean).join(', '),
    ],
    [words.columns.until, formatDate(validUntil)],
    [words.columns.gross, totals.complete ? formatEuro(totals.gross) : onRequest],
    [words.storedUntil, formatDate(deletedOn)],
  ]
  return (
    <>
      <Facts rows={facts} />
      {orderNo !== undefined && <p>{words.order(orderNo)}</p>}
      <p className="on-screen">
        <GoLink href={`/quote-api/download-report/${id}`}>{quoteWording.pdf}</GoLink>
      </p>
      {sent.length > 0 && state !== 'entwurf' && (
        <p className="on-screen">
          <GoLink href={addressOf.quote(token)}>{words.open}</GoLink>
        </p>
      )}
    </>
  )
}

const Past = ({ quote: { questions, reason, history } }: { readonly quote: OfficeQuote }) => (
  <>
    {(questions.length > 0 || reason !== undefined) && (
      <MarginSection id="fragen" title={words.questions}>
        <ul className="lines">
          {questions.map(({ at, text }) => (
            <li key={`${at} ${text}`}>
              {text} <span className="under small mute">{formatDate(at)}</span>
            </li>
          ))}
          {reason !== undefined && (
            <li>
              {words.reason}: {reason}
            </li>
          )}
        </ul>
      </MarginSection>
    )}
    <MarginSection id="verlauf" title={words.history}>
      <ul className="lines small">
        {history.map(({ at, what, version }, nth) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same may happen twice in a moment
          <li key={nth}>
            {formatDate(at)}: {words.news[what]}, {words.version(version)}
          </li>
        ))}
      </ul>
    </MarginSection>
  </>
)
