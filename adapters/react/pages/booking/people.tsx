import { functions, labelOf, salutations } from '#core/accounts/choices.ts'
import { namesDays } from '#core/booking/booking.ts'
import { isPending, type Recipient } from '#core/cart/cart.ts'
import { longestNotes, type RecipientField } from '#core/cart/recipient-rules.ts'
import { addDays, berlinDay, formatDate } from '#core/shared/dates.ts'
import { formatEuro } from '#core/shared/money.ts'
import { bookingWording } from '#wording/pages/booking.ts'
import { workshopText } from '#wording/workshops.ts'
import { typedPerson } from '../../blocks/typed-recipient.ts'
import { CheckField, ChoiceField, ProseField, TextField } from '../../ui/form-field.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { BookingForm, type Following } from './booking-form.tsx'
import { faultOf, fieldOfSeat, refusedIn } from './faults.ts'

const { people: words, sections } = bookingWording

export const calledOr = (recipient: Recipient): string =>
  isPending(recipient) ? words.nobody : `${recipient.firstName} ${recipient.lastName}`

/** Who takes part, with a form for each seat; and who does no longer. */
export const People = (following: Following) => {
  const { booking } = following.shown
  if (booking.recipients.length + booking.cancelled.length === 0) return null
  return (
    <MarginSection title={sections.people} id="teilnehmende">
      <div className="stack">
        <ol className="lines">
          {booking.recipients.map((recipient, index) => (
            <Seat key={recipient.id} recipient={recipient} nth={index + 1} {...following} />
          ))}
        </ol>
        {booking.cancelled.length > 0 && (
          <ul className="small mute">
            {booking.cancelled.map(({ recipient, feeNet, percent }) => (
              <li key={recipient.id}>
                {words.cancelled(
                  calledOr(recipient),
                  feeNet === 0 ? words.free : words.fee(formatEuro(feeNet), percent),
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </MarginSection>
  )
}

const Seat = ({
  recipient,
  nth,
  ...following
}: Following & { readonly recipient: Recipient; readonly nth: number }) => {
  const { booking, actions } = following.shown
  const pending = isPending(recipient)
  const due = formatDate(addDays(berlinDay(booking.event.startDate), -namesDays))
  return (
    <li className="seat">
      <p>
        <strong>{calledOr(recipient)}</strong>{' '}
        <span className="small mute">
          {pending
            ? actions.includes('substitute') && words.nobodyText(due)
            : [labelOf(functions, recipient.function), recipient.email, workshopText(recipient, booking.state)]
                .filter(Boolean)
                .join(' · ')}
        </span>
      </p>
      {actions.includes('substitute') && <SeatForm recipient={recipient} nth={nth} {...following} />}
    </li>
  )
}

const SeatForm = ({
  recipient,
  nth,
  ...following
}: Following & { readonly recipient: Recipient; readonly nth: number }) => {
  const refused = refusedIn(following.refused, 'substitute', recipient.id)
  const typed = refused && typedPerson((field) => refused.typed.one(field))
  const pending = isPending(recipient)
  const what = pending ? words.name : words.replace
  const about = <Field extends RecipientField & keyof typeof words.fields>(field: Field) => {
    const id = fieldOfSeat(field, recipient.id)
    return { name: field, id, label: words.fields[field], fault: faultOf(refused, id) }
  }
  const { label: firstTermText, ...firstTerm } = about('isFirstTerm')
  return (
    <details className="small" open={refused ? true : undefined}>
      <summary aria-label={`${words.nth(nth)}, ${calledOr(recipient)}: ${what}`}>{what}</summary>
      {!pending && <p className="small">{words.replaceText}</p>}
      <BookingForm {...following} what="substitute" className="form">
        <input type="hidden" name="recipient" value={recipient.id} />
        <ChoiceField {...about('salutationId')} value={typed?.salutationId} choices={salutations} width="w2" />
        <TextField {...about('firstName')} value={typed?.firstName} autoComplete="off" width="w2" />
        <TextField {...about('lastName')} value={typed?.lastName} autoComplete="off" width="w2" />
        <TextField {...about('email')} value={typed?.email} type="email" autoComplete="off" width="w3" />
        <TextField {...about('phone')} value={typed?.phone} type="tel" autoComplete="off" optional width="w3" />
        <ChoiceField {...about('function')} value={typed?.function} choices={functions} />
        <CheckField {...firstTerm} checked={typed?.isFirstTerm} optional>
          {firstTermText}
        </CheckField>
        <ProseField {...about('notes')} value={typed?.notes} rows={3} maxLength={longestNotes} optional />
        <p>
          <button className="btn alt" type="submit" aria-label={`${words.nth(nth)}: ${words.save}`}>
            {words.save}
          </button>
        </p>
      </BookingForm>
    </details>
  )
}
