import type { FieldFault, Invalid } from '../shared/result.ts'
import { fieldsOf, filesIn, type DescribedForm, type SentFields } from './described-form.ts'
import { quantitiesOf, type SentValue } from './field-faults.ts'
import type { FormField } from './form-fields.ts'
import type { RequestSigns, UploadedFile } from './forms.ts'
import { whyQuantitiesNotTaken } from './quantity-rules.ts'
import { fileName, whyFilesNotTaken } from './upload-rules.ts'

/** The fields of a posted form, as pages are given them. */
interface Posted {
  one(field: string): string | undefined
  all(field: string): readonly string[]
}

/** A form as its page sends it; a box that is not ticked sends nothing. */
export const sentIn = (
  form: DescribedForm,
  posted: Posted,
  files: readonly UploadedFile[],
): SentFields & Pick<RequestSigns, 'privacyAccepted' | 'website'> => ({
  ...Object.fromEntries(fieldsOf(form).map(([name, field]) => [name, sentAs(field, name, posted, files)])),
  website: posted.one('website') ?? '',
  privacyAccepted: posted.one('privacyAccepted') !== undefined,
})

/** What the box is called in which one says how many of a thing. */
export const quantityName = (field: string, sku: string): string => `${field}.${sku}`

const sentAs = (field: FormField, name: string, { one, all }: Posted, files: readonly UploadedFile[]): SentValue => {
  switch (field.kind) {
    case 'files':
      return files
    case 'tick':
      return one(name) !== undefined
    case 'choices':
      return all(name)
    case 'quantities':
      return field.of.map(({ sku }) => ({ sku, qty: one(quantityName(name, sku)) ?? '' }))
    default:
      return one(name) ?? ''
  }
}

/** What somebody has to do about a field before he sends the form again. */
export interface FieldToMend {
  readonly field: string
  /** What is at fault; absent where files only have to be chosen once more. */
  readonly fault?: FieldFault
  /** Names of the files, or of the things to order, that are at fault. */
  readonly faulty: readonly string[]
  /** Names of the files to be chosen once more: no browser sends them again. */
  readonly chooseAgain: readonly string[]
}

/** What has to be done after a refusal, field by field in the order of the form. */
export const fieldsToMend = (
  form: DescribedForm,
  faults: Invalid['fields'],
  sent: SentFields,
): readonly FieldToMend[] => {
  const files = filesIn(form, sent)
  return [...Object.keys(form.fields), 'privacyAccepted', 'website'].flatMap((name) => {
    const fault = faults[name]
    const field = form.fields[name]
    const chooseAgain = field?.kind === 'files' ? files.map((file) => fileName(file.name)) : []
    if (fault === undefined && chooseAgain.length === 0) return []
    const faulty = fault ? faultyIn(field, sent[name], files) : []
    return [{ field: name, ...(fault && { fault }), faulty, chooseAgain }]
  })
}

const faultyIn = (field: FormField | undefined, sent: SentValue, files: readonly UploadedFile[]): readonly string[] => {
  if (field?.kind === 'files') return whyFilesNotTaken(files, field.limits)?.files ?? []
  return field?.kind === 'quantities' ? (whyQuantitiesNotTaken(field, quantitiesOf(sent))?.of ?? []) : []
}
