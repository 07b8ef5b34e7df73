import { offerHours } from '#core/booking/booking.ts'
import type { BookingState } from '#core/booking/booking-state.ts'
import type { EmployersAnswerKind } from '#core/booking/employers-link.ts'
import type { LinkStanding } from '#core/booking/employers-link.view.ts'
import type { ResolutionField } from '#core/booking/resolution.ts'
import type { RecipientField } from '#core/cart/recipient-rules.ts'
import type { PaperKind } from '#core/papers/papers.ts'
import { counted, nbsp } from '#core/shared/unbroken.ts'
import { chosenModules } from '../chosen-modules.ts'

const seats = (count: number): string => (count === 1 ? 'ein Platz' : `${count}${nbsp}Plätze`)

/** Words of the page on which a booking is followed. */
export const bookingWording = {
  title: (theme: string) => `Ihre Buchung: ${theme}`,
  heading: 'Ihre Buchung',
  chosenModules,
  state: 'Stand',
  order: (orderNo: string) => `Bestellung ${orderNo}`,
  keepLink:
    'Wer den Link dieser Seite hat, kann die Buchung ändern. Geben Sie ihn nur weiter, wenn Sie das wollen; für den Arbeitgeber gibt es unten einen eigenen.',
  clock: (from: string, to: string) => `Beginn ${from}${nbsp}Uhr, Ende ${to}${nbsp}Uhr`,
  seats,
  done: (what: string) => `Erledigt: ${what}`,
  next: (step: string) => `Als Nächstes: ${step}`,
  toTheme: 'Zum Seminar',
  toBook: 'Zur verbindlichen Buchung',
  toCertificates: 'Zu den Teilnahmebescheinigungen',
  toOffer: 'Angebot annehmen oder ablehnen',
  otherEvents: 'Andere Termine dieses Themas',
  begun: 'Dieses Seminar hat begonnen. An der Buchung lässt sich nichts mehr ändern.',
  states: {
    reserviert: (until) =>
      `Wir halten die Plätze bis ${until}. Bis dahin kostet es nichts, und es bindet Sie nicht; danach werden sie von selbst frei.`,
    angefragt: () =>
      'Ihre Buchung ist bei uns. Ein Preis ist noch offen: Wir nennen ihn Ihnen, bevor die Buchung gilt. Die Plätze halten wir so lange.',
    bestaetigt: () => 'Die Plätze sind verbindlich gebucht.',
    eingeladen: () => 'Die Plätze sind verbindlich gebucht, und die Einladungen sind verschickt.',
    warteliste: () =>
      `Der Termin ist zurzeit voll. Werden genug Plätze frei, bieten wir sie Ihnen an und halten sie ${offerHours}${nbsp}Stunden für Sie. Auf der Warteliste zu stehen kostet nichts und bindet Sie nicht.`,
    nachgerueckt: (until) =>
      `Für Sie sind Plätze frei geworden. Wir halten sie bis ${until}. Nehmen Sie sie bitte in dieser Zeit an, oder lassen Sie sie den Nächsten.`,
    storniert_kunde: () => 'Diese Buchung ist storniert, und die Plätze sind wieder frei.',
    abgesagt_veranstalter: () => 'Dieser Termin findet leider nicht statt. Es entstehen Ihnen keine Kosten.',
    umgebucht: () => 'Diese Buchung ist auf einen anderen Termin umgebucht und damit erledigt.',
    teilgenommen: () => 'Das Seminar hat stattgefunden.',
    nicht_erschienen: () => 'Das Seminar hat stattgefunden; von Ihnen war niemand dabei.',
    verfallen: () => 'Für diese Buchung halten wir keine Plätze. Sie kostet nichts.',
  } satisfies Readonly<Record<BookingState, (until: string) => string>>,
  toSign: {
    text: 'Ihr Bestellformular ist ausgefüllt. Drucken Sie es, unterschreiben Sie, und schicken Sie es uns in dieser Zeit als Fax oder Scan zurück. Oder buchen Sie unten ohne Papier.',
    link: 'Bestellformular als PDF',
  },
  reason: (reason: string) => `Der Grund: ${reason}`,
  rescheduled: (before: string, freeUntil: string | undefined) =>
    `Wir haben diesen Termin verlegt; er war ${before} geplant.${
      freeUntil === undefined ? '' : ` Bis zum ${freeUntil} können Sie kostenlos stornieren oder umbuchen.`
    }`,
  hasLeft:
    'Dieser Termin steht zurzeit nicht in unserem Programm. Ihre Buchung besteht; was daraus wird, schreiben wir Ihnen.',
  toNewBooking: (days: string) => `Zur neuen Buchung: ${days}`,
  at: (day: string, time: string) => `${day}, ${time}${nbsp}Uhr`,

  sections: {
    people: 'Wer teilnimmt',
    costs: 'Was es kostet',
    papers: 'Unterlagen',
    invoices: 'Rechnungen',
    rebook: 'Auf einen anderen Termin umbuchen',
    cancel: 'Stornieren',
    history: 'Was bisher geschah',
    others: 'Aus derselben Bestellung',
    contact: 'Fragen zu dieser Buchung',
  },

  take: {
    agb: 'Ich habe die AGB gelesen und stimme ihnen zu.',
    readAgb: 'AGB lesen',
    book: 'Zahlungspflichtig buchen',
    claim: 'Zahlungspflichtig buchen',
    decline: 'Angebot ablehnen',
    declineText: 'Die Plätze gehen dann an die Nächsten. Das kostet nichts.',
    openPrice: 'Ein Preis ist noch offen. Wir nennen ihn Ihnen, bevor die Buchung gilt.',
  },

  people: {
    nobody: 'N. N.',
    nobodyText: (by: string) => `Bitte nennen Sie uns bis ${by}, wer teilnimmt.`,
    nth: (nth: number) => `Platz ${nth}`,
    name: 'Person benennen',
    replace: 'Jemand anderes nimmt teil',
    replaceText: 'Das kostet nichts und geht bis zum Tag vor dem Beginn.',
    save: 'Person speichern',
    cancelled: (name: string, fee: string) => `${name}: storniert, ${fee}`,
    free: 'kostenlos',
    fee: (net: string, percent: number) => `${net} netto (${percent}${nbsp}%)`,
    fields: {
      salutationId: 'Anrede',
      firstName: 'Vorname',
      lastName: 'Nachname',
      email: 'E-Mail-Adresse',
      phone: 'Telefon',
      function: 'Funktion',
      isFirstTerm: 'Zum ersten Mal im Amt',
      notes: 'Hinweise für uns, zum Beispiel zur Anreise',
    } satisfies Partial<Readonly<Record<RecipientField, string>>>,
  },

  resolution: {
    legend: 'Ergebnis der Abstimmung',
    fields: {
      heldOn: 'Tag der Sitzung',
      entitled: 'Stimmberechtigte',
      present: 'Anwesende',
      yes: 'Ja',
      no: 'Nein',
      abstained: 'Enthaltungen',
    } satisfies Readonly<Record<ResolutionField, string>>,
    entitledHint: 'Mitglieder, mit Nachgerückten',
    presentHint: 'davon bei der Abstimmung',
    save: 'Beschluss festhalten',
    change: 'Beschluss ändern',
    result: (yes: number, no: number, abstained: number) =>
      `${counted(yes, 'Stimme', 'Stimmen')} dafür, ${no} dagegen, ${counted(abstained, 'Enthaltung', 'Enthaltungen')}`,
    private: 'Das Ergebnis sehen nur Sie; der Arbeitgeber erfährt es nicht.',
  },

  notice: {
    on: 'Arbeitgeber unterrichtet am',
    save: 'Tag festhalten',
    change: 'Tag ändern',
  },

  link: {
    make: 'Link für den Arbeitgeber anlegen',
    renew: 'Neuen Link anlegen',
    renewText: 'Der bisherige Link gilt dann nicht mehr.',
    revoke: 'Link zurücknehmen',
    address: 'Adresse für den Arbeitgeber',
    addressHint: 'Zum Kopieren in einen Brief oder eine E-Mail',
    standing: {
      open: (until) => `Der Link gilt bis ${until}. Der Arbeitgeber sieht Thema, Termin, Namen und Kosten.`,
      revoked: () => 'Der Link ist zurückgenommen und öffnet nichts mehr.',
      'run-out': (until) =>
        `Der Link galt bis ${until} und öffnet nichts mehr. Fehlt Ihnen noch eine Erklärung des Arbeitgebers, fragen Sie uns.`,
      ended: () => 'Diese Buchung gilt nicht mehr; der Link öffnet nichts mehr.',
    } satisfies Readonly<Record<LinkStanding, (until: string) => string>>,
    neverAnswered: 'Der Arbeitgeber hat nicht geantwortet.',
    noAnswer: 'Der Arbeitgeber hat noch nicht geantwortet.',
    answers: {
      bestaetigt: (name, on) => `${name} hat die Kostenübernahme am ${on} bestätigt.`,
      rueckfrage: (name, on) => `${name} hat am ${on} eine Frage gestellt:`,
      widerspruch: (name, on) => `${name} hat am ${on} widersprochen:`,
    } satisfies Readonly<Record<EmployersAnswerKind, (name: string, on: string) => string>>,
  },

  costs: {
    caption: 'Preise netto, Mehrwertsteuer am Ende',
    columns: { item: 'Posten', quantity: 'Menge', net: 'Netto' },
    byHotel: 'Das Hotel berechnet selbst',
    byHotelCaption: 'Netto; das Hotel stellt darüber eine eigene Rechnung.',
    hotelPayers: {
      rechnung: 'Das Hotel steht mit auf unserer Rechnung.',
      arbeitgeber: 'Das Hotel rechnet mit dem Arbeitgeber ab.',
      teilnehmende: 'Das Hotel bezahlen die Teilnehmenden vor Ort.',
    },
    nobody: 'Es nimmt niemand mehr teil; gebucht ist nichts.',
  },

  rebook: {
    text: 'Umbuchen können Sie einmal, kostenlos und für alle zusammen. Der neue Termin ist dann verbindlich gebucht; ist sein Preis auf Anfrage, gilt die Buchung erst, wenn wir ihn genannt haben.',
    none: 'Zurzeit hat kein anderer Termin dieses Themas genug freie Plätze.',
    show: (count: number) => (count === 1 ? 'Einen anderen Termin zeigen' : `${count} andere Termine zeigen`),
    columns: { days: 'Termin', venue: 'Ort', seats: 'Plätze', price: 'Preis netto' },
    acts: 'Umbuchen',
    button: 'Umbuchen',
    buttonLabel: (days: string) => `Umbuchen auf ${days}`,
  },

  cancel: {
    text: 'Statt zu stornieren, können Sie jederzeit kostenlos jemand anderen nennen.',
    unbound: 'Noch bindet Sie nichts: Die Plätze zurückzugeben kostet nichts.',
    who: 'Für wen möchten Sie stornieren?',
    choose: 'Bitte wählen Sie aus, für wen Sie stornieren möchten.',
    preview: 'Weiter zur Stornierung',
    caption: (count: number) => `Was die Stornierung für ${counted(count, 'Person', 'Personen')} kostet`,
    columns: { from: 'Wenn Sie stornieren', share: 'Anteil der Seminargebühr', net: 'Kosten netto' },
    today: 'heute',
    from: (day: string) => `ab ${day}`,
    share: (percent: number) => `${percent}${nbsp}%`,
    hotel: 'Was das Hotel für eine späte Stornierung berechnet, kommt hinzu.',
    reason: 'Grund',
    costsToday: (net: string) => `Heute kostet die Stornierung ${net} netto.`,
    freeToday: 'Heute kostet die Stornierung nichts.',
    confirm: (count: number) => `Verbindlich stornieren für ${counted(count, 'Person', 'Personen')}`,
    back: 'Doch nicht stornieren',
  },

  invoices: {
    from: (day: string) => ` vom ${day}, `,
    xml: (number: string) => `${number} für Programme (XML)`,
  },

  papers: {
    text: 'PDF zum Ausdrucken, ausgefüllt, soweit wir es wissen.',
    kinds: {
      entsendebeschluss: 'Entsendebeschluss',
      tagesordnung: 'Punkt für die Tagesordnung',
      'mitteilung-arbeitgeber': 'Mitteilung an den Arbeitgeber',
      kostenuebernahme: 'Erklärung zur Kostenübernahme',
      auftragsbestaetigung: 'Auftragsbestätigung',
      bestellformular: 'Bestellformular zum Unterschreiben',
      einladung: 'Einladung',
      teilnahmebescheinigung: 'Teilnahmebescheinigung',
    } satisfies Readonly<Record<PaperKind, string>>,
    reservation: 'Reservierungsbestätigung',
    receipt: 'Eingangsbestätigung',
    here: 'Unterlagen für diesen Schritt',
    of: (paper: string, name: string) => `${paper} für ${name}`,
    calendar: 'Termin für Ihren Kalender (iCalendar)',
  },

  contact: 'Wir helfen Ihnen gern weiter:',
  faq: 'Häufige Fragen zu Buchung und Absage',
} as const
