import { careDays, longestPurpose } from '#core/event-care/care-days.ts'
import { monthsLogged, type AccessKind, type OfficeRole } from '#core/access-log/access-log.ts'
import type { AccessToMe } from '#core/access-log/ports.ts'
import type { ShownCareNeeds } from '#core/event-care/ports.ts'
import { dayText, timeText } from '#core/shared/day-texts.ts'
import { clockText } from '#core/shared/day-texts.ts'
import type { Day, Instant } from '#core/shared/day.ts'
import { characters, inWords, inWordsAtFirst } from '../figures.ts'

const whenOf = (at: Instant): string => `${dayText(at)}, ${clockText(timeText(at))}`

const roles: Readonly<Record<OfficeRole, string>> = { redaktion: 'Redaktion', admin: 'Administration' }
const kinds: Readonly<Record<AccessKind, string>> = {
  bookings: 'Buchung in einer Liste',
  booking: 'Buchung',
  participants: 'Liste der Teilnehmenden',
  'care-needs': 'Angaben zur Gesundheit',
  plans: 'Schulungsplan in einer Liste',
  plan: 'Schulungsplan',
  quotes: 'Angebot in einer Liste',
  quote: 'Angebot',
  appointments: 'Beratungstermin',
  requests: 'Anfrage in einer Liste',
  request: 'Anfrage',
}
const diets = { alles: 'isst alles', vegetarisch: 'isst vegetarisch', vegan: 'isst vegan' } as const

/** Words about who of the office looked at whose data, and about what hotels must know. */
export const accessLogWording = {
  whenOf,
  roles,
  kinds,
  own: {
    title: 'Wer hat Ihre Daten angesehen?',
    text: `Jedes Mal, wenn jemand aus unserem Büro eine Ihrer Buchungen oder Anfragen, ein Angebot an Sie, Ihre Beratungstermine, Ihre Schulungspläne oder Ihre Angaben zur Gesundheit öffnet, halten wir das fest, ${inWords(monthsLogged)} Monate lang.`,
    none: 'Seit es diese Liste gibt, hat niemand aus unserem Büro Ihre Daten geöffnet.',
    line: ({ at, as, what }: AccessToMe): string => `${whenOf(at)}: ${kinds[what]}, angesehen von der ${roles[as]}`,
    event: ({ title, startDate }: { readonly title: string; readonly startDate: Day }): string =>
      `${title}, ab ${dayText(startDate)}`,
    purpose: (purpose: string): string => `Zweck: ${purpose}`,
    more: 'Das sind die jüngsten Einträge. Alle stehen in der Datei, die Sie unten herunterladen können.',
  },
  log: {
    title: 'Zugriffe auf Daten',
    lead: `Wer aus dem Büro wann was angesehen hat, in den letzten ${inWords(monthsLogged)} Monaten. Von den Betroffenen steht hier nichts.`,
    caption: 'Zugriffe, die neuesten zuerst',
    columns: { at: 'Wann', who: 'Wer', what: 'Was', of: 'Wovon', purpose: 'Zweck' },
    none: 'Noch keine Zugriffe',
    noneText: 'Seit es diese Liste gibt, hat niemand Daten anderer angesehen.',
    gone: 'gelöschtes Konto',
    account: (id: string): string => `Konto ${id.slice(0, 8)}`,
    request: (reference: string): string => `Vorgang ${reference}`,
    further: 'Weitere Zugriffe',
  },
  care: {
    title: 'Angaben zur Gesundheit',
    text: `Allergien und ob jemand ein barrierefreies Zimmer braucht, dürfen Sie nur ansehen, um diesen Termin vorzubereiten. Wer teilnimmt, sieht, wann Sie das getan haben und wofür. ${inWordsAtFirst(careDays / 7)} Wochen nach dem letzten Tag werden die Angaben gelöscht.`,
    purpose: 'Wofür brauchen Sie die Angaben?',
    hint: 'Zum Beispiel: Essen im Hotel bestellen',
    submit: 'Angaben ansehen',
    shown: (until: Day): string => `Angaben der Teilnehmenden, verfügbar bis ${dayText(until)}`,
    none: 'Niemand, der teilnimmt, hat dazu etwas gesagt.',
    line: ({ allergies, accessibleRoom, diet }: ShownCareNeeds): string =>
      [
        ...(allergies === undefined ? [] : [`Allergien und Unverträglichkeiten: ${allergies}`]),
        ...(accessibleRoom ? ['braucht ein barrierefreies Zimmer'] : []),
        ...(diet === undefined ? [] : [diets[diet]]),
      ].join('; '),
  },
} as const

/** What is wrong with what somebody says she needs it for. */
export const purposeFault = {
  missing: 'Bitte sagen Sie, wofür Sie die Angaben brauchen.',
  'too-long': `Das ist zu lang, mehr als ${characters(longestPurpose)} gehen nicht.`,
} as const
