import type { newsletterForm } from '#core/form-requests/forms/newsletter.ts'
import type { FormWords } from './form-words.ts'

export const newsletterWords: FormWords<typeof newsletterForm> = {
  name: 'Newsletter',
  title: 'Newsletter',
  lead: 'Neue Urteile, neue Seminare und was sich für Gremien ändert: etwa zweimal im Monat, kostenlos und jederzeit mit einem Klick zu beenden.',
  description:
    'Newsletter für Betriebsrat, SBV und JAV abonnieren: Urteile, Gesetze und neue Seminare, etwa zweimal im Monat.',
  fields: { email: 'E-Mail-Adresse', salutation: 'Anrede', name: 'Ihr Name', topics: 'Worüber möchten Sie lesen?' },
  hints: { topics: 'Ohne Auswahl schicken wir Ihnen alles.' },
  choices: {
    salutation: { frau: 'Frau', herr: 'Herr', divers: 'Divers / keine Angabe' },
    topics: {
      recht: 'Urteile und Gesetze',
      seminare: 'Neue Seminare und Termine',
      sbv: 'Für die SBV',
      jav: 'Für die JAV',
    },
  },
  submit: 'Newsletter abonnieren',
  next: 'Öffnen Sie den Link in der E-Mail, die wir Ihnen gerade geschickt haben. Erst dann bekommen Sie den Newsletter.',
}
