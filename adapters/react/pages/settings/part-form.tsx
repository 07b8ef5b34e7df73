import type { ReactNode } from 'react'
import { faultsIn } from '#core/login/settings.view.ts'
import { longestPassword } from '#core/accounts/password.ts'
import type { Address } from '#core/shared/addresses.ts'
import { faultsOf, type FieldFault } from '#core/shared/result.ts'
import type { SiteRefusal } from '#core/site.ts'
import { sentenceOf } from '#wording/field-faults.ts'
import { refusalText } from '#wording/refusals.ts'
import { settingsWording as words } from '#wording/pages/settings.ts'
import { TextField } from '../../ui/form-field.tsx'
import { FormSummary } from '../../ui/form-summary.tsx'
import { partField, type NotSaved } from './settings-part.ts'

/** Fields of several parts have one name; each has an id of its own. */
export const idIn = (part: string, field: string): string => `${part}-${field}`

const faultsByField = (refusal: SiteRefusal): readonly (readonly [string, FieldFault])[] => faultsOf(faultsIn(refusal))

const sentence = (field: string, fault: FieldFault): string =>
  field === 'current' ? words.wrongPassword : sentenceOf(field, fault)

/** The sentence for a field of a part. */
export const faultAt = (notSaved: NotSaved | undefined, field: string): string | undefined => {
  const fault = notSaved && faultsByField(notSaved.refusal).find(([name]) => name === field)
  return fault && sentence(...fault)
}

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
    <form className="stack g3 narrow" method="post" action={here} noValidate>
      <input type="hidden" name={partField} value={part} />
      {children}
    </form>
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

const Summary = ({ notSaved: { part, refusal } }: { readonly notSaved: NotSaved }) => {
  const faults = faultsByField(refusal)
  return (
    <div className="narrow">
      <FormSummary
        faults={faults.map(([field, fault]) => ({ field: idIn(part, field), says: sentence(field, fault) }))}
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
