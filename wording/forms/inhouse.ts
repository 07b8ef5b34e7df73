import { inhouseForm } from '#core/form-requests/forms/inhouse.ts'
import type { FormWords } from './form-words.ts'

const { participants, days } = inhouseForm.fields

const whereTo = 'Bitte wählen Sie aus, wo das Seminar stattfinden soll.'

export const inhouseWords: FormWords<typeof inhouseForm> = {
  name: 'Anfrage nach einem Inhouse-Seminar',
  title: 'Angebot anfragen',
  lead: 'Sagen Sie uns, worum es geht und für wie viele. Sie bekommen ein Angebot mit Festpreis, das Sie dem Gremium und dem Arbeitgeber vorlegen können.',
  description:
    'Ein Seminar nur für Ihr Gremium anfragen: Thema, Gruppe, Zeitraum und Ort nennen, Angebot mit Festpreis bekommen.',
  fields: {
    topic: 'Thema',
    committeeType: 'Für welches Gremium?',
    participants: 'Teilnehmende',
    days: 'Seminartage',
    wishedPeriod: 'Wunschtermin oder Zeitraum',
    place: 'Wo soll es stattfinden?',
    employees: 'Beschäftigte im Betrieb',
    budget: 'Budget',
    name: 'Ihr Name',
    email: 'E-Mail-Adresse',
    phone: 'Telefon',
    company: 'Betrieb oder Dienststelle',
    message: 'Was wir noch wissen sollten',
  },
  headings: { topic: 'Das Seminar', name: 'Wie wir Sie erreichen' },
  hints: {
    topic: 'Ein Titel aus unserem Programm oder Ihr eigenes Thema.',
    wishedPeriod: 'Zum Beispiel „zweite Märzwoche“ oder „vor den Sommerferien“.',
    budget: 'Falls schon etwas beschlossen ist.',
    message: 'Zum Beispiel Schichtzeiten, Vorkenntnisse oder was Sie im Raum brauchen.',
  },
  choices: {
    committeeType: {
      BR: 'Betriebsrat oder Personalrat',
      GBR: 'Gesamtbetriebsrat',
      KBR: 'Konzernbetriebsrat',
      SBV: 'Schwerbehindertenvertretung',
      JAV: 'Jugend- und Auszubildendenvertretung',
      GJAV: 'Gesamt-JAV',
      WA: 'Wirtschaftsausschuss',
      EBR: 'Europäischer Betriebsrat',
      andere: 'Ein anderes Gremium',
    },
    place: { betrieb: 'Bei uns im Betrieb', hotel: 'In einem Hotel', online: 'Online' },
  },
  faults: {
    topic: { missing: 'Bitte nennen Sie das Thema.' },
    participants: {
      missing: 'Bitte schätzen Sie, wie viele teilnehmen.',
      'too-low': 'Mindestens eine Person nimmt teil.',
      'too-high': `Für mehr als ${participants.most} Personen planen wir gern mit Ihnen am Telefon.`,
    },
    days: {
      'too-low': 'Mindestens ein Tag muss es sein.',
      'too-high': `Mehr als ${days.most} Tage planen wir gern mit Ihnen am Telefon.`,
    },
    place: { missing: whereTo, unknown: whereTo },
    phone: { missing: 'Bitte geben Sie eine Telefonnummer an: Zu einem Angebot haben wir fast immer eine Rückfrage.' },
  },
  submit: 'Angebot anfragen',
  next: 'Wir melden uns mit Rückfragen und schicken Ihnen dann ein Angebot mit Festpreis. Es verpflichtet Sie zu nichts.',
}
