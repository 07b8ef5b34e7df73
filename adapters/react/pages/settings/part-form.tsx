import type { ReactNode } from 'react'
import { longestPassword } from '#core/accounts/password.ts'
import type { Address } from '#core/shared/addresses.ts'
import { settingsWording as words } from '#wording/pages/settings.ts'
import { SentForm } from '../../blocks/portal/sent-form.tsx'
import { TextField } from '../../ui/form-field.tsx'
import { FormSummary } from '../../ui/form-summary.tsx'
import { faultIn } from '../../ui/why-not.ts'
import { partField, type NotSaved } from './settings-part.ts'

/** Fields of several parts have one name; each has an id of its own. */
export const idIn = (part: string, field: string): string => `${part}-${field}`

/** The sentence for a field of a part. */
export const faultAt = (notSaved: NotSaved | undefined, field: string): string | undefined =>
  faultIn(notSaved?.says, field)

/** What was typed into a field of a part that was not saved. */
export const typedIn = (notSaved: NotSaved | undefined, field: string): string | undefined =>
  notSaved?.typed[field]?.at(-1)

/** A form of a part with buttons of its own, and what was wrong above it. */
export const FormOfPart = ({
  part,
  here,
  notSaved,
  children,
}: {
  readonly part: string
  readonly here: Address
  readonly notSaved?: NotSaved | undefined
  readonly children?: ReactNode
}) => (
  <>
    {notSaved && <Summary notSaved={notSaved} />}
    <SentForm name={part} className="stack g3 narrow" action={here} noValidate>
      <input type="hidden" name={partField} value={part} />
      {children}
    </SentForm>
  </>
)

/** A form of a part with one button. */
export const PartForm = ({
  submit,
  quiet = false,
  children,
  ...form
}: Parameters<typeof FormOfPart>[0] & { readonly submit: string; readonly quiet?: boolean }) => (
  <FormOfPart {...form}>
    {children}
    <p>
      <button className={quiet ? 'btn alt' : 'btn'} type="submit">
        {submit}
      </button>
    </p>
  </FormOfPart>
)

const Summary = ({ notSaved: { part, says } }: { readonly notSaved: NotSaved }) => (
  <div className="narrow">
    <FormSummary
      faults={says.faults.map((fault) => ({ field: idIn(part, fault.field), says: fault.says }))}
      refusal={says.refusal}
    />
  </div>
)

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
