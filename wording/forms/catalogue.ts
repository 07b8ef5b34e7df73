import { catalogueForm } from '#core/form-requests/forms/catalogue.ts'
import { inWords } from '../figures.ts'
import type { FormWords } from './form-words.ts'

const { quantity } = catalogueForm.fields

export const catalogueWords: FormWords<typeof catalogueForm> = {
  name: 'Bestellung von Katalogen',
  title: 'Katalog bestellen',
  lead: 'Das ganze Programm zum Blättern, kostenlos: gedruckt mit der Post oder als PDF per E-Mail.',
  description:
    'Seminarprogramm für Betriebsrat, SBV und JAV kostenlos bestellen: gedruckt mit der Post oder als PDF per E-Mail.',
  fields: {
    catalogues: 'Welche Kataloge?',
    delivery: 'Wie möchten Sie sie bekommen?',
    quantity: 'Stück je Katalog',
    name: 'Ihr Name',
    email: 'E-Mail-Adresse',
    company: 'Betrieb oder Dienststelle',
    street: 'Straße und Hausnummer',
    zip: 'Postleitzahl',
    city: 'Ort',
  },
  headings: { name: 'Wohin wir sie schicken' },
  hints: {
    quantity: 'Ohne Angabe schicken wir ein Exemplar.',
    street: 'Die Anschrift brauchen wir nur für gedruckte Kataloge.',
  },
  choices: {
    catalogues: { br: 'Programm für den Betriebsrat', sbv: 'Programm für die SBV', jav: 'Programm für die JAV' },
    delivery: { post: 'Gedruckt, mit der Post', digital: 'Als PDF, per E-Mail' },
  },
  faults: {
    quantity: {
      'too-low': 'Mindestens ein Exemplar muss es sein.',
      'too-high': `Mehr als ${inWords(quantity.most)} Exemplare schicken wir Ihnen gern auf Anfrage.`,
    },
    zip: { missing: 'Bitte geben Sie die Postleitzahl an, damit die Post ankommt.' },
    city: { missing: 'Bitte geben Sie den Ort an, damit die Post ankommt.' },
  },
  submit: 'Kataloge bestellen',
  next: 'Gedruckte Kataloge sind in etwa einer Woche bei Ihnen, digitale schicken wir am nächsten Arbeitstag.',
}
