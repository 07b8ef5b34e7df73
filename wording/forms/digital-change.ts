import { digitalChangeForm } from '#core/form-requests/forms/digital-change.ts'
import type { FormWords } from './form-words.ts'

const { participants } = digitalChangeForm.fields

export const digitalChangeWords: FormWords<typeof digitalChangeForm> = {
  name: 'Anmeldung zum Tag des digitalen Wandels',
  title: 'Digitalen Wandel mitbestimmen',
  lead: 'Ein Tag mit anderen Gremien: was KI, neue Software und mobiles Arbeiten im Betrieb verändern und wo der Betriebsrat mitbestimmt. Melden Sie sich an, wir schicken Ihnen Ort und Programm.',
  description:
    'Anmelden zum Tag des digitalen Wandels für Betriebsräte: KI, Software, mobiles Arbeiten, Datenschutz und Qualifizierung.',
  fields: {
    name: 'Ihr Name',
    email: 'E-Mail-Adresse',
    phone: 'Telefon',
    company: 'Betrieb oder Dienststelle',
    participants: 'Wie viele kommen?',
    interests: 'Was beschäftigt Sie besonders?',
    message: 'Was Sie mitbringen oder fragen möchten',
  },
  choices: {
    interests: {
      ki: 'Künstliche Intelligenz im Betrieb',
      software: 'Neue Software und Kontrolle am Arbeitsplatz',
      'mobile-arbeit': 'Mobiles Arbeiten',
      datenschutz: 'Datenschutz für Beschäftigte',
      qualifizierung: 'Qualifizierung und neue Aufgaben',
    },
  },
  faults: {
    participants: {
      missing: 'Bitte sagen Sie uns, wie viele kommen.',
      'too-low': 'Mindestens eine Person kommt.',
      'too-high': `Für mehr als ${participants.most} Personen rufen Sie uns bitte an.`,
    },
  },
  submit: 'Anmelden',
  next: 'Wir schicken Ihnen Ort und Programm, sobald Sie auf der Liste stehen. Verbindlich wird die Anmeldung erst mit unserer Bestätigung.',
}
