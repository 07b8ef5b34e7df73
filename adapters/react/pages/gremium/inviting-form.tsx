import type { OwnGremium } from '#core/gremium/ports.ts'
import { longestEmail } from '#core/shared/email-address.ts'
import { gremiumWording } from '#wording/pages/gremium.ts'
import { TextField } from '../../ui/form-field.tsx'
import { RadioField } from '../../ui/radio-field.tsx'
import { DeedForm, faultAt, WhyNotDone, type NotDone } from './gremium-forms.tsx'

const words = gremiumWording.invite
const deed = 'einladen'

/** Asks somebody by letter to join. */
export const InvitingForm = ({
  gremium,
  acted,
}: {
  readonly gremium: OwnGremium
  readonly acted: NotDone | undefined
}) => {
  const own = acted?.deed === deed ? acted : undefined
  return (
    <div className="stack g3">
      <p>{words.lead}</p>
      <WhyNotDone acted={acted} deed={deed} />
      <DeedForm deed={deed} gremium={gremium.id}>
        <TextField
          name="email"
          label={words.email}
          type="email"
          autoComplete="off"
          maxLength={longestEmail}
          value={own?.typed['email']}
          fault={faultAt(own, 'email')}
        />
        <RadioField name="role" legend={words.role} value={own?.typed['role'] ?? 'mitglied'} choices={words.choices} />
        <p>
          <button className="btn" type="submit">
            {words.submit}
          </button>
        </p>
      </DeedForm>
    </div>
  )
}
