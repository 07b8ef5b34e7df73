import * as addressOf from '#core/shared/addresses.ts'
import type { RequestLetter } from '#core/form-requests/ports.ts'
import { kilobyte, megabyte } from '#core/forms/forms.ts'
import type { FieldValue } from '#core/forms/form-fields.ts'
import { formatDate, isDay } from '#core/shared/dates.ts'
import { formWords } from '../forms/forms.ts'
import type { AnyFormWords } from '../forms/form-words.ts'
import type { Sender, Worded } from './letter-words.ts'

type Received = Extract<RequestLetter, { readonly kind: 'request-received' }>
type Arrived = Extract<RequestLetter, { readonly kind: 'request-arrived' }>

/** Tells the sender that it has come, what happens next, and how long it is stored. */
export const requestReceived = ({ form, reference, files, deletedOn }: Received, { siteOrigin }: Sender): Worded => {
  const { name, next } = formWords[form]
  return {
    subject: `${name}: ${reference} ist angekommen`,
    parts: [
      { says: `vielen Dank. Bei uns angekommen ist: ${name}${files > 0 ? `, mit ${enclosed(files)}` : ''}.` },
      { says: next },
      { says: `Ihr Vorgang ist ${reference}. Bitte nennen Sie ihn, wenn Sie uns dazu schreiben oder anrufen.` },
      {
        says: `Am ${formatDate(deletedOn)} löschen wir Ihre Angaben, früher auf Ihren Wunsch. Wird daraus ein Auftrag, gelten dafür die Fristen des Handelsrechts.`,
      },
      { link: `${siteOrigin}${addressOf.privacy}`, label: 'Mehr zum Datenschutz' },
      { says: 'Sie haben uns nicht geschrieben? Dann hat jemand Ihre Adresse benutzt; bitte sagen Sie uns Bescheid.' },
    ],
  }
}

/** Brings a request to the office; an answer to it goes to the sender. */
export const requestArrived = ({ form, reference, email, values, files, deletedOn }: Arrived): Worded => {
  const words = formWords[form]
  return {
    subject: `${words.name}: ${reference}`,
    replyTo: email,
    parts: [
      { says: `über die Website kam: ${words.name}.` },
      ...Object.entries(values).map(([field, value]) => ({
        says: `${words.fields[field] ?? field}\n${spoken(words, field, value)}`,
      })),
      ...(files.length === 0
        ? []
        : [{ says: ['Im Anhang:', ...files.map((file) => `${file.name} (${sizeOf(file.size)})`)].join('\n') }]),
      {
        says: `Der Vorgang ist ${reference}. Auf dem Server wird er am ${formatDate(deletedOn)} gelöscht. Bitte löschen Sie dann auch diese E-Mail mit allen Kopien.`,
        small: true,
      },
    ],
  }
}

const enclosed = (files: number): string => (files === 1 ? 'einer Datei' : `${files}\u00a0Dateien`)

/** What a field holds, as one reads it. */
const spoken = (words: AnyFormWords, field: string, value: FieldValue): string => {
  const choices = words.choices[field]
  if (typeof value === 'boolean') return value ? 'ja' : 'nein'
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return value.map((one) => choices?.[one] ?? one).join('\n')
  return choices?.[value] ?? (isDay(value) ? formatDate(value) : value)
}

const sizeOf = (size: number): string =>
  size < megabyte
    ? `${Math.max(1, Math.round(size / kilobyte))}\u00a0kB`
    : `${(size / megabyte).toLocaleString('de', { maximumFractionDigits: 1 })}\u00a0MB`
