import type { Declared, Receipt, RequestKind } from '#core/form-requests/form-requests.ts'
import { berlinTime, formatDate } from '#core/shared/dates.ts'
import { clockText } from '#core/shared/day-texts.ts'
import type { Instant } from '#core/shared/day.ts'
import { saidIn, type Said } from './said-in-form.ts'

/** Words of forms that are declarations in law. */
export const declarationsWording = {
  arrived: 'Ihr Widerruf ist eingegangen',
  notArrived: 'Ihr Widerruf ist noch nicht bei uns angekommen.',
  receipt: {
    leaves: 'Dieselben Angaben schicken wir Ihnen jetzt per E-Mail.',
    'came-before':
      'Genau so haben Sie ihn uns schon geschickt. Es bleibt beim ersten Zeitpunkt, eine zweite E-Mail schicken wir nicht.',
    'too-many':
      'An diese E-Mail-Adresse sind heute schon so viele Bestätigungen gegangen, dass wir keine mehr von selbst schicken. Bitte speichern oder drucken Sie diese Seite; unser Büro bestätigt Ihnen den Eingang.',
  } satisfies Record<Receipt, string>,
  storing: 'Speichern oder drucken Sie diese Seite, wenn Sie den Nachweis gleich in der Hand haben möchten.',
  questions: 'Haben Sie eine Frage dazu?',
  privacy: 'Was mit Ihren Angaben geschieht, steht unter',
  otherWays: 'Sie können Ihren Widerruf ebenso am Telefon, per E-Mail oder mit einem Brief erklären:',
  postalAddress: 'Unsere Anschrift steht im',
} as const

/** '23.11.2026, 9:05 Uhr' in Berlin. */
const momentText = (at: Instant): string => `${formatDate(at)}, ${clockText(berlinTime(at))}`

/** What a receipt says: when the declaration came, and what was declared. */
export const saidInReceipt = (
  form: RequestKind,
  { declaredAt, values }: Pick<Declared, 'declaredAt' | 'values'>,
): readonly Said[] => [{ label: 'Eingegangen', text: momentText(declaredAt) }, ...saidIn(form, values)]
