import type { BookingInLetter, BookingLetter, OrdererNews, RecipientNews } from '#core/booking/booking-letters.ts'
import type { WhyAfresh } from '#core/booking/booking-path.ts'
import type { CalendarInLetter } from '#core/booking/calendar-in-letter.ts'
import { bookingStateLabels } from '#core/booking/booking-state.ts'
import type { WhenAndWhere } from '#core/booking/when-and-where.ts'
import type { EmployersAnswerKind } from '#core/booking/employers-link.ts'
import { kindNames } from '#core/invoices/invoice-words.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { daySpan } from '#core/shared/date-texts.ts'
import { berlinTime, formatDate } from '#core/shared/dates.ts'
import type { Instant } from '#core/shared/day.ts'
import { formatEuro } from '#core/shared/money.ts'
import { nbsp } from '#core/shared/unbroken.ts'
import { chosenModules } from '../chosen-modules.ts'
import { afreshText } from '../pages/booking-path.ts'
import type { Part, Sender, Worded } from './letter-words.ts'

type Of<Kind extends BookingLetter['kind']> = Extract<BookingLetter, { readonly kind: Kind }>

const seats = (count: number): string => (count === 1 ? 'ein Platz' : `${count}${nbsp}Plätze`)
const until = (instant: Instant): string => `${formatDate(instant)}, ${berlinTime(instant)}${nbsp}Uhr`
const whenAndWhere = ({ startDate, endDate, startTime, endTime, isOnlineEvent, venue }: WhenAndWhere): string =>
  [
    `${daySpan(startDate, endDate)}, Beginn ${startTime}${nbsp}Uhr, Ende ${endTime}${nbsp}Uhr`,
    isOnlineEvent ? 'online' : venue,
  ]
    .filter(Boolean)
    .join('\n')

const described = (booking: BookingInLetter): string =>
  [
    `„${booking.title}“`,
    whenAndWhere(booking),
    ...(booking.modules ? [chosenModules(booking.modules)] : []),
    ...(booking.seats > 0 ? [`${seats(booking.seats)}, Stand: ${bookingStateLabels[booking.state]}`] : []),
    ...(booking.heldUntil === undefined ? [] : [`Gehalten bis ${until(booking.heldUntil)}`]),
    ...(booking.workshops ?? []).map(({ name, title }) => `Workshop „${title}“: ${name}`),
  ].join('\n')

const linkTo = (token: string, { siteOrigin }: Sender, label = 'Zur Buchung'): Part => ({
  link: `${siteOrigin}${addressOf.booking(token)}`,
  label,
})

/** When and where it was to be. */
const formerly = (before: WhenAndWhere | undefined): readonly Part[] =>
  before === undefined ? [] : [{ says: `Bisher: ${whenAndWhere(before)}` }]

/** Why the provider calls an event off. */
const because = (reason: string | undefined): readonly Part[] =>
  reason === undefined ? [] : [{ says: `Der Grund: ${reason}` }]

/** That the Gremium decides anew, in the words of the booking's page. */
const decideAfresh = (why: WhyAfresh | undefined): readonly Part[] => {
  const says = why && afreshText({ step: 'resolve', afresh: why })
  return says === undefined ? [] : [{ says }]
}

/** What is enclosed for calendars. */
const enclosed = (calendars: readonly CalendarInLetter[] = []): readonly Part[] => {
  const news = calendars.filter(({ method }) => method !== 'cancel').length
  const ended = calendars.length - news
  if (calendars.length === 0) return []
  if (news === 0) return [{ says: 'Der Anhang nimmt den Termin aus Ihrem Kalender.', small: true }]
  const dates = news === 1 ? 'den Termin' : 'die Termine'
  const rest = ended === 0 ? '' : ' Der frühere wird herausgenommen.'
  return [{ says: `Im Anhang finden Sie ${dates} für Ihren Kalender.${rest}`, small: true }]
}

/** Confirms an order at once, with everything it holds (§ 312i BGB). */
export const orderReceived = (letter: Of<'order-received'>, sender: Sender): Worded => ({
  subject: `Ihre Bestellung ${letter.orderNo}`,
  parts: [
    { says: `vielen Dank für Ihre Bestellung ${letter.orderNo}. Bei uns ist angekommen:` },
    ...letter.bookings.flatMap((booking): Part[] => [{ says: described(booking) }, linkTo(booking.token, sender)]),
    {
      says: letter.complete
        ? `Zusammen ${formatEuro(letter.net)} netto, ${formatEuro(letter.gross)} mit Umsatzsteuer.`
        : `Bisher zusammen ${formatEuro(letter.net)} netto. Ein Preis ist auf Anfrage; wir nennen ihn, bevor die Buchung gilt.`,
    },
    ...(letter.bookings.some(({ state }) => state === 'bestaetigt')
      ? [{ says: 'Was hier als bestätigt steht, ist damit verbindlich gebucht; die Plätze sind Ihnen sicher.' }]
      : []),
    {
      says: 'Unter dem Link sehen Sie jederzeit, was als Nächstes zu tun ist, und finden die Unterlagen für Ihre Sitzung und für den Arbeitgeber. Wer den Link hat, kann die Buchung ändern: Geben Sie ihn nur weiter, wenn Sie das wollen.',
    },
    ...enclosed(letter.calendars),
    { link: `${sender.siteOrigin}${addressOf.terms}`, label: 'Unsere AGB' },
    ...(letter.isConsumer
      ? [
          {
            link: `${sender.siteOrigin}${addressOf.withdrawal}`,
            label: 'Ihr Widerrufsrecht, und wie Sie den Vertrag widerrufen',
          },
        ]
      : []),
  ],
})

/** Tells the office of an order. */
export const orderArrived = ({ orderNo, contact, company, bookings }: Of<'order-arrived'>): Worded => ({
  subject: `Bestellung ${orderNo}: ${company}`,
  replyTo: contact.email,
  parts: [
    { says: `über die Website kam die Bestellung ${orderNo}.` },
    {
      says: [`${contact.firstName} ${contact.lastName}`, company, contact.email, contact.phone]
        .filter(Boolean)
        .join('\n'),
    },
    ...bookings.map((booking) => ({ says: described(booking) })),
  ],
})

/** Until when seats are held; shortly before the first day that is less than usual. */
const heldText = ({ heldUntil }: BookingInLetter): string => (heldUntil === undefined ? '' : ` bis ${until(heldUntil)}`)

interface News {
  readonly subject: string
  readonly says: (letter: Of<'booking-news'>) => string
}

const priceOf = (feeNet: number | undefined): string =>
  feeNet === undefined || feeNet === 0
    ? 'Die Stornierung kostet nichts.'
    : `Nach unseren AGB kostet die Stornierung ${formatEuro(feeNet)} netto. Darüber bekommen Sie eine Rechnung.`

/** What the orderer is told, by what has happened. */
const toOrderer: Readonly<Record<OrdererNews, News>> = {
  reminded: {
    subject: 'Ihre Reservierung läuft bald ab',
    says: ({ booking }) =>
      `Sie haben Plätze reserviert. Wir halten sie${heldText(booking)}; danach verfällt die Reservierung von selbst und kostet nichts. Möchten Sie teilnehmen, buchen Sie bitte vorher verbindlich.`,
  },
  expired: {
    subject: 'Ihre Plätze sind wieder frei',
    says: () => 'die Zeit ist abgelaufen, wir halten diese Plätze nicht mehr. Das kostet nichts.',
  },
  offered: {
    subject: 'Auf der Warteliste sind Sie an der Reihe',
    says: ({ booking }) => {
      const [free, it] = booking.seats === 1 ? ['ist ein Platz', 'ihn'] : ['sind Plätze', 'sie']
      return `für Sie ${free} frei geworden. Wir halten ${it}${heldText(booking)} für Sie. Nehmen Sie ${it} bitte in dieser Zeit an, oder lassen Sie ${it} den Nächsten.`
    },
  },
  'waited-in-vain': {
    subject: 'Auf der Warteliste ist kein Platz frei geworden',
    says: () => 'leider ist bis zum Beginn kein Platz für Sie frei geworden. Das kostet nichts.',
  },
  booked: {
    subject: 'Ihre Buchung',
    says: ({ booking }) =>
      booking.state === 'angefragt'
        ? 'Ihre Buchung ist bei uns angekommen. Der Preis ist auf Anfrage; wir nennen ihn Ihnen, bevor sie gilt.'
        : 'aus Ihrer Reservierung ist eine verbindliche Buchung geworden.',
  },
  claimed: { subject: 'Ihre Buchung', says: () => 'Sie haben die angebotenen Plätze angenommen.' },
  declined: {
    subject: 'Ihr Platz geht an die Nächsten',
    says: () => 'Sie haben die angebotenen Plätze abgelehnt. Das kostet nichts.',
  },
  confirmed: {
    subject: 'Ihre Buchung ist bestätigt',
    says: ({ costs }) =>
      [
        'der Preis steht fest, und Ihre Buchung ist bestätigt.',
        ...(costs ? [`Sie kostet ${formatEuro(costs.net)} netto, ${formatEuro(costs.gross)} mit Umsatzsteuer.`] : []),
      ].join(' '),
  },
  invited: {
    subject: 'Ihr Seminar beginnt bald',
    says: ({ names, booking }) =>
      names.length < booking.seats
        ? 'bald geht es los. Für einen Teil der Plätze fehlt uns noch ein Name; bitte tragen Sie ihn ein.'
        : 'bald geht es los. Alle, die teilnehmen, haben eine Einladung bekommen.',
  },
  substituted: {
    subject: 'Teilnahme geändert',
    says: ({ names }) =>
      `es ${names.length === 1 ? 'nimmt' : 'nehmen'} nun teil: ${names.join(', ')}. Das kostet nichts.`,
  },
  'recipient-cancelled': {
    subject: 'Stornierung für einen Teil der Plätze',
    says: ({ feeNet }) => `ein Teil der Plätze ist storniert. ${priceOf(feeNet)}`,
  },
  cancelled: {
    subject: 'Ihre Stornierung',
    says: ({ feeNet }) => `Ihre Stornierung ist angekommen, die Plätze sind wieder frei. ${priceOf(feeNet)}`,
  },
  'called-off': {
    subject: 'Wir müssen einen Termin absagen',
    says: () =>
      'leider findet dieser Termin nicht statt. Es entstehen Ihnen keine Kosten. Andere Termine zeigt Ihnen der Link.',
  },
  rescheduled: {
    subject: 'Ihr Termin ist verlegt',
    says: ({ freeUntil }) =>
      `wir mussten einen Termin verlegen; Ihre Plätze sind Ihnen auch dann sicher. ${
        freeUntil === undefined
          ? 'Passt er Ihnen nicht mehr, kostet die Absage nichts.'
          : `Passt er Ihnen nicht mehr, können Sie bis zum ${formatDate(freeUntil)} kostenlos stornieren oder umbuchen; beides geht über den Link.`
      }`,
  },
  rebooked: {
    subject: 'Umgebucht',
    says: ({ booking: { state } }) =>
      `wir haben Sie kostenlos auf diesen Termin umgebucht. Der frühere ist damit erledigt.${
        state === 'angefragt' ? ' Ein Preis ist auf Anfrage; wir nennen ihn, bevor die Buchung gilt.' : ''
      }`,
  },
  attended: {
    subject: 'Teilnahmebescheinigungen',
    says: () =>
      'wer teilgenommen hat, bekommt seine Teilnahmebescheinigung per E-Mail. Unter dem Link finden Sie alle beisammen.',
  },
}

/** Tells the orderer what has become of a booking. */
export const bookingNews = (letter: Of<'booking-news'>, sender: Sender): Worded => {
  const { subject, says } = toOrderer[letter.what]
  return {
    subject: `${subject}: ${letter.booking.title}, ${formatDate(letter.booking.startDate)}`,
    parts: [
      { says: says(letter) },
      ...because(letter.what === 'called-off' ? letter.reason : undefined),
      ...formerly(letter.before),
      { says: `${described(letter.booking)}\nBestellung ${letter.orderNo}` },
      ...decideAfresh(letter.resolveAfresh),
      ...enclosed(letter.calendars),
      linkTo(letter.token, sender),
    ],
  }
}

const toRecipient: Readonly<Record<RecipientNews, { readonly subject: string; readonly says: string }>> = {
  invited: { subject: 'Einladung', says: 'wir freuen uns auf Sie bei diesem Seminar:' },
  substituted: {
    subject: 'Einladung',
    says: 'Sie nehmen anstelle einer anderen Person teil. Wir freuen uns auf Sie bei diesem Seminar:',
  },
  'left-out': { subject: 'Teilnahme geändert', says: 'an Ihrer Stelle nimmt jemand anderes an diesem Seminar teil:' },
  'called-off': { subject: 'Termin abgesagt', says: 'leider findet dieser Termin nicht statt:' },
  cancelled: { subject: 'Teilnahme abgesagt', says: 'Ihre Teilnahme an diesem Seminar ist abgesagt:' },
  rescheduled: { subject: 'Termin verlegt', says: 'dieses Seminar ist verlegt. Es findet nun so statt:' },
  rebooked: { subject: 'Neuer Termin', says: 'Ihre Teilnahme ist auf diesen Termin umgebucht:' },
}

/** Tells somebody who takes part, or does no longer. */
export const recipientNews = (
  { what, booking, reason, before, calendars }: Of<'recipient-news'>,
  { siteOrigin }: Sender,
): Worded => {
  const { subject, says } = toRecipient[what]
  return {
    subject: `${subject}: ${booking.title}, ${formatDate(booking.startDate)}`,
    parts: [
      { says },
      { says: [`„${booking.title}“`, whenAndWhere(booking)].join('\n') },
      ...formerly(before),
      ...because(reason),
      ...enclosed(calendars),
      { link: `${siteOrigin}${addressOf.event(booking.url)}`, label: 'Alles zum Seminar' },
    ],
  }
}

/** Brings an invoice. */
export const invoiceIssued = ({ invoiceKind, number, orderNo, title }: Of<'invoice-issued'>): Worded => ({
  subject: `${kindNames[invoiceKind]} ${number}`,
  parts: [
    { says: `im Anhang finden Sie die ${kindNames[invoiceKind]} ${number} zur Bestellung ${orderNo}, „${title}“.` },
    { says: 'Die PDF-Datei enthält die Rechnung auch in der Form, die Programme lesen (ZUGFeRD).' },
  ],
})

/** Brings a certificate of attendance. */
export const certificateReady = ({ booking }: Of<'certificate-ready'>): Worded => ({
  subject: `Ihre Teilnahmebescheinigung: ${booking.title}, ${formatDate(booking.startDate)}`,
  parts: [
    { says: 'Sie haben an diesem Seminar teilgenommen. Ihre Teilnahmebescheinigung finden Sie im Anhang.' },
    { says: [`„${booking.title}“`, whenAndWhere(booking)].join('\n') },
  ],
})

const answers: Readonly<Record<EmployersAnswerKind, { readonly subject: string; readonly says: string }>> = {
  bestaetigt: { subject: 'Kostenübernahme bestätigt', says: 'bestätigt für den Arbeitgeber die Kostenübernahme' },
  rueckfrage: { subject: 'Rückfrage des Arbeitgebers', says: 'hat für den Arbeitgeber eine Frage' },
  widerspruch: { subject: 'Der Arbeitgeber widerspricht', says: 'widerspricht für den Arbeitgeber' },
}

/** Tells the orderer what the employer says. */
export const employerAnswered = ({ answer, booking, token }: Of<'employer-answered'>, sender: Sender): Worded => {
  const { subject, says } = answers[answer.kind]
  return {
    subject: `${subject}: ${booking.title}, ${formatDate(booking.startDate)}`,
    parts: [
      { says: `${answer.name} ${says} (${formatDate(answer.on)}).` },
      ...(answer.text === undefined ? [] : [{ says: answer.text }]),
      { says: described(booking) },
      linkTo(token, sender),
    ],
  }
}
