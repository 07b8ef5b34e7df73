import { offerHours, reservationDays } from '#core/booking/booking.ts'
import type { CartMode } from '#core/cart/cart.ts'
import { soldOutText } from '#core/catalogue/availability.ts'
import type { PriceWithEnd, RegistrationState } from '#core/conference/conference.ts'
import { dayInFull } from '#core/shared/date-texts.ts'
import { counted, nbsp } from '#core/shared/unbroken.ts'
import type { OwnSentences } from '../any-field.ts'
import { wishedWorkshops } from '../workshops.ts'

/** '12 Wochen', or days where they are no whole weeks. */
const spanInWords = (days: number): string =>
  days % 7 === 0 && days > 7 ? counted(days / 7, 'Woche', 'Wochen') : counted(days, 'Tag', 'Tage')

const seats = (count: number): string => counted(count, 'Platz', 'Plätze')

const states: Readonly<Record<RegistrationState, string>> = {
  offen: 'Anmeldung offen',
  warteliste: soldOutText,
  geschlossen: 'Anmeldung noch nicht geöffnet',
  begonnen: 'Anmeldung geschlossen',
}

/** What the link to the registration says. */
const actions: Readonly<Record<RegistrationState, string>> = {
  offen: 'Zur Anmeldung',
  warteliste: 'Auf die Warteliste',
  geschlossen: 'Vormerken lassen',
  begonnen: 'Für das nächste Mal vormerken',
}

/** Words about Fachtagungen. */
export const conferencesWording = {
  list: {
    title: 'Fachtagungen',
    lead: 'Ein Thema, mehrere Tage: Vorträge, Workshops und dazwischen Zeit für die Kollegin aus dem Nachbarbetrieb.',
    description: 'Unsere Fachtagungen für Betriebsrat, SBV und JAV mit Programm, Fachleuten, Preisen und Anmeldung.',
    empty: 'Gerade ist keine Fachtagung geplant',
    emptyText: 'Im Programm finden Sie Seminare zu allen Themen.',
    toProgramme: 'Zum Seminarprogramm',
    eventFollows: 'Termin folgt',
    details: 'Programm ansehen',
  },
  page: {
    kind: 'Fachtagung',
    /** Its theme has a page of the bare title. */
    title: (title: string) => `${title}: Programm und Preise`,
    description: (motto: string, teaser: string) => [motto, teaser].filter(Boolean).join(' '),
    states,
    actions,
    toTheme: 'Alles zum Thema',
    costs: 'Alle Kosten berechnen',
    calendar: 'In den Kalender',
    eventFollows: 'Der nächste Termin steht noch nicht fest.',
    onPage: 'Auf dieser Seite',
    /** Where the bar has less room than the section. */
    anchors: {
      learn: 'Lernziele',
      prices: 'Preise',
      contingent: 'Zimmer',
      questions: 'Fragen',
      how: 'Anmeldung',
    },
    learn: 'Das nehmen Sie mit',
    programme: 'Programm',
    programmeNote: 'Tag für Tag. Kleine Verschiebungen bleiben möglich, Beginn und Ende gelten.',
    with: (names: readonly string[]) => `Mit ${names.join(', ')}`,
    speakers: 'Wer spricht',
    speakersNote: 'Menschen, die Betriebsräte beraten, vertreten oder selbst welche waren.',
    workshops: 'Workshops',
    workshopsNote: 'Bei der Anmeldung nennen Sie eine erste und eine zweite Wahl.',
    seats: (free: number, capacity: number) => {
      if (free === 0) return 'Ausgebucht'
      return free === capacity ? `${seats(capacity)}, alle frei` : `Noch ${free} von ${capacity}${nbsp}Plätzen frei`
    },
    prices: 'Teilnahme und Preise',
    pricesCaption: 'Preise je Person; Hotel kommt hinzu.',
    columns: { title: 'Teilnahme', net: 'netto', gross: 'brutto' },
    /** Until when one has a price; without an event how long before. */
    priceEnds: ({ until, ended, daysBefore = 0 }: Pick<PriceWithEnd, 'until' | 'ended' | 'daysBefore'>): string => {
      if (until === undefined) return `bis ${spanInWords(daysBefore)} vor Beginn`
      return ended ? `galt bis ${dayInFull(until)}` : `bis ${dayInFull(until)}`
    },
    contingent: 'Zimmer für Teilnehmende',
    rooms: (rooms: number) => `${rooms}${nbsp}Einzelzimmer halten wir für Sie bereit`,
    roomPrice: (gross: string, net: string) => `${gross} je Nacht (netto ${net})`,
    until: (day: string) => `abrufbar bis zum ${day}`,
    daysBefore: (days: number) => `abrufbar bis ${days}${nbsp}Tage vor Beginn`,
    hotel: 'Das Tagungshotel',
    questions: 'Häufige Fragen',
    how: 'So melden Sie sich an',
    howList: [
      { title: 'Beschließen', text: 'Das Gremium beschließt die Teilnahme; die SBV entscheidet selbst.' },
      { title: 'Mitteilen', text: 'Der Arbeitgeber erfährt Thema, Zeit, Ort und Kosten.' },
      { title: 'Anmelden', text: 'Sie melden sich hier an oder rufen an, mit Ihren Wünschen für die Workshops.' },
      { title: 'Bestätigt', text: 'Sie bekommen die Bestätigung und alles für die Reise.' },
    ],
    follows: 'Das Programm veröffentlichen wir, sobald es feststeht.',
    audience: 'Für wen',
  },
  registration: {
    title: (title: string) => `Anmeldung: ${title}`,
    heading: 'Anmeldung',
    description: (title: string) => `So melden Sie sich zur Fachtagung „${title}“ an: online, per Telefon oder E-Mail.`,
    toPage: 'Zurück zur Fachtagung',
    closed: 'Für diese Fachtagung steht noch kein Termin fest',
    closedText: 'Sagen Sie uns, dass Sie kommen möchten. Wir melden uns, sobald eine Anmeldung möglich ist.',
    begun: 'Diese Fachtagung hat begonnen',
    begunText:
      'Eine Anmeldung ist nicht mehr möglich. Wir sagen Ihnen gern Bescheid, wenn der nächste Termin feststeht.',
    full: 'Diese Fachtagung ist ausgebucht',
    fullText: `Setzen Sie sich auf die Warteliste. Wird ein Platz frei, bieten wir ihn der Reihe nach an und halten ihn ${offerHours}${nbsp}Stunden.`,
    mode: 'Was möchten Sie tun?',
    modes: {
      buchen: 'Verbindlich anmelden',
      reservieren: 'Plätze reservieren',
      warteliste: 'Auf die Warteliste',
    } satisfies Record<CartMode, string>,
    modeTexts: {
      buchen: 'Wir bestätigen die Plätze sofort per E-Mail.',
      reservieren: `Unverbindlich. Wir halten die Plätze ${reservationDays}${nbsp}Tage, zum Beispiel bis Ihr Gremium beschlossen hat.`,
      warteliste: 'Unverbindlich. Workshops wählen wir nach Ihren Wünschen aus, sobald ein Platz frei wird.',
    } satisfies Record<CartMode, string>,
    firstChoice: 'Workshop, erste Wahl',
    secondChoice: 'Workshop, zweite Wahl',
    noWorkshop: 'Kein Workshop',
    choices: wishedWorkshops,
    workshopFaults: {
      unchanged: 'Bitte wählen Sie als zweite Wahl einen anderen Workshop.',
      unknown: 'Diesen Workshop gibt es nicht mehr. Bitte wählen Sie einen anderen.',
    } as OwnSentences,
    review: 'Weiter zum Prüfen',
    reviewNote:
      'Noch wird nichts gebucht: Auf der nächsten Seite sehen Sie den Preis. Er gilt für die Teilnahme vor Ort; Online-Teilnahme und Assistenz nehmen wir am Telefon oder per E-Mail auf.',
    byPhone: 'Am Telefon',
    byPhoneText: 'Wir nehmen alles auf und schicken Ihnen am selben Werktag die Bestätigung.',
    byMail: 'Per E-Mail',
    byMailText: 'Die E-Mail ist vorbereitet, Sie füllen nur noch aus.',
    writeMail: 'E-Mail vorbereiten',
    byPaper: 'Auf Papier',
    byPaperText:
      'Drucken Sie diese Seite: Unten steht das Formular zum Ausfüllen. Schicken Sie es uns als Scan oder Foto.',
    subject: (title: string, days: string) => `Anmeldung Fachtagung: ${title}${days ? `, ${days}` : ''}`,
    subjectWaiting: (title: string, days: string) => `Warteliste Fachtagung: ${title}${days ? `, ${days}` : ''}`,
    subjectInterest: (title: string) => `Bitte informieren: Fachtagung ${title}`,
    mail: (title: string, days: string, workshops: readonly string[]) =>
      [
        'Guten Tag,',
        '',
        `wir möchten teilnehmen an: ${title}${days ? `, ${days}` : ''}.`,
        '',
        'Name und Funktion:',
        'Betrieb und Rechnungsanschrift:',
        'Telefon für Rückfragen:',
        ...(workshops.length > 0 ? ['Workshop, erste Wahl:', 'Workshop, zweite Wahl:'] : []),
        'Übernachtung (ja/nein, von – bis):',
        'Beschluss des Gremiums vom:',
        'Was wir sonst brauchen:',
        '',
        ...(workshops.length > 0 ? ['Zur Wahl stehen:', ...workshops.map((workshop) => `- ${workshop}`), ''] : []),
        'Freundliche Grüße',
      ].join('\r\n'),
    need: 'Das brauchen wir von Ihnen',
    needList: [
      'Name, Funktion und Betrieb jeder Person, die kommt',
      'Rechnungsanschrift und, wenn es sie gibt, eine Bestellnummer',
      'erste und zweite Wahl für die Workshops',
      'ob Sie übernachten und wann Sie anreisen',
      'das Datum des Beschlusses; die SBV braucht keinen',
    ],
    needNote:
      'Angaben zu Behinderung, Ernährung oder Assistenz sind freiwillig. Wir verwenden sie nur, um die Tagung für Sie einzurichten, und löschen sie danach.',
    workshops: 'Diese Workshops stehen zur Wahl',
    form: 'Anmeldeformular zum Ausfüllen',
    formFields: [
      'Vor- und Nachname',
      'Funktion',
      'Betrieb',
      'Rechnungsanschrift',
      'Telefon und E-Mail',
      'Übernachtung von – bis',
      'Beschluss vom',
    ],
    formWorkshops: ['Workshop, erste Wahl', 'Workshop, zweite Wahl'],
    signature: 'Ort, Datum, Unterschrift',
    formNote: 'Es gelten unsere AGB. Bis zur Bestätigung ist Ihre Anmeldung ein Angebot.',
  },
} as const
