import type { BookingState } from '#core/booking/booking-state.ts'
import type { OtherEvent } from '#core/booking/ordering-ports.ts'
import { invitationDays, namesDays, reservationDays, type Booking } from '#core/booking/booking.ts'
import type { CartMode } from '#core/cart/cart.ts'
import type { CheckoutStep } from '#core/cart/checkout-steps.ts'
import { legalBases, type BuyerType, type HotelPayer, type LegalBasisKey } from '#core/cart/order-options.ts'
import type { OrderOptionsField } from '#core/cart/order-options-rules.ts'
import { daysText } from '#core/shared/day-texts.ts'
import { checkoutRefusals } from '../checkout-refusals.ts'
import { commonRefusals } from '../common-refusals.ts'
import { orderableRefusals } from '../orderable-refusals.ts'

const [necessary, suitable, disabled, youth, none] = legalBases

const keyTaken = 'Diese Bestellung ist unterwegs. Bitte laden Sie die Seite neu.'

const thanksForAny = 'Danke, Ihre Bestellung ist da.'

/** Of a booking, what is said of it. */
type Done = Pick<Booking, 'state' | 'recipients'>

/** Words of the checkout. */
export const checkoutWording = {
  title: 'Kasse',
  progress: 'Fortschritt',
  steps: {
    teilnehmende: 'Teilnehmende',
    rechnung: 'Rechnung',
    pruefen: 'Prüfen',
    danke: 'Danke',
  } satisfies Record<CheckoutStep, string>,
  nth: (nth: number, all: number) => `Schritt ${nth} von ${all}`,
  headings: {
    teilnehmende: 'Wer nimmt teil?',
    rechnung: 'Wer bezahlt?',
    pruefen: 'Stimmt alles?',
    danke: thanksForAny,
  } satisfies Record<CheckoutStep, string>,
  back: 'Zurück',
  toCart: 'Zurück zum Warenkorb',
  toInvoice: 'Weiter zur Rechnung',
  toReview: 'Weiter zum Prüfen',
  emptyText: 'Zur Kasse geht es, sobald Sie etwas hineingelegt haben.',
  lastOrder: 'Zu Ihrer letzten Bestellung',
  namesLater: `Namen können Sie auch später nennen, bis ${namesDays}\u00a0Tage vor Beginn.`,
  refusals: { ...checkoutRefusals, ...commonRefusals, ...orderableRefusals, 'key-taken': () => keyTaken },
  alternative: ({ title, startDate, endDate, venue = 'online' }: OtherEvent) =>
    `Stattdessen ansehen: ${title}, ${daysText(startDate, endDate)}, ${venue}`,
  yourOrder: 'Ihre Bestellung',
  persons: (count: number) => (count === 1 ? 'eine Person' : `${count}\u00a0Personen`),
  buyer: 'Rechnung an',
  contact: 'Ansprechperson',
  contactText: 'Wem wir die Bestätigung schicken und bei Fragen schreiben.',
  billing: 'Anschrift der Rechnung',
  references: 'Was auf der Rechnung stehen soll',
  hotel: 'Hotel',
  basis: 'Worauf sich die Schulung stützt',
  basisText: 'Allgemeine Hinweise, keine Rechtsberatung im Einzelfall.',
  fields: {
    buyerType: 'Wer bezahlt?',
    salutationId: 'Anrede',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail-Adresse',
    phone: 'Telefon',
    company: 'Betrieb oder Dienststelle',
    department: 'Abteilung',
    street: 'Straße und Hausnummer',
    zip: 'Postleitzahl',
    city: 'Ort',
    country: 'Land',
    vatId: 'Umsatzsteuer-ID',
    orderNo: 'Bestellnummer',
    costCentre: 'Kostenstelle',
    leitwegId: 'Leitweg-ID',
    billingEmail: 'E-Mail-Adresse für die Rechnung',
    hotelPayer: 'Wer bezahlt das Hotel?',
    legalBasis: 'Rechtsgrundlage',
    gremium: 'Für welches Gremium?',
    resolutionDate: 'Tag des Beschlusses',
    remarks: 'Bemerkungen',
    newsletter: 'Newsletter',
    agb: 'AGB',
    privacyAccepted: 'Datenschutz',
  } satisfies Record<OrderOptionsField, string>,
  hints: {
    company: 'Wer privat bezahlt, lässt das Feld leer.',
    gremium: 'Bei diesem Gremium steht die Buchung dann in mein Seminarhaus.',
    leitwegId: 'Nur bei öffentlichen Auftraggebern: Dann schicken wir eine XRechnung.',
    resolutionDate: 'Wenn es ihn schon gibt. Nachtragen können Sie ihn bei der Buchung.',
  },
  newsletter:
    'Ja, schicken Sie mir den Newsletter. Ich bestätige ihn noch per E-Mail und kann ihn jederzeit abbestellen.',
  buyers: {
    arbeitgeber: 'Arbeitgeber, nach §\u00a040 Abs.\u00a01 BetrVG',
    gremium: 'Gremium',
    privat: 'Ich bezahle privat',
  } satisfies Record<BuyerType, string>,
  hotelPayers: {
    rechnung: 'Mit auf unserer Rechnung',
    arbeitgeber: 'Der Arbeitgeber, direkt beim Hotel',
    teilnehmende: 'Wer dort übernachtet, direkt beim Hotel',
  } satisfies Record<HotelPayer, string>,
  bases: {
    [necessary]: '§\u00a037 Abs.\u00a06 BetrVG, erforderliche Schulung',
    [suitable]: '§\u00a037 Abs.\u00a07 BetrVG, geeignete Schulung',
    [disabled]: '§\u00a0179 Abs.\u00a04 SGB\u00a0IX, Schwerbehindertenvertretung',
    [youth]: '§\u00a065 Abs.\u00a01 BetrVG, Jugend- und Auszubildendenvertretung',
    [none]: 'Nichts davon',
  } satisfies Record<LegalBasisKey, string>,
  basisTexts: {
    [necessary]:
      'Für Betriebsräte, wenn das Gremium die Kenntnisse für seine Arbeit braucht. Der Betriebsrat beschließt vor der Buchung; der Arbeitgeber trägt die Kosten.',
    [suitable]:
      'Für Betriebsräte, bei anerkannten Schulungen und in den Wochen, die jedem Mitglied in einer Amtszeit zustehen. Bezahlt freigestellt wird immer, die Kosten trägt der Arbeitgeber nicht ohne Weiteres.',
    [disabled]:
      'Die Vertrauensperson entscheidet allein, ein Beschluss ist nicht nötig. Die Kosten trägt der Arbeitgeber.',
    [youth]: 'Den Beschluss fasst der Betriebsrat, die JAV stimmt dabei mit. Die Kosten trägt der Arbeitgeber.',
    [none]: 'Zum Beispiel, wenn Sie privat bezahlen oder für die Personalabteilung teilnehmen.',
  } satisfies Record<LegalBasisKey, string>,
  edit: 'Ändern',
  review: {
    mode: 'Was Sie tun',
    when: 'Wann und wo',
    modules: 'Module',
    people: 'Teilnehmende',
    buyer: 'Wer bezahlt',
    to: 'Anschrift',
    contact: 'Ansprechperson',
    invoiceMail: 'Rechnung geht an',
    references: 'Auf der Rechnung',
    hotel: 'Hotel',
    basis: 'Grundlage',
    resolution: (day: string) => `Beschluss vom ${day}`,
    remarks: 'Bemerkungen',
    incomplete: 'Zur Rechnung fehlen noch Angaben.',
    prices: 'Was es kostet',
  },
  agb: { before: 'Ich habe die', link: 'AGB', after: 'gelesen und bin einverstanden.' },
  privacy: { before: 'Ich habe die', link: 'Hinweise zum Datenschutz', after: 'zur Kenntnis genommen.' },
  net: 'Gesamt netto',
  gross: 'Gesamt brutto',
  submit: {
    buchen: 'Zahlungspflichtig buchen',
    reservieren: 'Unverbindlich reservieren',
    warteliste: 'Auf die Warteliste',
  } satisfies Record<CartMode, string>,
  cancelling: 'Was eine Stornierung kostet, steht in unseren AGB. Eine Ersatzperson benennen Sie jederzeit kostenlos.',
  failed: 'Es ist nichts bestellt',
  reservedFree: 'Das Reservieren kostet nichts. Die Summe fällt erst an, wenn Sie verbindlich buchen.',
  thanks: {
    /** Says what was done, where it was the same with all. */
    heading: (bookings: readonly Done[]): string => {
      const [one] = bookings
      if (!one || bookings.some(({ state }) => state !== one.state)) return thanksForAny
      const seats = bookings.reduce((sum, { recipients }) => sum + recipients.length, 0)
      if (one.state === 'warteliste') return 'Danke, Sie stehen auf der Warteliste.'
      if (one.state !== 'reserviert') return thanksForAny
      return seats === 1 ? 'Danke, Ihr Platz ist reserviert.' : 'Danke, Ihre Plätze sind reserviert.'
    },
    orderNo: (orderNo: string) => `Bestellung ${orderNo}`,
    lead: (email: string) => `Die Bestätigung ist unterwegs an ${email}.`,
    none: 'Hier steht Ihre Bestellung, sobald Sie eine aufgegeben haben.',
    noneTitle: 'In diesem Browser haben Sie zuletzt nichts bestellt',
    bookings: 'Was wir für Sie getan haben',
    states: {
      bestaetigt: 'Verbindlich gebucht. Die Plätze sind sicher.',
      angefragt: 'Angefragt. Wir nennen Ihnen den Preis, bevor die Buchung gilt.',
      reserviert: 'Reserviert, kostenlos und unverbindlich.',
      warteliste: 'Auf der Warteliste. Wird ein Platz frei, schreiben wir Ihnen.',
    } satisfies Partial<Record<BookingState, string>>,
    heldUntil: (day: string) => `Gehalten bis ${day}.`,
    toBooking: 'Zur Buchung',
    pdf: 'Bestellung als PDF',
    next: 'Wie es weitergeht',
    nextSteps: {
      resolve:
        'Lassen Sie den Betriebsrat beschließen. Den Punkt für die Tagesordnung und den Beschluss finden Sie bei der Buchung.',
      tell: 'Teilen Sie dem Arbeitgeber Zeit und Ort mit. Den Brief dazu finden Sie bei der Buchung.',
      book: `Buchen Sie dort innerhalb von ${reservationDays}\u00a0Tagen verbindlich, sonst geben wir die Plätze frei.`,
      attend: `${invitationDays}\u00a0Tage vor Beginn kommt die Einladung mit allem für die Reise.`,
    },
    further: 'Weitere Termine finden',
  },
} as const
