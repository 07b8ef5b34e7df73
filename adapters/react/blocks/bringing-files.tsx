import { faultsOf, type FieldFault } from '#core/shared/result.ts'
import type { SiteRefusal } from '#core/site.ts'
import { sentenceOf } from '#wording/field-faults.ts'
import { materialsWording as words } from '#wording/pages/materials.ts'
import { refusalText } from '#wording/refusals.ts'
import { FormSummary } from '../ui/form-summary.tsx'

/** What a form of photos and documents does. */
export const deedField = 'was'

const fieldsIn = (refusal: SiteRefusal): readonly (readonly [field: string, fault: FieldFault])[] =>
  'fields' in refusal ? faultsOf<string>(refusal.fields) : []

/** What was wrong with each field of a form, for what stands beside it. */
export const faultsIn = (refusal: SiteRefusal): Readonly<Record<string, string>> =>
  Object.fromEntries(fieldsIn(refusal).map(([field, fault]) => [field, sentenceOf(field, fault)]))

const byName = (field: string): string => field

/** Why nothing was brought or done, above a page; `idOf` tells where a field stands that is there several times. */
export const WhyNotBrought = ({
  refusal,
  gone,
  idOf = byName,
}: {
  readonly refusal: SiteRefusal
  /** Of what is not there any more. */
  readonly gone: string
  readonly idOf?: (field: string) => string
}) => {
  const faults = fieldsIn(refusal).map(([field, fault]) => ({ field: idOf(field), says: sentenceOf(field, fault) }))
  return <FormSummary faults={faults} refusal={faults.length > 0 ? undefined : whyNot(refusal, gone)} />
}

const whyNot = (refusal: SiteRefusal, gone: string): string => {
  if (refusal.why === 'not-found') return gone
  return refusal.why === 'no-room' ? words.noRoom : refusalText(refusal)
}
