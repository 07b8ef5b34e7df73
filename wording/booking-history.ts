import type { BookingNews } from '#core/booking/booking.ts'

/** What happened to a booking, by the core's name for it; with the name or the reason that goes with it. */
export const bookingHistory = {
  ordered: () => 'Bestellt',
  booked: () => 'Verbindlich gebucht',
  signed: (whoAndWhen) => `Unterschriebene Bestellung liegt vor: ${whoAndWhen}`,
  confirmed: () => 'Buchung bestätigt',
  invited: () => 'Einladungen verschickt',
  reminded: () => 'An die Reservierung erinnert',
  expired: () => 'Frist abgelaufen',
  waiting: () => 'Auf die Warteliste gesetzt',
  offered: () => 'Frei gewordene Plätze angeboten',
  claimed: () => 'Angebot angenommen',
  declined: () => 'Angebot abgelehnt',
  named: (name) => `Person benannt: ${name}`,
  substituted: (name) => `Andere Person benannt: ${name}`,
  'recipient-cancelled': (reason) => withReason('Für einen Teil der Plätze storniert', reason),
  cancelled: (reason) => withReason('Storniert', reason),
  'called-off': (reason) => withReason('Vom Veranstalter abgesagt', reason),
  rescheduled: (days) => `Vom Veranstalter verlegt, bisher ${days}`,
  rebooked: () => 'Umgebucht',
  resolved: () => 'Beschluss festgehalten',
  'employer-told': () => 'Unterrichtung des Arbeitgebers festgehalten',
  'link-handed-over': () => 'Link für den Arbeitgeber angelegt',
  'link-revoked': () => 'Link für den Arbeitgeber zurückgenommen',
  'employer-confirmed': (name) => `Kostenübernahme bestätigt: ${name}`,
  'employer-asked': (name) => `Frage des Arbeitgebers: ${name}`,
  'employer-objected': (name) => `Widerspruch des Arbeitgebers: ${name}`,
  attended: () => 'Teilgenommen',
  missed: () => 'Nicht erschienen',
} satisfies Readonly<Record<BookingNews['what'], (detail: string) => string>>

const withReason = (what: string, reason: string): string => (reason === '' ? what : `${what}: ${reason}`)
