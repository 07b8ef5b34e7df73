import type { OwnQuote } from '#core/quote/ports.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { formatDate } from '#core/shared/dates.ts'
import { formatEuro, onRequest } from '#core/shared/money.ts'
import { pageHref, type Page as PageOf } from '#core/shared/page.ts'
import { signInHref } from '#core/wishlist/sign-in-link.ts'
import { ownQuotesWording as words } from '#wording/pages/own-quotes.ts'
import { forOne, seeElsewhere } from '../../answers.ts'
import { PortalHead } from '../../blocks/portal/portal-head.tsx'
import type { Page } from '../../page.ts'
import { FoldTable } from '../../ui/fold-table.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { Note } from '../../ui/note.tsx'

interface Shown {
  readonly found: PageOf<OwnQuote>
  /** It is not the first page of the list. */
  readonly further: boolean
}

/** So many lines stand on one page. */
const shownAtOnce = 20

/** The quotes that are for the account of whoever is signed in. */
export const ownQuotesPage: Page<Shown> = {
  sheet: 'portal',
  reads: ['after'],
  async loader({ site, url, settings }) {
    const after = url.searchParams.get('after')
    const found = await site.booking.quotes.mine({
      ...(after !== null && { after: after.slice(0, 500) }),
      limit: shownAtOnce,
    })
    if (!found.ok) throw seeElsewhere(signInHref(settings, addressOf.ownQuotes))
    return forOne<Shown>({ found: found.value, further: after !== null })
  },
  head: () => ({ title: words.title, noindex: true, crumbs: [] }),
  Component: ({ data: { found, further }, frame: { brand } }) => (
    <>
      <PortalHead brand={brand} title={words.title} current="bookings">
        <p className="lead">{words.lead}</p>
        <p className="on-screen">
          <GoLink href={addressOf.gremiumBookings}>{words.toBookings}</GoLink>
        </p>
      </PortalHead>
      <div className="wrap stack g3 room-below">
        {found.items.length === 0 && !further ? <Empty /> : <List quotes={found.items} />}
        <p className="row on-screen">
          {found.next !== undefined && <GoLink href={pageHref(addressOf.ownQuotes, found.next)}>{words.more}</GoLink>}
          {further && <a href={addressOf.ownQuotes}>{words.first}</a>}
        </p>
      </div>
    </>
  ),
}

const Empty = () => (
  <Note icon="calendar" title={words.empty}>
    <p>{words.emptyText}</p>
    <p>
      <GoLink href={addressOf.events}>{words.find}</GoLink>
    </p>
  </Note>
)

const List = ({ quotes }: { readonly quotes: readonly OwnQuote[] }) => (
  <div className="tbl">
    <FoldTable caption={words.caption} captionClass="vh" columns={Object.values(words.columns)}>
      {quotes.map((quote) => (
        <Row key={quote.id} quote={quote} />
      ))}
    </FoldTable>
  </div>
)

/** A quote; what is being written anew or has expired is shown to nobody. */
const Row = ({ quote: { id, number, state, validUntil, totals } }: { readonly quote: OwnQuote }) => (
  <tr role="row">
    <th role="rowheader" scope="row">
      {state === 'entwurf' || state === 'abgelaufen' ? number : <a href={addressOf.quote(id)}>{number}</a>}
    </th>
    <td role="cell" data-l={words.columns.state}>
      {words.states[state]}
    </td>
    <td role="cell" data-l={words.columns.until}>
      {formatDate(validUntil)}
    </td>
    <td role="cell" data-l={words.columns.gross}>
      {totals.complete ? formatEuro(totals.gross) : onRequest}
    </td>
  </tr>
)
