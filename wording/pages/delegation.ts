import type { CartMode } from '#core/cart/cart.ts'
import { availabilityText } from '#core/catalogue/availability.ts'
import type { Clash, Delegation, HolidayOnDay, MeetingPaper } from '#core/delegation/delegation.ts'
import { labelOfRole, type MemberRole } from '#core/gremium/roster.ts'
import { dateRange } from '#core/shared/date-texts.ts'
import { formatDate } from '#core/shared/dates.ts'
import { formatEuro } from '#core/shared/money.ts'
import { counted, unbroken } from '#core/shared/unbroken.ts'

const clashTexts: Readonly<Record<Clash['kind'], (title: string) => string>> = {
  booked: (title) => `hat einen Platz in „${title}“`,
  wanted: (title) => `möchte auch zu „${title}“`,
}

/** Words of the page on which a Gremium decides whom it sends. */
export const delegationWording = {
  title: 'Wer fährt?',
  back: 'Zur Merkliste des Gremiums',
  when: ({ startDate, endDate, town }: Pick<Delegation, 'startDate' | 'endDate' | 'town'>) =>
    `${dateRange(startDate, endDate)}, ${town ?? 'online'}`,
  seats: (event: Pick<Delegation, 'placesLeft'>) => availabilityText(event),
  people: 'Wen entsenden Sie?',
  peopleNote: (count: number) =>
    count === 0 ? 'Noch niemand gewählt' : `${counted(count, 'Person', 'Personen')} gewählt`,
  legend: 'Aus dem Gremium',
  role: (role: MemberRole) => labelOfRole(role),
  wants: 'hat „Für mich“ gesagt',
  unnamed: 'als N. N.',
  unnamedText:
    'Als N. N. wird gebucht, von wem Anrede oder E-Mail-Adresse fehlen. Den Namen nennen Sie später, in der Buchung.',
  clash: ({ kind, title, startDate, endDate }: Clash) => `${clashTexts[kind](title)}, ${dateRange(startDate, endDate)}`,
  reckon: 'Auswahl übernehmen',
  nobody: 'Im Gremium ist noch niemand eingetragen',
  nobodyText: 'Tragen Sie ein, wer im Gremium welches Amt hat. Dann wählen Sie hier, wen Sie entsenden.',
  toRoster: 'Zur Besetzung',
  stands: 'Was dafür und dagegen spricht',
  nothingAgainst: 'Für die Gewählten spricht nichts gegen diesen Termin.',
  holiday: ({ day, name }: HolidayOnDay) => `Am ${formatDate(day)} ist ein Feiertag: ${name}.`,
  clashOf: (name: string, clash: string) => `${name} ${clash}.`,
  tooFewSeats: (left: number, chosen: number) =>
    left === 0
      ? 'Der Termin ist ausgebucht. Sie können sich auf die Warteliste setzen lassen.'
      : `Es sind ${left === 1 ? 'nur noch ein Platz' : `nur noch ${counted(left, 'Platz', 'Plätze')}`} frei, gewählt sind ${chosen}.`,
  leavesTooFew: 'Ihr Gremium ist klein: Sind mehrere in derselben Woche weg, bleibt kaum jemand im Betrieb.',
  costs: 'Kosten',
  costsOf: (count: number) => `Für ${counted(count, 'Person', 'Personen')}, netto`,
  fee: 'Auf unserer Rechnung',
  withHotel: 'Mit Hotel',
  money: formatEuro,
  incomplete: 'Ein Preis ist auf Anfrage; die Summe ist deshalb nicht vollständig.',
  noCosts: 'Wählen Sie, wer fährt, dann stehen hier die Kosten.',
  meeting: 'In die Sitzung',
  meetingText: (resolveBy: string | undefined) =>
    resolveBy === undefined
      ? `Laden Sie rechtzeitig mit der Tagesordnung ein (${unbroken('§ 29 Abs. 2 S. 3 BetrVG')}) und beschließen Sie, bevor Sie buchen.`
      : `Laden Sie rechtzeitig mit der Tagesordnung ein (${unbroken('§ 29 Abs. 2 S. 3 BetrVG')}). Beschließen Sie möglichst bis zum ${formatDate(resolveBy)} und bevor Sie buchen.`,
  papers: {
    tagesordnung: 'Tagesordnungspunkt (PDF)',
    beschluss: 'Beschlussvorlage (PDF)',
  } satisfies Readonly<Record<MeetingPaper, string>>,
  alone: `Die Vertrauensperson entscheidet allein; ein Beschluss ist nicht nötig (${unbroken('§ 179 Abs. 4 S. 3 SGB IX')}).`,
  book: 'Plätze sichern',
  bookText: (days: number) =>
    `Reservieren ist unverbindlich und hält die Plätze ${days} Tage: Zeit für den Beschluss. Nach der Reservierung führt die Seite der Buchung Schritt für Schritt weiter, bis zur Mitteilung an den Arbeitgeber.`,
  modes: {
    reservieren: 'In den Warenkorb: reservieren',
    buchen: 'In den Warenkorb: buchen',
    warteliste: 'In den Warenkorb: Warteliste',
  } satisfies Readonly<Record<CartMode, string>>,
  managersOnly: 'Buchen und reservieren kann, wer das Gremium verwaltet.',
  way: 'So geht es weiter',
  steps: (decidesAlone: boolean) => [
    { title: 'Auf der Merkliste', text: 'Alle haben gesagt, was sie für sich möchten.' },
    decidesAlone
      ? { title: 'Entscheiden', text: 'Die Vertrauensperson entscheidet, wer fährt.' }
      : {
          title: 'Tagesordnung und Beschluss',
          text: 'Mit den Vorlagen von dieser Seite laden Sie ein und beschließen.',
        },
    { title: 'Reservieren', text: 'Die Plätze sind sicher, noch bindet Sie nichts.' },
    { title: 'Arbeitgeber informieren', text: 'Die Mitteilung und die Kostenübernahme liegen bei der Buchung bereit.' },
    { title: 'Buchen', text: 'Mit einem Klick wird aus der Reservierung die Buchung.' },
  ],
  over: 'Dieser Termin hat begonnen oder ist vorbei',
  overText: 'Entsenden können Sie nur zu Terminen, die noch kommen. Auf der Merkliste stehen die nächsten.',
} as const
