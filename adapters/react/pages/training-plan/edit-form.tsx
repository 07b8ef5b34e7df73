import type { ReactNode } from 'react'
import type { ShownPlan } from '#core/training-plan/ports.ts'
import { doField, type SentEdit } from './plan-address.ts'

/** A form that does one thing to a step; it says which version of the plan was seen. */
export const EditForm = ({
  plan,
  here,
  edit,
  label,
  quiet = true,
  children,
}: {
  readonly plan: Pick<ShownPlan, 'version'>
  readonly here: string
  readonly edit: Omit<SentEdit, 'key'> & { readonly key?: string }
  /** What its button does, in full. */
  readonly label: string
  /** Its button stands like a link. */
  readonly quiet?: boolean
  readonly children: ReactNode
}) => (
  <form method="post" action={here}>
    <input type="hidden" name="version" value={plan.version} />
    {edit.key !== undefined && <input type="hidden" name="key" value={edit.key} />}
    {edit.eventId !== undefined && <input type="hidden" name="eventId" value={edit.eventId} />}
    {edit.do === 'move' && <input type="hidden" name="before" value={edit.before ?? ''} />}
    <button className={quiet ? 'txt' : 'btn'} type="submit" name={doField} value={edit.do} aria-label={label}>
      {children}
    </button>
  </form>
)
