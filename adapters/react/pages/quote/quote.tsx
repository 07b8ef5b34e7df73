import type { Country } from '#core/accounts/accounts.ts'
import type { SeenQuote } from '#core/quote/ports.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { statusOf } from '#pages-port/refusal-status.ts'
import { quoteWording as words } from '#wording/pages/quote.ts'
import { refusalText } from '#wording/refusals.ts'
import { afterForm, again, forOne, notFound } from '../../answers.ts'
import type { Page, PageProps } from '../../page.ts'
import { FormSummary } from '../../ui/form-summary.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { Note } from '../../ui/note.tsx'
import { Answering } from './answering.tsx'
import { answerTyped, whyNotAnswered, type NotAnswered } from './answers-typed.ts'
import { QuotedItems, QuoteFacts } from './quoted.tsx'

const doneKeys = { accepted: 'angenommen', question: 'gefragt', declined: 'abgelehnt' } as const
type Done = keyof typeof doneKeys

type Shown =
  | { readonly quote: SeenQuote; readonly countries: readonly Country[]; readonly done?: Done }
  /** The link shows nothing of it: its last day is over, or it is being written anew. */
  | { readonly closed: string; readonly why: string }

/** A quote, for whoever has its link: to read, to ask about, to accept and to decline. */
export const quotePage: Page<Shown, NotAnswered> = {
  sheet: 'booking',
  reads: Object.values(doneKeys),
  async loader({ site, params, url, isNavigation }) {
    const { quotes } = site.booking
    const ask = { token: params['token'] ?? '' }
    const answer = isNavigation ? await quotes.open(ask) : await quotes.quote(ask)
    if (!answer.ok) {
      const { refusal } = answer
      if (refusal.why === 'not-found') throw notFound()
      const closed = refusal.why === 'quote-expired' ? words.expired : words.inRevision
      return forOne<Shown>({ closed, why: refusalText(refusal) }, statusOf(refusal))
    }
    const countries = await site.account.accounts.countries({})
    const done = (['accepted', 'question', 'declined'] as const).find((one) => url.searchParams.has(doneKeys[one]))
    return forOne<Shown>({
      quote: answer.value,
      countries: countries.ok ? countries.value : [],
      ...(done && { done }),
    })
  },
  async action({ site, params, form }) {
    const token = params['token'] ?? ''
    const { what, done, answer, fields } = await answerTyped(site.booking.quotes, token, form)
    if (answer.ok) return afterForm(`${addressOf.quote(token)}?${doneKeys[done]}=1`)
    return again(answer.refusal, { what, typed: form, refusal: answer.refusal, fields })
  },
  head: (shown) => ({
    title: 'closed' in shown ? shown.closed : words.title(shown.quote.number),
    noindex: true,
    crumbs: [],
  }),
  Component: ({ data, acted, frame }) =>
    'closed' in data ? (
      <div className="wrap rhead stack g3">
        <h1>{data.closed}</h1>
        <p className="lead">{data.why}</p>
      </div>
    ) : (
      <Quoted data={data} acted={acted} frame={frame} />
    ),
}

const Quoted = ({
  data: { quote, countries, done },
  acted,
  frame,
}: PageProps<Extract<Shown, { readonly quote: unknown }>, NotAnswered>) => {
  const isOpen = quote.state === 'versendet' || quote.state === 'geoeffnet'
  const why = acted && whyNotAnswered(acted)
  const path = frame.here.split('?')[0] ?? ''
  return (
    <div className="booking">
      <div className="wrap rhead stack g3">
        <h1>{words.title(quote.number)}</h1>
        {done && !acted && (
          <Note icon="tick" tone="ok" title={words.done[done]} status focused>
            <p>{words.done[`${done}Text`]}</p>
          </Note>
        )}
        {why && <FormSummary faults={why.faults} refusal={why.refusal} />}
        <QuoteFacts quote={quote} />
        <p className="on-screen">
          <GoLink href={`/quote-api/download-report/${path.split('/').at(-1) ?? ''}`}>{words.pdf}</GoLink>
        </p>
      </div>
      <QuotedItems quote={quote} />
      {isOpen && (
        <div className="on-screen">
          <Answering quote={quote} countries={countries} acted={acted} action={path} />
        </div>
      )}
    </div>
  )
}
