import { isDay } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import { emailFault, normalEmail } from '../shared/email-address.ts'
import { lineFault, nameFault, phoneFault, proseFault, tidy, tidyProse } from '../shared/field-rules.ts'
import { isPostcodeShaped } from '../shared/postcode.ts'
import type { FieldFault } from '../shared/result.ts'
import type { FieldValue, FormField, LineField, NumberField, Quantity } from './form-fields.ts'
import type { UploadedFile } from './forms.ts'
import { orderedLines, whyQuantitiesNotTaken } from './quantity-rules.ts'
import { whyFilesNotTaken } from './upload-rules.ts'

/** A field as it came; undefined: it was left out. */
export type SentValue =
  | string
  | number
  | boolean
  | readonly string[]
  | readonly Quantity[]
  | readonly UploadedFile[]
  | undefined

/** What a field holds as it is stored; undefined where nothing was said. */
export const valueOf = (field: FormField, sent: SentValue): FieldValue | undefined => {
  switch (field.kind) {
    case 'files':
      return undefined
    case 'tick':
      return sent === true
    case 'quantities': {
      const lines = orderedLines(field, quantitiesOf(sent))
      return lines.length === 0 ? undefined : lines
    }
    case 'choices': {
      const chosen = [...new Set(listOf(sent))]
      return chosen.length === 0 ? undefined : chosen
    }
    case 'number': {
      const text = tidy(textOf(sent))
      return text === '' ? undefined : isWhole(text) ? Number(text) : text
    }
    case 'prose':
      return tidyProse(textOf(sent)) || undefined
    case 'line':
      return (field.of === 'email' ? normalEmail(textOf(sent)) : tidy(textOf(sent))) || undefined
    default:
      return tidy(textOf(sent)) || undefined
  }
}

/** What is wrong with a field, if anything; `today` is the day in Berlin. */
export const fieldFault = (field: FormField, sent: SentValue, today: Day): FieldFault | undefined => {
  if (field.kind === 'files') {
    const files = filesOf(sent)
    return files.length === 0 && !field.optional ? 'missing' : whyFilesNotTaken(files, field.limits)?.fault
  }
  if (field.kind === 'quantities') {
    const fault = whyQuantitiesNotTaken(field, quantitiesOf(sent))?.fault
    return fault === 'missing' && field.optional ? undefined : fault
  }
  const value = valueOf(field, sent)
  if (field.kind === 'tick') return field.optional || value === true ? undefined : 'not-accepted'
  if (value === undefined) return field.optional ? undefined : 'missing'
  switch (field.kind) {
    case 'choices':
      return listOf(value).every((one) => field.of.includes(one)) ? undefined : 'unknown'
    case 'choice':
      return field.of.includes(String(value)) ? undefined : 'unknown'
    case 'number':
      return numberFault(value, field)
    case 'prose':
      return proseFault(String(value), field.fewest, field.most)
    case 'day':
      return isDay(String(value)) ? (String(value) < today ? 'too-low' : undefined) : 'malformed'
    case 'line':
      return oneLineFault(String(value), field)
  }
}

const oneLineFault = (text: string, { of, most }: LineField): FieldFault | undefined => {
  switch (of) {
    case 'name':
      return nameFault(text)
    case 'email':
      return emailFault(text)
    case 'phone':
      return phoneFault(text)
    case 'postcode':
      return isPostcodeShaped(text) ? undefined : 'malformed'
    case 'text':
      return lineFault(text, most)
  }
}

const numberFault = (value: FieldValue, { least, most }: NumberField): FieldFault | undefined => {
  if (typeof value !== 'number') return 'malformed'
  if (value < least) return 'too-low'
  return value > most ? 'too-high' : undefined
}

/** Up to nine digits: more than any number that is asked for. */
const isWhole = (text: string): boolean => /^-?\d{1,9}$/.test(text)

const textOf = (sent: SentValue): string => (typeof sent === 'string' || typeof sent === 'number' ? String(sent) : '')

const listOf = (sent: SentValue): readonly string[] =>
  Array.isArray(sent) ? (sent as readonly unknown[]).filter((one): one is string => typeof one === 'string') : []

/** The files among what was sent. */
export const filesOf = (sent: SentValue): readonly UploadedFile[] =>
  Array.isArray(sent) ? (sent as readonly unknown[]).filter(isFile) : []

const isFile = (one: unknown): one is UploadedFile => typeof one === 'object' && one !== null && 'bytes' in one

/** The quantities among what was sent. */
export const quantitiesOf = (sent: SentValue): readonly Quantity[] =>
  Array.isArray(sent) ? (sent as readonly unknown[]).filter(isQuantity) : []

const isQuantity = (one: unknown): one is Quantity => typeof one === 'object' && one !== null && 'sku' in one
