import * as addressOf from '#core/shared/addresses.ts'
import type { RequestLetter } from '#core/form-requests/ports.ts'
import { kilobyte, megabyte } from '#core/forms/forms.ts'
import { formatDate } from '#core/shared/dates.ts'
import { saidInReceipt } from '../forms/declarations.ts'
import { formWords } from '../forms/forms.ts'
import { saidIn, type Said } from '../forms/said-in-form.ts'
import type { Part, Sender, Worded } from './letter-words.ts'

type Received = Extract<RequestLetter, { readonly kind: 'request-received' }>
type Declaration = Extract<RequestLetter, { readonly kind: 'declaration-received' }>
type Answered = Extract<RequestLetter, { readonly kind: 'request-answered' }>
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

/** The receipt of a declaration: what was declared, the day and the time (§ 356a Abs. 4 BGB). */
export const declarationReceived = (letter: Declaration, { siteOrigin }: Sender): Worded => {
  const { form, reference, deletedOn } = letter
  const { name, next } = formWords[form]
  return {
    subject: `${name}: ${reference} ist eingegangen`,
    parts: [
      { says: `wir bestätigen den Eingang: ${name}.` },
      ...saidInReceipt(form, letter).map(paragraph),
      { says: next },
      { says: `Ihr Vorgang ist ${reference}. Bitte nennen Sie ihn, wenn Sie uns dazu schreiben oder anrufen.` },
      {
        says: `Geschäftsbriefe müssen wir sechs Jahre aufbewahren, vom Ende des Jahres an. Am ${formatDate(deletedOn)} ist Ihre Erklärung auf unserem Server gelöscht.`,
        small: true,
      },
      { link: `${siteOrigin}${addressOf.privacy}`, label: 'Mehr zum Datenschutz' },
      { says: 'Sie haben nichts erklärt? Dann hat jemand Ihre Adresse benutzt; bitte sagen Sie uns Bescheid.' },
    ],
  }
}

/** Brings a request to the office; an answer to it goes to the sender. */
export const requestArrived = (letter: Arrived): Worded => {
  const { form, reference, email, values, files, deletedOn, declaredAt, receiptOwed } = letter
  const words = formWords[form]
  const said = declaredAt === undefined ? saidIn(form, values) : saidInReceipt(form, { declaredAt, values })
  return {
    subject: `${words.name}: ${reference}`,
    replyTo: email,
    parts: [
      { says: `über die Website kam: ${words.name}.` },
      ...said.map(paragraph),
      ...(receiptOwed
        ? [
            {
              says: 'Eine Bestätigung ging nicht hinaus, weil an diese Adresse heute schon zu viele gingen. Bitte bestätigen Sie den Eingang unverzüglich selbst, mit allem, was oben steht.',
            },
          ]
        : []),
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

/** What an answer is about, unless whoever writes it says it otherwise. */
export const answerSubject = (reference: string): string => `Antwort auf Ihre Anfrage ${reference}`

/** What somebody of the office writes to the sender; an answer to it goes to the office. */
export const requestAnswered = (letter: Answered, { siteOrigin }: Sender): Worded => {
  const { form, reference, sentAt, subject, text, deletedOn } = letter
  return {
    subject,
    parts: [
      ...text.split(/\n{2,}/).map((says) => ({ says })),
      {
        says: `Das ist unsere Antwort auf Ihr Formular „${formWords[form].name}“ vom ${formatDate(sentAt)}. Der Vorgang ist ${reference}. Wenn Sie noch etwas dazu schreiben, antworten Sie auf diese E-Mail und lassen Sie die Nummer stehen.`,
        small: true,
      },
      {
        says: `Am ${formatDate(deletedOn)} löschen wir Ihre Angaben und diese Antwort, früher auf Ihren Wunsch.`,
        small: true,
      },
      { link: `${siteOrigin}${addressOf.privacy}`, label: 'Mehr zum Datenschutz', quiet: true },
    ],
  }
}

const paragraph = ({ label, text }: Said): Part => ({ says: `${label}\n${text}` })

const enclosed = (files: number): string => (files === 1 ? 'einer Datei' : `${files}\u00a0Dateien`)

const sizeOf = (size: number): string =>
  size < megabyte
    ? `${Math.max(1, Math.round(size / kilobyte))}\u00a0kB`
    : `${(size / megabyte).toLocaleString('de', { maximumFractionDigits: 1 })}\u00a0MB`
