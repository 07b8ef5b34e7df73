import type { withdrawalForm } from '#core/form-requests/forms/withdrawal.ts'
import type { FormWords } from './form-words.ts'

export const withdrawalWords: FormWords<typeof withdrawalForm> = {
  name: 'Widerruf eines Vertrags',
  title: 'Widerruf erklären',
  lead: 'Für Privatpersonen, binnen vierzehn Tagen. Einen Grund brauchen Sie nicht zu nennen.',
  description:
    'Widerruf eines Vertrags erklären: ohne Anmeldung und ohne Grund, mit einer Bestätigung sofort per E-Mail.',
  fields: {
    name: 'Ihr Name',
    contract: 'Welchen Vertrag widerrufen Sie?',
    email: 'E-Mail-Adresse',
    message: 'Ihre Nachricht',
  },
  hints: {
    contract: 'Die Nummer Ihrer Bestellung, oder Seminar und Datum.',
    email: 'Dorthin schicken wir sofort die Bestätigung.',
  },
  choices: {},
  faults: {
    name: { missing: 'Bitte geben Sie Ihren Namen an.' },
    message: { malformed: 'Im Text stehen Zeichen, die wir nicht verarbeiten können.' },
  },
  submit: 'Widerruf bestätigen',
  next: 'Unser Büro meldet sich bei Ihnen. Ist Ihr Widerruf wirksam, zahlen wir spätestens binnen vierzehn Tagen zurück, was Sie gezahlt haben.',
}
