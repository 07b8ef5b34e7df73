import type { merchandiseForm } from '#core/form-requests/forms/merchandise.ts'
import type { FormWords } from './form-words.ts'

export const merchandiseWords: FormWords<typeof merchandiseForm> = {
  name: 'Bestellung von Werbemitteln',
  title: 'Werbemittel bestellen',
  lead: 'Was Ihr Gremium sichtbar macht: kostenlos, auch der Versand. Tragen Sie bei jedem Artikel ein, wie viele Sie möchten.',
  description: 'Werbemittel für Betriebsrat, SBV und JAV bestellen.',
  fields: {
    items: 'Artikel',
    name: 'Ihr Name',
    company: 'Betrieb oder Dienststelle',
    street: 'Straße und Hausnummer',
    zip: 'Postleitzahl',
    city: 'Ort',
    email: 'E-Mail-Adresse',
    phone: 'Telefon',
    orderCode: 'Ihr Bestellzeichen',
    message: 'Was wir noch wissen sollten',
  },
  headings: { name: 'Wohin wir sie schicken', email: 'Wie wir Sie erreichen' },
  hints: {
    items: 'Was Sie nicht brauchen, lassen Sie frei.',
    orderCode: 'Steht auf dem Lieferschein, damit Ihre Poststelle das Paket zuordnen kann.',
  },
  choices: {},
  faults: {
    zip: { missing: 'Bitte geben Sie die Postleitzahl an, damit das Paket ankommt.' },
    city: { missing: 'Bitte geben Sie den Ort an, damit das Paket ankommt.' },
  },
  submit: 'Werbemittel bestellen',
  next: 'Das Paket ist in etwa einer Woche bei Ihnen. Fehlt uns etwas, fragen wir nach.',
}
