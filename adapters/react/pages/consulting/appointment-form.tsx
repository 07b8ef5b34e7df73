import { longestAppointmentNote, longestTopic } from '#core/consulting/appointment-form.ts'
import * as addressOf from '#core/shared/addresses.ts'
import type { Instant } from '#core/shared/day.ts'
import { longestEmail } from '#core/shared/email-address.ts'
import { longestName } from '#core/shared/field-rules.ts'
import { consultingWording } from '#wording/pages/consulting.ts'
import { formsWording } from '#wording/pages/forms.ts'
import { shellWording } from '#wording/pages/shell.ts'
import { CheckField, ProseField, TextField, TrapField } from '../../ui/form-field.tsx'
import { FormSummary } from '../../ui/form-summary.tsx'
import { faultIn } from '../../ui/why-not.ts'
import type { NotBooked } from './refused.ts'
import { SlotFields } from './slot-fields.tsx'

const words = consultingWording.details

/** What is known of whoever fills the form in, and the key under which it is one however often it is sent. */
export interface Known {
  readonly key: string
  readonly name?: string
  readonly email?: string
}

/** Who comes to the appointment, and what about; refused, it stands as it was typed. */
export const AppointmentForm = ({
  action,
  consultantId,
  start,
  known,
  acted,
}: {
  readonly action: string
  readonly consultantId: string
  readonly start: Instant
  readonly known: Known
  readonly acted: NotBooked | undefined
}) => {
  const faultOf = (field: string): string | undefined => faultIn(acted?.why, field)
  const typed = (field: string): string | undefined => acted?.typed.one(field)
  return (
    <div className="stack g3 request-part">
      {acted && (
        <FormSummary
          faults={acted.why.faults.map((fault) => ({ ...fault, unseen: fault.field === 'website' }))}
          refusal={acted.why.refusal}
        />
      )}
      <form className="form request" method="post" action={action} noValidate>
        <p className="small">{formsWording.required}</p>
        <input type="hidden" name="consultantId" value={consultantId} />
        <input type="hidden" name="idempotencyKey" value={typed('idempotencyKey') ?? known.key} />
        <SlotFields start={start} channel={typed('channel')} next={acted?.next ?? []} faultOf={faultOf} />
        <TextField
          name="name"
          label={words.name}
          value={typed('name') ?? known.name}
          fault={faultOf('name')}
          autoComplete="name"
          maxLength={longestName}
        />
        <TextField
          name="email"
          type="email"
          label={words.email}
          value={typed('email') ?? known.email}
          fault={faultOf('email')}
          autoComplete="email"
          maxLength={longestEmail}
        />
        <TextField
          name="phone"
          type="tel"
          label={words.phone}
          hint={words.phoneHint}
          value={typed('phone')}
          fault={faultOf('phone')}
          autoComplete="tel"
          optional
        />
        <TextField
          name="topic"
          label={words.topic}
          hint={words.topicHint}
          value={typed('topic')}
          fault={faultOf('topic')}
          autoComplete="off"
          maxLength={longestTopic}
        />
        <ProseField
          name="note"
          label={words.note}
          hint={words.noteHint}
          value={typed('note')}
          fault={faultOf('note')}
          rows={4}
          maxLength={longestAppointmentNote}
          optional
        />
        <CheckField
          name="privacyAccepted"
          fault={faultOf('privacyAccepted')}
          checked={typed('privacyAccepted') === 'on'}
        >
          {formsWording.privacyAccepted} <a href={addressOf.privacy}>{shellWording.legalPages.datenschutz}</a>
        </CheckField>
        <TrapField />
        <p>
          <button className="btn" type="submit">
            {words.submit}
          </button>
        </p>
      </form>
    </div>
  )
}
