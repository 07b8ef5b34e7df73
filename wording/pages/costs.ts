import type { CostField } from '#core/costs/costs.ts'
import type { FieldFault } from '#core/shared/result.ts'

/** Words of the Kostenrechner and of the order form. */
export const costsWording = {
  title: (theme: string) => `Kostenrechner: ${theme}`,
  heading: 'Kostenrechner',
  description: (theme: string, days: string) =>
    `Was „${theme}“ am ${days} kostet: Gebühr, Hotel, Verpflegung und Mehrwertsteuer, je Person und zusammen.`,
  lead: 'Was der Termin kostet, je Person und für alle zusammen: zum Beschließen im Gremium und zum Vorlegen beim Arbeitgeber.',
  leadOnline: 'Was der Termin kostet, je Person und für alle zusammen. Online fallen weder Hotel noch Reise an.',
  duration: (text: string) => `Dauer: ${text}`,
  toDate: 'Zum Termin',
  toForm: 'Zum Bestellformular',
  form: {
    heading: 'Ihre Angaben',
    submit: 'Kosten berechnen',
    kept: 'Ihre Angaben stehen in der Adresse dieser Seite. Sie können sie als Lesezeichen ablegen oder weitergeben.',
    check: (count: number) => (count === 1 ? 'Bitte prüfen Sie eine Angabe' : `Bitte prüfen Sie ${count} Angaben`),
    each: 'Für jede Person einzeln angeben',
    together: 'Wieder für alle gemeinsam angeben',
    person: (nth: number) => `Person ${nth}`,
    everyone: 'Für alle',
    yes: 'Ja',
    no: 'Nein',
    labels: {
      participants: 'Zahl der Personen',
      overnight: 'Übernachtung',
      eve: 'Anreise am Vorabend',
      late: 'Abreise erst am Morgen danach',
      breakfast: 'Frühstück',
      parking: 'Parkplatz',
      travel: 'Anreise',
      km: 'Kilometer mit dem Auto',
      ticket: 'Fahrkarten in Euro',
      vat: 'Mehrwertsteuer',
    } satisfies Record<CostField, string>,
    hints: {
      participants: (most: number) => `1 bis ${most}`,
      km: (perKm: string) => `Hin und zurück, je Kilometer ${perKm}`,
      ticket: 'Hin und zurück, zum Beispiel 89,90',
    },
    net: 'Nur netto zeigen, zzgl. MwSt.',
    sumOf: (label: string, amount: string) => `${label}: ${amount}`,
    byModule: 'Bei mehrtägigen Modulen',
    byCar: 'Nur mit Auto',
    travelModes: { keine: 'Ohne Reisekosten', bahn: 'Mit der Bahn', auto: 'Mit dem Auto' },
  },
  faults: {
    participants: {
      malformed: 'Bitte geben Sie eine ganze Zahl an, zum Beispiel 3.',
      'too-short': 'Mindestens eine Person nimmt teil.',
      'too-long': 'Mehr als 50 Personen rechnen wir gern mit Ihnen am Telefon aus.',
    },
    km: {
      malformed: 'Bitte geben Sie ganze Kilometer ohne Punkt und Komma an, zum Beispiel 240.',
      'too-long': 'Mehr als 5000 Kilometer rechnen wir hier nicht.',
    },
    ticket: {
      malformed: 'Bitte geben Sie einen Betrag an, zum Beispiel 89,90.',
      'too-long': 'Mehr als 2000 Euro je Person rechnen wir hier nicht.',
    },
  } as { readonly [F in CostField]?: { readonly [Fault in FieldFault]?: string } },
  anyFault: 'Bitte wählen Sie einen Eintrag der Liste.',
  faultOf: (label: string, person: number | undefined, sentence: string) =>
    `${label}${person === undefined ? '' : `, Person ${person}`}: ${sentence}`,
  result: {
    heading: 'Was es kostet',
    together: (count: number) => (count === 1 ? 'Für eine Person' : `Für ${count} Personen zusammen`),
    travel: (amount: string) => `Dazu Reisekosten, nur zur Information: ${amount}`,
    validUntil: (day: string) => `Gültig bis ${day}`,
    pdf: 'Als PDF öffnen',
    captionAll: (count: number, priceNote: string) => `Kosten für ${count} Personen. ${priceNote}`,
    all: 'Alle zusammen',
    columns: { item: 'Posten', quantity: 'Menge', each: 'Einzelpreis', rate: 'MwSt.', net: 'Netto' },
    rounding:
      'Die Mehrwertsteuer ist je Steuersatz auf die Summe gerechnet und einmal gerundet. Für alle zusammen kann sie deshalb um einzelne Cent von der Summe der Einzelnen abweichen.',
    notIncluded: 'Nicht enthalten',
    legalBasis: 'Worauf der Anspruch beruht',
    legalText: (training: string, costs: string) => `Schulung nach ${training}, Kosten nach ${costs}.`,
    advice: 'Allgemeine Hinweise, keine Rechtsberatung im Einzelfall.',
    estimate: 'Eine Schätzung, kein Angebot. Was das Hotel leistet, berechnet das Hotel.',
  },
  share: {
    open: 'Berechnung weitergeben',
    address: 'Adresse dieser Berechnung',
    hint: 'Sie enthält alle Angaben und keinen Namen. Wer sie öffnet, sieht dieselbe Berechnung zu den dann geltenden Preisen.',
    copy: 'Adresse kopieren',
    send: 'Teilen',
    mail: 'Per E-Mail senden',
    subject: (theme: string, days: string) => `Was „${theme}“ vom ${days} kostet`,
    copied: 'Die Adresse ist kopiert.',
    notCopied:
      'Der Browser erlaubt das Kopieren nicht. Die Adresse ist markiert: Bitte kopieren Sie sie mit der Tastatur.',
  },
} as const
