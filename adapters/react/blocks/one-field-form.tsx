import type { ComponentProps } from 'react'
import type { ShopLocked } from '#core/merchandise/merchandise.ts'
import { faultsOf, type Invalid, type TooMany } from '#core/shared/result.ts'
import { TextField } from '../ui/form-field.tsx'
import { FormSummary } from '../ui/form-summary.tsx'
import { faultText } from '#wording/field-faults.ts'
import { refusalText } from '#wording/refusals.ts'

interface OneField {
  readonly action: string
  readonly field: Omit<ComponentProps<typeof TextField>, 'fault'>
  readonly submit: string
  /** What goes along unseen. */
  readonly carried?: readonly (readonly [field: string, value: string])[] | undefined
  /** Why it was not heard, if it was sent. */
  readonly refusal: Invalid<'email' | 'password' | 'code'> | TooMany | ShopLocked | undefined
}

/** A form that asks for one thing only, as the pages of an account but registration do; its faults stand above it. */
export const OneFieldForm = ({ action, field, submit, carried, refusal }: OneField) => {
  const faults =
    refusal?.why === 'invalid'
      ? faultsOf(refusal.fields).map(([name, fault]) => ({ field: name, says: faultText(name, fault) }))
      : []
  return (
    <>
      {refusal && (
        <div className="narrow">
          <FormSummary faults={faults} refusal={refusal.why === 'invalid' ? undefined : refusalText(refusal)} />
        </div>
      )}
      <form className="stack g3 narrow" method="post" action={action} noValidate>
        {carried?.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <TextField {...field} fault={faults[0]?.says} />
        <p>
          <button className="btn" type="submit">
            {submit}
          </button>
        </p>
      </form>
    </>
  )
}
