import { reservationDays } from '#core/booking/booking.ts'

/** Words of forms on other pages that lay something into the cart. */
export const intoTheCartWording = {
  quantity: 'Plätze',
  modules: 'Nur einzelne Module',
  modulesHint:
    'Ohne Auswahl buchen Sie die ganze Reihe. Den Preis einzelner Module nennen wir auf Anfrage, bevor etwas gilt.',
  module: (title: string, seatsLeft: string | undefined) =>
    seatsLeft === undefined ? title : `${title} (${seatsLeft})`,
  someModulesText: 'Als Ganzes ist die Reihe ausgebucht. Einzelne Module haben noch Plätze: Bitte wählen Sie sie aus.',
  buchen: 'In den Warenkorb',
  reservieren: `${reservationDays}\u00a0Tage reservieren`,
  warteliste: 'Auf die Warteliste',
  text: 'Verbindlich wird es erst an der Kasse.',
  bothText:
    'Verbindlich wird es erst an der Kasse. Die Warteliste ist unverbindlich: Wird ein Platz frei, melden wir uns.',
  waitingText: 'Unverbindlich: Wird ein Platz frei, melden wir uns.',
} as const
