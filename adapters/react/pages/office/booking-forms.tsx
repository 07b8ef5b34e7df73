import type { ReactNode } from 'react'
import * as addressOf from '#core/shared/addresses.ts'
import type { OfficeBooking } from '#core/booking/office-ports.ts'
import { longestReason } from '#core/booking/longest-reason.ts'
import { isPending, type Recipient } from '#core/cart/cart.ts'
import { formatEuro } from '#core/shared/money.ts'
import { faultsOf } from '#core/shared/result.ts'
import { sentenceOf } from '#wording/field-faults.ts'
import { refusalText } from '#wording/refusals.ts'
import { officeWording } from '#wording/pages/office.ts'
import { ChoiceField, ProseField, TextField } from '../../ui/form-field.tsx'
import { FormSummary } from '../../ui/form-summary.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import type { NotDone, OfficeDeed } from './acting.ts'

const { confirm, cancel, attendance, booking: words } = officeWording

export interface Running {
  readonly shown: OfficeBooking
  readonly notDone: NotDone | undefined
}

export const nameOf = (recipient: Recipient): string =>
  isPending(recipient) ? words.nobody : `${recipient.firstName} ${recipient.lastName}`

/** The sentences of fields at fault, of the form that was refused. */
export const faultsIn = (notDone: Pick<NotDone, 'refusal'> | undefined): Readonly<Record<string, string | undefined>> =>
  notDone && 'fields' in notDone.refusal
    ? Object.fromEntries(faultsOf(notDone.refusal.fields).map(([field, fault]) => [field, sentenceOf(field, fault)]))
    : {}

/** What went wrong, above the page, with ways to the fields, which have the names of what is wrong as ids. */
export const WhyNot = ({ refusal }: Pick<NotDone, 'refusal'>) => {
  const faults = Object.entries(faultsIn({ refusal })).map(([field, says = '']) => ({ field, says }))
  return <FormSummary faults={faults} refusal={faults.length > 0 ? undefined : refusalText(refusal)} />
}

interface Deed extends Pick<Running, 'shown'> {
  readonly deed: OfficeDeed
  readonly title: string
  readonly text?: string
  readonly submit: string
  /** It undoes something: its button stands back. */
  readonly undoes?: true
  readonly children: ReactNode
}

/** A part with a form of a booking, which says what it does and which state of the booking it has seen. */
export const DeedPart = ({ shown: { booking }, deed, title, text, submit, undoes, children }: Deed) => (
  <MarginSection title={title}>
    <div className="stack g3">
      {text !== undefined && <p className="measure">{text}</p>}
      <form className="stack g3 narrow on-screen" method="post" action={addressOf.officeBooking(booking.id)} noValidate>
        <input type="hidden" name="do" value={deed} />
        <input type="hidden" name="version" value={booking.version} />
        {children}
        <p>
          <button className={undoes ? 'btn alt' : 'btn'} type="submit">
            {submit}
          </button>
        </p>
      </form>
    </div>
  </MarginSection>
)

/** Who is ticked: those of the form that was refused, else all. */
const People = ({ legend, shown, notDone, deed }: Running & { readonly legend: string; readonly deed: OfficeDeed }) => {
  const mine = notDone?.deed === deed ? notDone : undefined
  const chosen = mine?.chosen
  const fault = faultsIn(mine)['recipientIds']
  return (
    <fieldset className={fault ? 'field err' : 'field'}>
      <legend>{legend}</legend>
      {fault && <p className="msg">{fault}</p>}
      {shown.booking.recipients.map((recipient, index) => (
        <label key={recipient.id} className="check">
          <input
            id={fault && index === 0 ? 'recipientIds' : undefined}
            type="checkbox"
            name="person"
            value={recipient.id}
            defaultChecked={chosen ? chosen.includes(recipient.id) : true}
          />
          <span>{nameOf(recipient)}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** The fee of one seat, as it is typed, where only what else it costs was not known. */
const feeSoFar = ({ booking: { costs } }: OfficeBooking): string | undefined => {
  const fee = Object.values(costs)[0]?.lines.find(({ item }) => item === 'fee')?.net
  return typeof fee === 'number' ? formatEuro(fee) : undefined
}

/** Names the price of what was on request. */
export const ConfirmPart = ({ shown, notDone }: Running) => {
  if (!shown.actions.includes('confirm')) return null
  const mine = notDone?.deed === 'confirm' ? notDone : undefined
  const { fee, ...part } = confirm
  return (
    <DeedPart {...part} shown={shown} deed="confirm">
      <TextField
        id="feeNet"
        name="fee"
        label={fee}
        value={mine?.fee ?? feeSoFar(shown)}
        fault={faultsIn(mine)['feeNet']}
        inputMode="decimal"
        autoComplete="off"
        width="w3"
      />
    </DeedPart>
  )
}

/** Cancels for some or for all, at what the terms say or for nothing; once the event has begun, for nothing alone. */
export const CancelPart = ({ shown, notDone }: Running) => {
  const [today] = shown.cancellation ?? []
  if (!shown.actions.includes('cancel')) return null
  const mine = notDone?.deed === 'cancel' ? notDone : undefined
  const text = today ? cancel.costs(today.percent, formatEuro(today.net)) : cancel.begun
  return (
    <DeedPart title={cancel.title} text={text} submit={cancel.submit} shown={shown} deed="cancel" undoes>
      <People legend={cancel.people} shown={shown} notDone={notDone} deed="cancel" />
      <ChoiceField
        name="waived"
        label={cancel.fee}
        value={mine?.waived || !today ? 'yes' : 'no'}
        choices={[...(today ? [{ id: 'no', label: cancel.asAgreed }] : []), { id: 'yes', label: cancel.waived }]}
        chosen
      />
      <ProseField
        name="reason"
        label={cancel.reason}
        value={mine?.reason}
        fault={faultsIn(mine)['reason']}
        rows={2}
        maxLength={longestReason}
        optional
      />
    </DeedPart>
  )
}

/** Notes who was there. */
export const AttendancePart = ({ shown, notDone }: Running) =>
  shown.actions.includes('attendance') ? (
    <DeedPart title={attendance.title} submit={attendance.submit} shown={shown} deed="attendance">
      <People legend={attendance.text} shown={shown} notDone={notDone} deed="attendance" />
    </DeedPart>
  ) : null
