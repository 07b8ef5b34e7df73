import type { ReactNode } from 'react'
import { listHref } from '#core/shared-list/list-address.ts'
import { faultsOf } from '#core/shared/result.ts'
import type { SiteRefusal } from '#core/site.ts'
import { sentenceOf } from '#wording/field-faults.ts'
import { sharedListWording as words } from '#wording/pages/shared-list.ts'
import { refusalText } from '#wording/refusals.ts'
import { FormSummary } from '../../ui/form-summary.tsx'

/** What was done last, as the page tells it. */
export type Saved = keyof typeof words.saved

export const deedField = 'was'

/** Why a form did nothing. */
export interface NotDone {
  readonly refusal: SiteRefusal
  /** Of which entry. */
  readonly entry?: string | undefined
  /** A comment that was not taken. */
  readonly typed?: string | undefined
}

/** What was wrong; an entry that is gone was taken off by somebody else meanwhile. */
export const WhyNotDone = ({ acted }: { readonly acted: NotDone }) => (
  <FormSummary
    faults={
      acted.refusal.why === 'invalid'
        ? faultsOf<string>(acted.refusal.fields).map(([field, fault]) => ({ field, says: sentenceOf(field, fault) }))
        : []
    }
    refusal={acted.refusal.why === 'invalid' ? undefined : whyNot(acted)}
  />
)

const whyNot = ({ refusal, entry }: NotDone): string =>
  refusal.why === 'not-found' && entry !== undefined ? words.notFound : refusalText(refusal)

/** A form that does one thing to an entry, and leads back to it. */
export const EntryForm = ({
  deed,
  gremium,
  id,
  children,
}: {
  readonly deed: string
  readonly gremium: string
  readonly id: string
  readonly children: ReactNode
}) => (
  <form method="post" action={listHref(gremium)}>
    <input type="hidden" name={deedField} value={deed} />
    <input type="hidden" name="id" value={id} />
    {children}
  </form>
)
