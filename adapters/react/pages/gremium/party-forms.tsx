import type { ReactNode } from 'react'
import { functions, salutations } from '#core/accounts/choices.ts'
import { longestReason } from '#core/booking/longest-reason.ts'
import type { RecipientField } from '#core/cart/recipient-rules.ts'
import type { ShownParticipant, ShownParty } from '#core/participation/ports.ts'
import { formatEuro } from '#core/shared/money.ts'
import type { SiteRefusal } from '#core/site.ts'
import { cartWording } from '#wording/pages/cart.ts'
import { gremiumBookingsWording as words } from '#wording/pages/gremium-bookings.ts'
import { SentForm } from '../../blocks/portal/sent-form.tsx'
import { CheckField, ChoiceField, ProseField, TextField } from '../../ui/form-field.tsx'
import { FormSummary } from '../../ui/form-summary.tsx'
import { faultIn, type WhyNot } from '../../ui/why-not.ts'
import type { BookingDeed } from './bookings-address.ts'
import { deedField } from './gremium-forms.tsx'

/** Why a form did nothing, and what was typed. */
export interface NotChanged {
  readonly deed: BookingDeed
  readonly refusal: SiteRefusal
  readonly says: WhyNot
  readonly recipientId: string
  readonly typed: Readonly<Record<string, string>>
}

interface Changing {
  readonly party: ShownParty
  readonly participant: ShownParticipant
  readonly here: string
  /** Of this form and nobody else's. */
  readonly acted: NotChanged | undefined
}

/** For each who takes part what can be done about it: somebody else in her place, or nobody. */
export const PartyForms = ({
  party,
  here,
  acted,
}: {
  readonly party: ShownParty
  readonly here: string
  readonly acted: NotChanged | undefined
}) => (
  <div className="stack g3">
    {party.participants.map((participant) => {
      const { recipientId, maySubstitute, cancelling } = participant
      const of = (deed: BookingDeed) =>
        acted?.recipientId === recipientId && acted.deed === deed ? { acted } : { acted: undefined }
      return (
        <div key={recipientId} className="stack">
          {maySubstitute && <Substituting party={party} participant={participant} here={here} {...of('ersatz')} />}
          {cancelling !== undefined && (
            <Cancelling party={party} participant={participant} here={here} {...of('absagen')} />
          )}
        </div>
      )
    })}
  </div>
)

const nameOf = ({ name = words.nobody }: ShownParticipant): string => name

const faultOf = (acted: NotChanged | undefined, field: string) => faultIn(acted?.says, field)

const ChangeForm = ({
  deed,
  title,
  party,
  participant,
  here,
  acted,
  children,
}: Changing & { readonly deed: BookingDeed; readonly title: string; readonly children: ReactNode }) => {
  return (
    <details open={acted ? true : undefined}>
      <summary>{title}</summary>
      <SentForm name={`${deed} ${participant.recipientId}`} className="stack g2 narrow" action={here} noValidate>
        {acted && (
          <FormSummary
            faults={acted.says.faults.map(({ field, says }) => ({
              field: `${field}-${participant.recipientId}`,
              says,
            }))}
            refusal={acted.says.refusal}
          />
        )}
        <input type="hidden" name={deedField} value={deed} />
        <input type="hidden" name="bookingId" value={party.bookingId} />
        <input type="hidden" name="recipientId" value={participant.recipientId} />
        {children}
      </SentForm>
    </details>
  )
}

/** What it costs today is said, and confirmed where it is something. */
const Cancelling = (changing: Changing) => {
  const { participant, party, acted } = changing
  const { recipientId, cancelling = 0 } = participant
  // Where it costs something else by now, that is asked.
  const fee = acted?.refusal.why === 'fee-not-confirmed' ? acted.refusal.net : cancelling
  const amount = formatEuro(fee)
  return (
    <ChangeForm {...changing} deed="absagen" title={words.cancel.title(nameOf(participant))}>
      <p>
        {fee === 0 ? words.cancel.free : words.cancel.fee(amount)}{' '}
        {party.cancelableUntil !== undefined && words.cancel.until(party.cancelableUntil)}
      </p>
      <input type="hidden" name="feeNet" value={fee} />
      <ProseField
        name="reason"
        id={`reason-${recipientId}`}
        label={words.cancel.reason}
        value={acted?.typed['reason']}
        fault={faultOf(acted, 'reason')}
        rows={2}
        maxLength={longestReason}
        optional
      />
      {fee > 0 && (
        <CheckField name="confirmFee" id={`confirmFee-${recipientId}`} checked={false}>
          {words.cancel.confirm(amount)}
        </CheckField>
      )}
      <p>
        <button className="btn alt" type="submit">
          {words.cancel.submit}
        </button>
      </p>
    </ChangeForm>
  )
}

/** Somebody else takes the seat; what it costs stays. */
const Substituting = (changing: Changing) => {
  const { participant, acted } = changing
  const { recipientId } = participant
  const about = (name: RecipientField) => ({
    name,
    id: `${name}-${recipientId}`,
    label: cartWording.fields[name],
    value: acted?.typed[name],
    fault: faultOf(acted, name),
  })
  const title = participant.name === undefined ? words.substitute.named : words.substitute.title(participant.name)
  return (
    <ChangeForm {...changing} deed="ersatz" title={title}>
      <p>{words.substitute.text}</p>
      <ChoiceField {...about('salutationId')} choices={salutations} width="w2" />
      <TextField {...about('firstName')} autoComplete="off" />
      <TextField {...about('lastName')} autoComplete="off" />
      <TextField {...about('email')} type="email" autoComplete="off" />
      <ChoiceField {...about('function')} choices={functions} />
      <p>
        <button className="btn" type="submit">
          {words.substitute.submit}
        </button>
      </p>
    </ChangeForm>
  )
}
