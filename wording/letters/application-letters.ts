import * as addressOf from '#core/shared/addresses.ts'
import type { FileFacts } from '#core/jobs/applications.ts'
import type { ApplicationLetter } from '#core/jobs/ports.ts'
import { kilobyte, megabyte } from '#core/forms/forms.ts'
import { formatDate } from '#core/shared/dates.ts'
import type { Sender, Worded } from './letter-words.ts'

type Received = Extract<ApplicationLetter, { readonly kind: 'application-received' }>
type Arrived = Extract<ApplicationLetter, { readonly kind: 'application-arrived' }>

/** Tells the applicant what has come, what happens next, and how long it is kept. */
export const applicationReceived = (
  { position, reference, files, messageLength, deletedOn }: Received,
  { siteOrigin }: Sender,
): Worded => ({
  subject: `Ihre Bewerbung ist angekommen: ${position.title}`,
  parts: [
    { says: `vielen Dank für Ihre Bewerbung auf die Stelle „${position.title}“. Bei uns angekommen sind:` },
    { says: [...(messageLength > 0 ? [messageOf(messageLength)] : []), ...files.map(fileOf)].join('\n') },
    {
      says: `Ihr Vorgang ist ${reference}. Bitte nennen Sie ihn, wenn Sie etwas nachreichen oder uns anrufen. Wir melden uns, auch wenn es nicht klappt.`,
    },
    {
      says: `Ihre Unterlagen sehen nur die Menschen, die über die Stelle entscheiden, der Betriebsrat und die SBV. Am ${formatDate(deletedOn)} löschen wir sie. Möchten Sie, dass wir sie früher löschen, genügt eine Nachricht.`,
    },
    { link: `${siteOrigin}${addressOf.privacy}`, label: 'Mehr zum Datenschutz' },
    {
      says: 'Sie haben sich nicht bei uns beworben? Dann hat jemand Ihre Adresse benutzt; bitte sagen Sie uns Bescheid.',
    },
  ],
})

/** Brings an application to the office; an answer to it goes to the applicant. */
export const applicationArrived = ({
  position,
  reference,
  firstName,
  lastName,
  email,
  phone,
  message,
  files,
  deletedOn,
}: Arrived): Worded => ({
  subject: `Bewerbung ${reference}: ${position.title} (Stelle ${position.id})`,
  replyTo: email,
  parts: [
    { says: `über die Website kam eine Bewerbung auf die Stelle „${position.title}“ (${position.id}).` },
    {
      says: [`Name: ${firstName} ${lastName}`, `E-Mail: ${email}`, phone && `Telefon: ${phone}`]
        .filter(Boolean)
        .join('\n'),
    },
    ...(message === undefined ? [] : [{ says: message }]),
    {
      says:
        files.length === 0
          ? 'Dateien gehören nicht dazu.'
          : ['Im Anhang:', ...files.map((file) => `${file.name} (${sizeOf(file)})`)].join('\n'),
    },
    {
      says: `Der Vorgang ist ${reference}. Auf dem Server wird die Bewerbung am ${formatDate(deletedOn)} gelöscht. Bitte löschen Sie dann auch diese E-Mail mit allen Kopien.`,
      small: true,
    },
  ],
})

const messageOf = (length: number): string => `Ihre Nachricht mit ${length.toLocaleString('de')}\u00a0Zeichen`

const kinds: Readonly<Record<FileFacts['kind'], string>> = {
  pdf: 'PDF',
  docx: 'Word-Datei',
  odt: 'OpenDocument-Text',
  jpg: 'JPG-Bild',
  png: 'PNG-Bild',
}

const fileOf = (file: Received['files'][number]): string => `Eine Datei: ${kinds[file.kind]}, ${sizeOf(file)}`

const sizeOf = ({ size }: Pick<FileFacts, 'size'>): string =>
  size < megabyte
    ? `${Math.max(1, Math.round(size / kilobyte))}\u00a0kB`
    : `${(size / megabyte).toLocaleString('de', { maximumFractionDigits: 1 })}\u00a0MB`
