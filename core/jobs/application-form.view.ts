import type { UploadedFile } from '../forms/forms.ts'
import { fileName } from '../forms/upload-rules.ts'
import type { FieldFault, Invalid } from '../shared/result.ts'
import { applicationFields } from './application-rules.ts'
import type { ApplicationAsk, ApplicationField, FaultyApplication, WhyNotApplied } from './ports.ts'

/** What the form itself sends; the position stands in its address. */
export type SentApplication = Omit<ApplicationAsk, 'department' | 'key'>

/** An application as its form sends it; what is left out is empty, and a box that is not ticked sends nothing. */
export const applicationIn = (
  sent: (field: ApplicationField) => string | undefined,
  files: readonly UploadedFile[],
): SentApplication => {
  const text = (field: ApplicationField): string => sent(field) ?? ''
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
    files,
    website: text('website'),
    privacyAccepted: sent('privacyAccepted') !== undefined,
  }
}

/** What somebody has to do about a field before he sends the form again. */
export interface FieldToMend {
  readonly field: ApplicationField
  /** What is at fault; absent where files only have to be chosen once more. */
  readonly fault?: FieldFault
  /** Names of the files that are at fault. */
  readonly faulty: readonly string[]
  /** Names of the files to be chosen once more: no browser sends them again. */
  readonly chooseAgain: readonly string[]
}

/** Whether a refusal names fields. */
export const isFaulty = (refusal: WhyNotApplied): refusal is FaultyApplication => 'fields' in refusal

/** What has to be done after a refusal, field by field in the order of the form. */
export const fieldsToMend = (refusal: WhyNotApplied, sentFiles: readonly UploadedFile[]): readonly FieldToMend[] => {
  const faults: Invalid<ApplicationField>['fields'] = isFaulty(refusal) ? refusal.fields : {}
  const named = (isFaulty(refusal) && refusal.files) || []
  return applicationFields.flatMap((field) => {
    const fault = faults[field]
    const chooseAgain = field === 'files' ? sentFiles.map(({ name }) => fileName(name)) : []
    if (fault === undefined && chooseAgain.length === 0) return []
    return { field, ...(fault && { fault }), faulty: field === 'files' && fault ? named : [], chooseAgain }
  })
}
