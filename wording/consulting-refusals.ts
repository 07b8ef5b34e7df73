import type {
  AppointmentCancelled,
  AppointmentsOpen,
  AppointmentTooNear,
  HoursChanged,
  SlotPast,
  SlotTaken,
} from '#core/consulting/ports.ts'
import { leadHours } from '#core/consulting/consulting.ts'
import type { RefusalSentences } from './common-refusals.ts'
import { inWords } from './figures.ts'

type Refusals = SlotTaken | SlotPast | AppointmentsOpen | AppointmentTooNear | AppointmentCancelled | HoursChanged

/** Of appointments with consultants. */
export const consultingRefusals: RefusalSentences<Refusals> = {
  'slot-taken': ({ next }) =>
    next.length > 0
      ? 'Diese Uhrzeit ist nicht mehr frei. Die nächsten freien stehen hier.'
      : 'Diese Uhrzeit ist nicht mehr frei. Bitte wählen Sie einen anderen Tag oder rufen Sie uns an.',
  'slot-past': () =>
    `So kurzfristig geht es nicht: Termine vergeben wir mindestens ${leadHours}\u00a0Stunden im Voraus. Eilt es, rufen Sie bitte an.`,
  'appointments-open': ({ most }) =>
    `Für diese E-Mail-Adresse stehen schon ${inWords(most)} Termine aus. Sagen Sie zuerst einen ab oder rufen Sie uns an.`,
  'appointment-too-near': () =>
    `Bis zu diesem Termin sind es weniger als ${leadHours}\u00a0Stunden. Ändern oder absagen geht jetzt nur noch am Telefon.`,
  'appointment-cancelled': () => 'Dieser Termin ist schon abgesagt.',
  'hours-changed': () =>
    'Jemand hat die Arbeitszeiten inzwischen geändert. Sie stehen hier, wie sie jetzt sind; bitte prüfen Sie Ihre Änderung.',
}
