import { inWords } from '../figures.ts'

/** A browser gives no file twice without being asked. */
const filesGone = (names: readonly string[]): string =>
  `Ihr Browser darf Dateien nicht von sich aus noch einmal schicken. Bitte wählen Sie sie erneut aus: ${names.join(', ')}`

/** 'drei Monaten', and from a year on 'sieben Jahren' where no months are left over. */
const timeInWords = (months: number): string =>
  months > 12 && months % 12 === 0 ? `${inWords(months / 12)} Jahren` : `${inWords(months)} Monaten`

/** Words that all forms share. */
export const formsWording = {
  required: 'Bitte füllen Sie alle Felder aus, die nicht als freiwillig bezeichnet sind.',
  free: '(freiwillig)',
  /** What one of a thing is, and how many of it one order may name. */
  quantityOf: (unit: string, most: number) => `${unit}, höchstens ${most}`,
  choose: 'Bitte auswählen',
  check: (count: number) => (count === 1 ? 'Bitte prüfen Sie eine Angabe' : `Bitte prüfen Sie ${count} Angaben`),
  failed: 'Das hat nicht geklappt',
  trap: 'Dieses Feld bitte leer lassen',
  /** What has to be done about a field: what is wrong, with which files, and which to choose once more. */
  mended: (said: string | undefined, faulty: readonly string[], chooseAgain: readonly string[]): string =>
    [
      said && faulty.length > 0 ? `${faulty.map((file) => `„${file}“`).join(', ')}: ${said}` : said,
      chooseAgain.length > 0 && filesGone(chooseAgain),
    ]
      .filter(Boolean)
      .join(' '),
  sent: {
    reference: (reference: string) => `Ihr Vorgang: ${reference}`,
    letter:
      'Wir haben Ihnen eine Bestätigung per E-Mail geschickt. Kommt sie nicht an, sehen Sie bitte im Ordner für unerwünschte E-Mails nach oder rufen Sie uns an.',
    title: 'Vielen Dank, das ist angekommen',
    storedFor: (months: number) => `Nach ${timeInWords(months)} löschen wir Ihre Angaben, früher auf Ihren Wunsch.`,
    back: 'Zur Startseite',
  },
  privacyAccepted: 'Ich habe die Hinweise zum Datenschutz gelesen.',
  data: (months: number) =>
    `Was Sie hier schreiben, sehen nur die Menschen bei uns, die es beantworten. Nach ${timeInWords(months)} löschen wir es.`,
  dataUntilEnded: (months: number) =>
    `Ihre Angaben nutzen wir nur, um Ihnen zu schreiben, bis Sie das beenden. Den Nachweis, dass Sie es wollten, löschen wir nach weiteren ${timeInWords(months)}.`,
  otherWays: 'Lieber anders?',
} as const
