import type { contactForm } from '#core/form-requests/forms/contact.ts'
import { proseFaults } from '../request-faults.ts'
import type { FormWords } from './form-words.ts'

export const contactWords: FormWords<typeof contactForm> = {
  name: 'Nachricht an uns',
  title: 'Kontakt',
  lead: 'Fragen zu einem Seminar, zur Freistellung oder zu einer Rechnung: Schreiben Sie uns, wir antworten meist am selben Tag.',
  description: 'So erreichen Sie uns: mit einem Formular, per E-Mail, am Telefon oder mit der Bitte um einen Rückruf.',
  fields: {
    name: 'Ihr Name',
    email: 'E-Mail-Adresse',
    phone: 'Telefon',
    callbackTime: 'Wann dürfen wir zurückrufen?',
    subject: 'Betreff',
    message: 'Ihre Nachricht',
  },
  hints: {
    callbackTime: 'Zum Beispiel dienstags am Nachmittag. Dafür brauchen wir Ihre Telefonnummer.',
    message: 'Geht es um einen Termin, nennen Sie uns bitte Thema und Tag.',
  },
  choices: {},
  faults: { message: proseFaults },
  submit: 'Nachricht absenden',
  next: 'Wir lesen Ihre Nachricht und antworten Ihnen, meist am selben Arbeitstag.',
}
