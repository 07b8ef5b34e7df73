// Without React: for the server, which knows the words for every refusal; no browser needs to load them.
import { faultsOf, type FieldFault } from '#core/shared/result.ts'
import type { SiteRefusal } from '#core/site.ts'
import { sentenceOf } from '#wording/field-faults.ts'
import { refusalText } from '#wording/refusals.ts'
import type { WhyNot } from '../ui/why-not.ts'

/** Why a form did nothing, in words; a page may have its own for a field or for a refusal. */
export function whyNotInWords(
  refusal: SiteRefusal,
  {
    faults = refusal.why === 'invalid' ? refusal.fields : {},
    sentence = sentenceOf,
    text = refusalText,
  }: {
    readonly faults?: Parameters<typeof faultsOf<string>>[0]
    readonly sentence?: (field: string, fault: FieldFault) => string
    readonly text?: (refusal: SiteRefusal) => string
  } = {},
): WhyNot {
  const said = faultsOf<string>(faults).map(([field, fault]) => ({ field, says: sentence(field, fault) }))
  return said.length > 0 ? { faults: said } : { faults: [], refusal: text(refusal) }
}
