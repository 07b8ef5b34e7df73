import type { FieldValue } from '#core/forms/form-fields.ts'
import type { FormValues } from '#core/forms/described-form.ts'
import type { RequestKind } from '#core/form-requests/form-requests.ts'
import { formatDate, isDay } from '#core/shared/dates.ts'
import type { AnyFormWords } from './form-words.ts'
import { formWords } from './forms.ts'

/** What stands in a field, under the name that the form's page gives it. */
export interface Said {
  readonly label: string
  readonly text: string
}

/** What was said with a form, field by field. */
export const saidIn = (form: RequestKind, values: FormValues): readonly Said[] => {
  const words = formWords[form]
  return Object.entries(values).map(([field, value]) => ({
    label: words.fields[field] ?? field,
    text: spoken(words, field, value),
  }))
}

/** What a field holds, as one reads it. */
const spoken = (words: AnyFormWords, field: string, value: FieldValue): string => {
  const choices = words.choices[field]
  if (typeof value === 'boolean') return value ? 'ja' : 'nein'
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return value.map((one) => choices?.[one] ?? one).join('\n')
  return choices?.[value] ?? (isDay(value) ? formatDate(value) : value)
}
