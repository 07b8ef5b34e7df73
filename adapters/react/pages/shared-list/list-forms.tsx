import type { ReactNode } from 'react'
import { listHref } from '#core/shared-list/list-address.ts'
import type { sharedListWording } from '#wording/pages/shared-list.ts'
import { SentForm } from '../../blocks/portal/sent-form.tsx'
import { FormSummary } from '../../ui/form-summary.tsx'
import type { WhyNot } from '../../ui/why-not.ts'

/** What was done last, as the page tells it. */
export type Saved = keyof typeof sharedListWording.saved

export const deedField = 'was'

/** Why a form did nothing. */
export interface NotDone {
  readonly says: WhyNot
  /** Of which entry. */
  readonly entry?: string | undefined
  /** A comment that was not taken. */
  readonly typed?: string | undefined
}

/** What was wrong. */
export const WhyNotDone = ({ acted: { says } }: { readonly acted: NotDone }) => (
  <FormSummary faults={says.faults} refusal={says.refusal} />
)

/** A form that does one thing to an entry, and leads back to it. */
export const EntryForm = ({
  deed,
  gremium,
  id,
  name,
  children,
}: {
  readonly deed: string
  /** Where there are several of that deed for an entry, or where one button does the one and then the other. */
  readonly name?: string
  readonly gremium: string
  readonly id: string
  readonly children: ReactNode
}) => (
  <SentForm name={name ?? `${deed} ${id}`} action={listHref(gremium)}>
    <input type="hidden" name={deedField} value={deed} />
    <input type="hidden" name="id" value={id} />
    {children}
  </SentForm>
)
