import type { ReactNode } from 'react'
import { faultsIn, type SettingsField } from '#core/login/settings.view.ts'
import type { WhyNotUpdated } from '#core/login/ports.ts'
import { longestPassword } from '#core/accounts/password.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { faultsOf } from '#core/shared/result.ts'
import { refusalText } from '#wording/refusals.ts'
import { settingsWording as words } from '#wording/pages/settings.ts'
import { TextField } from '../../ui/form-field.tsx'
import { FormSummary } from '../../ui/form-summary.tsx'
import { partField, type NotSaved } from './settings-part.ts'

/** Fields of several parts have one name; each has an id of its own. */
export const idIn = (part: string, field: string): string => `${part}-${field}`

/** The sentence for a field of a part. */
export const faultAt = (notSaved: NotSaved | undefined, field: SettingsField): string | undefined => {
  const fault = notSaved && faultsIn(notSaved.refusal as WhyNotUpdated)[field]
  return fault && words.faultText(field, fault)
}

/** A form of a part, with what was wrong above it. */
export const PartForm = ({
  part,
  notSaved,
  submit,
  quiet = false,
  children,
}: {
  readonly part: string
  readonly notSaved?: NotSaved | undefined
  readonly submit: string
  readonly quiet?: boolean
  readonly children?: ReactNode
}) => (
  <>
    {notSaved && <Summary notSaved={notSaved} />}
    <form className="stack g3 narrow" method="post" action={addressOf.settings} noValidate>
      <input type="hidden" name={partField} value={part} />
      {children}
      <p>
        <button className={quiet ? 'btn alt' : 'btn'} type="submit">
          {submit}
        </button>
      </p>
    </form>
  </>
)

const Summary = ({ notSaved: { part, refusal } }: { readonly notSaved: NotSaved }) => {
  const faults = faultsOf<SettingsField>(faultsIn(refusal as WhyNotUpdated))
  return (
    <div className="narrow">
      <FormSummary
        faults={faults.map(([field, fault]) => ({ field: idIn(part, field), says: words.faultText(field, fault) }))}
        refusal={faults.length > 0 ? undefined : refusalText(refusal)}
      />
    </div>
  )
}

/** Asks for the password once more. */
export const CurrentPassword = ({
  part,
  notSaved,
}: {
  readonly part: string
  readonly notSaved: NotSaved | undefined
}) => (
  <TextField
    name="current"
    id={idIn(part, 'current')}
    label={words.current}
    type="password"
    autoComplete="current-password"
    maxLength={longestPassword}
    fault={faultAt(notSaved, 'current')}
  />
)
