import type { sbvForm } from '#core/form-requests/forms/sbv.ts'
import type { FormWords } from './form-words.ts'

export const sbvWords: FormWords<typeof sbvForm> = {
  name: 'Frage zur Schulung der SBV',
  title: 'Beratung für die SBV',
  lead: 'Welche Schulung zu Ihrem Amt passt, was der Arbeitgeber bezahlt und wie Ihre Stellvertretung teilnehmen kann: Fragen Sie uns.',
  description:
    'Beratung zu Schulungen für Vertrauenspersonen schwerbehinderter Menschen und ihre Stellvertretung: Frage stellen, Antwort bekommen.',
  fields: {
    question: 'Ihre Frage',
    employees: 'Beschäftigte im Betrieb',
    name: 'Ihr Name',
    email: 'E-Mail-Adresse',
    phone: 'Telefon',
    company: 'Betrieb oder Dienststelle',
  },
  hints: {
    question:
      'Bitte schreiben Sie nichts über die Gesundheit oder Behinderung einzelner Menschen, auch nicht über Ihre eigene. Für die Beratung brauchen wir das nicht.',
    employees: 'Eine Schätzung genügt. Von der Größe hängt ab, wer aus der SBV an Schulungen teilnimmt.',
  },
  choices: {},
  submit: 'Frage absenden',
  next: 'Wer bei uns die SBV-Seminare plant, antwortet Ihnen, meist innerhalb von zwei Arbeitstagen.',
}
