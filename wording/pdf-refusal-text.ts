import { faultsOf } from '#core/shared/result.ts'
import type { SiteRefusal } from '#core/site.ts'
import { faultText } from './field-faults.ts'
import { refusalText } from './refusals.ts'

/** Why a PDF was not analysed: the sentence beside its field. */
export const pdfRefusalText = (refusal: SiteRefusal): string => {
  const [[, fault] = []] = 'fields' in refusal ? faultsOf<string>(refusal.fields) : []
  return fault === undefined ? refusalText(refusal) : faultText('pdf', fault)
}
