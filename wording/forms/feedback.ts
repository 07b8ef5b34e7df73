import { feedbackForm } from '#core/form-requests/forms/feedback.ts'
import { characters } from '../figures.ts'
import { proseFaults } from '../request-faults.ts'
import type { FormWords } from './form-words.ts'

const { rating, text } = feedbackForm.fields

export const feedbackWords: FormWords<typeof feedbackForm> = {
  name: 'Rückmeldung zum Portal',
  title: 'Ihre Rückmeldung',
  lead: 'Was funktioniert, was fehlt, was ärgert Sie? Wir lesen jede Rückmeldung.',
  description: 'Rückmeldung zum Kundenportal.',
  fields: { rating: 'Wie zufrieden sind Sie?', text: 'Ihre Rückmeldung', page: 'Um welche Seite geht es?' },
  hints: {
    rating: `Von ${rating.least} (gar nicht) bis ${rating.most} (sehr).`,
    page: 'Titel oder Adresse der Seite.',
  },
  choices: {},
  faults: {
    rating: {
      malformed: `Bitte geben Sie eine Zahl von ${rating.least} bis ${rating.most} an.`,
      'too-low': `Bitte geben Sie eine Zahl von ${rating.least} bis ${rating.most} an.`,
      'too-high': `Bitte geben Sie eine Zahl von ${rating.least} bis ${rating.most} an.`,
    },
    text: { ...proseFaults, 'too-long': `Das ist zu lang, mehr als ${characters(text.most)} gehen nicht.` },
  },
  submit: 'Rückmeldung absenden',
  next: 'Haben wir eine Rückfrage, schreiben wir Ihnen an die Adresse Ihres Kontos.',
}
