import { generalForms } from '#core/form-requests/forms/general-registrations.ts'
import type { FormWords } from './form-words.ts'

const { participants } = generalForms.netzwerktreffen.fields

export const informationEveningWords: FormWords<typeof generalForms.infoabend> = {
  name: 'Anmeldung zum Infoabend',
  title: 'Infoabend für neue Betriebsräte',
  lead: 'Ein Abend online, kostenlos: welche Schulungen Ihnen zustehen, wer sie bezahlt und womit Sie anfangen.',
  description:
    'Kostenloser Infoabend online für neue Mitglieder von Betriebsrat, SBV und JAV: Schulungsanspruch, Kosten, erste Schritte.',
  fields: {
    name: 'Ihr Name',
    email: 'E-Mail-Adresse',
    company: 'Betrieb oder Dienststelle',
    experience: 'Wie lange sind Sie im Amt?',
    question: 'Was möchten Sie wissen?',
  },
  choices: {
    experience: {
      neu: 'Ich bin gerade gewählt worden',
      'eine-amtszeit': 'Seit höchstens einer Amtszeit',
      mehrere: 'Seit mehreren Amtszeiten',
    },
  },
  submit: 'Anmelden',
  next: 'Den Link zur Veranstaltung schicken wir Ihnen am Tag davor per E-Mail.',
}

export const networkMeetingWords: FormWords<typeof generalForms.netzwerktreffen> = {
  name: 'Anmeldung zum Netzwerktreffen',
  title: 'Netzwerktreffen der Gremien',
  lead: 'Einen Nachmittag lang mit Betriebsräten aus Ihrer Region sprechen: Was hat funktioniert, was nicht?',
  description:
    'Netzwerktreffen für Betriebsrat, SBV und JAV in Ihrer Region: Erfahrungen austauschen, Kontakte knüpfen.',
  fields: {
    name: 'Ihr Name',
    email: 'E-Mail-Adresse',
    phone: 'Telefon',
    company: 'Betrieb oder Dienststelle',
    region: 'In welcher Region?',
    participants: 'Wie viele kommen?',
  },
  choices: { region: { nord: 'Norden', ost: 'Osten', sued: 'Süden', west: 'Westen' } },
  faults: {
    participants: {
      missing: 'Bitte sagen Sie uns, wie viele kommen.',
      'too-low': 'Mindestens eine Person kommt.',
      'too-high': `Für mehr als ${participants.most} Personen rufen Sie uns bitte an.`,
    },
  },
  submit: 'Anmelden',
  next: 'Wir bestätigen Ihren Platz und nennen Ihnen Tag und Ort des nächsten Treffens.',
}
