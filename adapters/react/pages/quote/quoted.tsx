import type { SeenQuote, SeenQuotedItem } from '#core/quote/ports.ts'
import { quoteTotals } from '#core/quote/quote.ts'
import { merged } from '#core/costs/cost-totals.ts'
import { sumRows } from '#core/costs/cost-words.ts'
import { dateRange } from '#core/shared/date-texts.ts'
import { formatDate } from '#core/shared/dates.ts'
import { bookingWording } from '#wording/pages/booking.ts'
import { quoteWording as words } from '#wording/pages/quote.ts'
import { Amounts } from '../../blocks/amounts.tsx'
import { CostLines } from '../../blocks/cost-lines.tsx'
import { venueText } from '../../blocks/event-venue.tsx'
import { withJoints } from '../../ui/compound-joints.ts'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import { Paragraphs } from '../../ui/paragraphs.tsx'

/** For whom a quote is, until when it holds, and what became of it. */
export const QuoteFacts = ({ quote }: { readonly quote: SeenQuote }) => {
  const { contact, validUntil, version, hotelPayer, state, orderNo, items } = quote
  const isEnded = state === 'angenommen' || state === 'abgelehnt'
  const facts: readonly (readonly [label: string, text: string])[] = [
    [words.facts.for, [contact.company, `${contact.firstName} ${contact.lastName}`].filter(Boolean).join(', ')],
    [words.facts.until, formatDate(validUntil)],
    ...(version > 1 ? [[words.facts.version, String(version)] as const] : []),
    ...(items.some((item) => item.kind === 'event' && !item.event.isOnlineEvent)
      ? [[words.facts.hotel, words.hotelPayers[hotelPayer]] as const]
      : []),
  ]
  return (
    <>
      {isEnded ? (
        <Note icon={state === 'angenommen' ? 'tick' : 'alert'} title={words.ended[state]}>
          {orderNo === undefined ? null : <p>{words.order(orderNo)}</p>}
        </Note>
      ) : (
        <p className="lead">{words.lead(formatDate(validUntil))}</p>
      )}
      <dl className="facts endless">
        {facts.map(([label, text]) => (
          <Fact key={label} label={label} text={text} />
        ))}
      </dl>
    </>
  )
}

const Fact = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{text}</dd>
  </div>
)

/** What is offered, with what it costs, and what all of it costs. */
export const QuotedItems = ({ quote }: { readonly quote: SeenQuote }) => (
  <>
    {quote.items.map((item) => (
      <MarginSection key={item.id} title={item.kind === 'event' ? item.event.theme.title : item.theme.title}>
        <div className="stack g3">
          <dl className="facts endless">
            <ItemFacts item={item} />
          </dl>
          <CostLines
            className="booked-costs"
            columns={bookingWording.costs.columns}
            caption={words.costs}
            lines={item.lines}
            totals={item.totals}
          />
          {item.kind === 'event' && quote.hotelPayer !== 'rechnung' && <ByHotel item={item} />}
        </div>
      </MarginSection>
    ))}
    {quote.items.length > 1 && (
      <MarginSection title={words.total}>
        <Amounts rows={sumRows(quoteTotals(quote), true)} />
      </MarginSection>
    )}
    {quote.note !== undefined && (
      <MarginSection title={words.note}>
        <div className="stack g2">
          <Paragraphs text={quote.note} />
        </div>
      </MarginSection>
    )}
  </>
)

const ItemFacts = ({ item }: { readonly item: SeenQuotedItem }) =>
  item.kind === 'theme' ? (
    <>
      <Fact label={words.item.when} text={words.item.inhouse} />
      <Fact label={words.item.persons} text={words.persons(item.persons)} />
    </>
  ) : (
    <>
      <Fact label={words.item.when} text={dateRange(item.event.startDate, item.event.endDate)} />
      <Fact label={words.item.where} text={withJoints(venueText(item.event))} />
      <Fact label={words.item.persons} text={words.persons(item.recipients.length)} />
    </>
  )

const ByHotel = ({ item }: { readonly item: Extract<SeenQuotedItem, { readonly kind: 'event' }> }) => {
  const lines = item.costs.flatMap(({ hotelLines }) => hotelLines)
  return (
    lines.length > 0 && (
      <CostLines
        className="booked-costs"
        columns={bookingWording.costs.columns}
        caption={words.byHotel}
        lines={merged(lines)}
      />
    )
  )
}
