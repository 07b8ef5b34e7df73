import type { ListedQuote } from '#core/quote/ports.ts'
import { quoteStates, type QuoteState } from '#core/quote/quote.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { formatDate } from '#core/shared/dates.ts'
import { formatEuro, onRequest } from '#core/shared/money.ts'
import { pageHref, type Page as PageOf } from '#core/shared/page.ts'
import { manageWording } from '#wording/pages/manage.ts'
import { officeWording } from '#wording/pages/office.ts'
import { quotesOfficeWording as words } from '#wording/pages/quotes-office.ts'
import { forOne } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { FoldTable } from '../../ui/fold-table.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { DeniedPart, guarded, type Denied } from './guarded.tsx'

interface Shown {
  readonly denied?: never
  readonly state?: QuoteState
  readonly found: PageOf<ListedQuote>
}

/** So many lines stand on one page. */
const shownAtOnce = 50
const stateKey = 'stand'
export const quotesHref = (state: QuoteState | undefined): string =>
  state === undefined ? addressOf.officeQuotes : `${addressOf.officeQuotes}?${stateKey}=${state}`

/** Every quote, the newest first, for the office. */
export const officeQuotesPage: Page<Shown | Denied> = {
  sheet: 'office',
  reads: [stateKey, 'after'],
  async loader({ site, url }) {
    const state = quoteStates.find((one) => one === url.searchParams.get(stateKey))
    const after = url.searchParams.get('after')
    const found = await site.booking.quotesOffice.quotes({
      ...(state && { state }),
      ...(after && { after: after.slice(0, 500) }),
      limit: shownAtOnce,
    })
    return found.ok ? forOne<Shown>({ ...(state && { state }), found: found.value }) : guarded(found.refusal, url)
  },
  head: (data) => ({
    title: data.denied ? officeWording.denied.title : words.title,
    noindex: true,
    crumbs: [{ title: manageWording.title, href: addressOf.dashboard }],
  }),
  Component: ({ data }) => (data.denied ? <DeniedPart /> : <List {...data} />),
}

const List = ({ found: { items, next }, state }: Shown) => (
  <div className="wrap rhead stack g3 room-below">
    <h1>{words.title}</h1>
    <p className="lead">{words.lead}</p>
    <p className="on-screen">
      <GoLink href={addressOf.officeQuote('neu')}>{words.write}</GoLink>
    </p>
    <nav aria-label={words.states} className="on-screen">
      <ul className="row small">
        {[undefined, ...quoteStates].map((one) => (
          <li key={one ?? 'alle'}>
            <a href={quotesHref(one)} aria-current={one === state ? 'page' : undefined}>
              {one === undefined ? words.all : words.stateLabels[one]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    {items.length === 0 ? (
      <p>{words.none}</p>
    ) : (
      <div className="tbl">
        <FoldTable caption={words.caption} captionClass="small" columns={Object.values(words.columns)}>
          {items.map((quote) => (
            <Row key={quote.id} quote={quote} />
          ))}
        </FoldTable>
      </div>
    )}
    {next !== undefined && (
      <p className="on-screen">
        <GoLink href={pageHref(quotesHref(state), next)}>{words.more}</GoLink>
      </p>
    )}
  </div>
)

const Row = ({ quote }: { readonly quote: ListedQuote }) => {
  const { id, number, customer, company, state, validUntil, totals } = quote
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <a href={addressOf.officeQuote(id)}>{number}</a>
      </th>
      <td role="cell" className="any" data-l={words.columns.customer}>
        {[customer, company].filter(Boolean).join(', ')}
      </td>
      <td role="cell" data-l={words.columns.state}>
        {words.stateLabels[state]}
      </td>
      <td role="cell" data-l={words.columns.until}>
        {formatDate(validUntil)}
      </td>
      <td role="cell" data-l={words.columns.gross}>
        {totals.complete ? formatEuro(totals.gross) : onRequest}
      </td>
    </tr>
  )
}
