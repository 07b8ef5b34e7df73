import { costOfCancelling, freeUntilOf, isBinding } from '#core/booking/booking-rules.ts'
import type { CancellationStep } from '#core/booking/cancellation-fee.ts'
import type { Brand } from '#core/brand/brand.ts'
import type { Recipient } from '#core/cart/cart.ts'
import { longestReason } from '#core/booking/longest-reason.ts'
import { dateRange } from '#core/shared/date-texts.ts'
import { formatDate } from '#core/shared/dates.ts'
import { formatEuro, priceText } from '#core/shared/money.ts'
import { bookingWording } from '#wording/pages/booking.ts'
import { AvailabilityBadge } from '../../blocks/availability-badge.tsx'
import { venueText } from '../../blocks/event-venue.tsx'
import { FoldTable } from '../../ui/fold-table.tsx'
import { ProseField } from '../../ui/form-field.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { choosing, looking } from './booking-address.ts'
import { BookingForm, type Following } from './booking-form.tsx'
import { faultOf, refusedIn } from './faults.ts'
import { calledOr } from './people.tsx'

const { cancel: words, rebook, sections } = bookingWording

/** Other events of the theme to which all can be rebooked. */
export const Rebooking = (following: Following) => {
  const { actions, alternatives } = following.shown
  if (!actions.includes('rebook')) return null
  const { columns } = rebook
  return (
    <MarginSection title={sections.rebook} id="umbuchen">
      <div className="stack">
        <p className="small measure">{alternatives.length === 0 ? rebook.none : rebook.text}</p>
        {alternatives.length > 0 && (
          <details open={refusedIn(following.refused, 'rebook') ? true : undefined}>
            <summary>{rebook.show(alternatives.length)}</summary>
            <div className="tbl">
              <FoldTable
                caption={sections.rebook}
                captionClass="vh"
                columns={Object.values(columns)}
                acts={[rebook.acts]}
              >
                {alternatives.map((event) => {
                  const days = dateRange(event.startDate, event.endDate)
                  return (
                    <tr key={event.eventId} role="row">
                      <th role="rowheader" scope="row">
                        {days}
                      </th>
                      <td role="cell" data-l={columns.venue}>
                        {venueText(event)}
                      </td>
                      <td role="cell" data-l={columns.seats}>
                        <AvailabilityBadge event={event} />
                      </td>
                      <td role="cell" data-l={columns.price}>
                        {priceText(event.price)}
                      </td>
                      <td role="cell" className="act">
                        <BookingForm {...following} what="rebook">
                          <input type="hidden" name="event" value={event.eventId} />
                          <button className="btn alt" type="submit" aria-label={rebook.buttonLabel(days)}>
                            {rebook.button}
                          </button>
                        </BookingForm>
                      </td>
                    </tr>
                  )
                })}
              </FoldTable>
            </div>
          </details>
        )}
      </div>
    </MarginSection>
  )
}

/** What cancelling costs, for whom one chooses, and then the way to do it. */
export const Cancelling = ({
  chosen,
  here,
  brand,
  ...following
}: Following & { readonly chosen: readonly string[] | undefined; readonly here: string; readonly brand: Brand }) => {
  const { booking, today, actions } = following.shown
  if (!actions.includes('cancel')) return null
  const leaving = booking.recipients.filter(({ id }) => chosen?.includes(id))
  const one = booking.recipients.length === 1
  const costOf = (recipients: readonly Recipient[]) =>
    costOfCancelling(booking, recipients, { today, freeUntil: freeUntilOf(brand) })
  const looked = leaving.length > 0
  const binds = isBinding(booking.state)
  const of = looked ? leaving : booking.recipients
  return (
    <MarginSection title={sections.cancel} id="stornieren">
      <div className="stack g3">
        <p className="small measure">{binds ? words.text : words.unbound}</p>
        {binds && <CancellationCosts steps={costOf(of)} count={of.length} />}
        {binds && !booking.event.isOnlineEvent && <p className="small mute">{words.hotel}</p>}
        {looked ? (
          <Confirm {...following} leaving={leaving} now={costOf(leaving)[0]} here={here} />
        ) : (
          <form method="get" action={`${here}#stornieren`} className="stack">
            <input type="hidden" name={looking} value="1" />
            {one && <input type="hidden" name={choosing} value={booking.recipients[0]?.id} />}
            {!one && (
              <fieldset className={chosen ? 'field err' : 'field'}>
                <legend>{words.who}</legend>
                {chosen && <p className="msg">{words.choose}</p>}
                {booking.recipients.map((recipient, index) => (
                  <label key={recipient.id} className="check">
                    <input type="checkbox" name={choosing} value={recipient.id} defaultChecked={chosen === undefined} />
                    <span>{`${bookingWording.people.nth(index + 1)}: ${calledOr(recipient)}`}</span>
                  </label>
                ))}
              </fieldset>
            )}
            <p>
              <button className="btn alt" type="submit">
                {words.preview}
              </button>
            </p>
          </form>
        )}
      </div>
    </MarginSection>
  )
}

const CancellationCosts = ({
  steps,
  count,
}: {
  readonly steps: readonly CancellationStep[]
  readonly count: number
}) => (
  <div className="tbl">
    <FoldTable
      caption={words.caption(count)}
      captionClass="small"
      className="fees"
      columns={Object.values(words.columns)}
    >
      {steps.map(({ from, percent, net }, index) => (
        <tr key={from} role="row">
          <th role="rowheader" scope="row">
            {index === 0 ? words.today : words.from(formatDate(from))}
          </th>
          <td role="cell" data-l={words.columns.share}>
            {words.share(percent)}
          </td>
          <td role="cell" data-l={words.columns.net}>
            {formatEuro(net)}
          </td>
        </tr>
      ))}
    </FoldTable>
  </div>
)

/** The second step: for these, at this price; another price is told and not taken. */
const Confirm = ({
  leaving,
  now: { net },
  here,
  ...following
}: Following & {
  readonly leaving: readonly Recipient[]
  readonly now: CancellationStep
  readonly here: string
}) => {
  const refused = refusedIn(following.refused, 'cancel')
  return (
    <BookingForm {...following} what="cancel" className="stack">
      <ul className="dash">
        {leaving.map((recipient) => (
          <li key={recipient.id}>
            {calledOr(recipient)}
            <input type="hidden" name={choosing} value={recipient.id} />
          </li>
        ))}
      </ul>
      <input type="hidden" name="feeNet" value={net} />
      <ProseField
        name="reason"
        label={words.reason}
        value={refused?.typed.one('reason')}
        fault={faultOf(refused, 'reason')}
        rows={2}
        maxLength={longestReason}
        optional
      />
      <p>
        <strong>{net === 0 ? words.freeToday : words.costsToday(formatEuro(net))}</strong>
      </p>
      <p className="row">
        <button className="btn" type="submit">
          {words.confirm(leaving.length)}
        </button>
        <a href={`${here}#stornieren`}>{words.back}</a>
      </p>
    </BookingForm>
  )
}
