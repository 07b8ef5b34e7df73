import type { OfferedFeed } from '#core/calendar-feeds/ports.ts'
import { dayText, timeText } from '#core/shared/day-texts.ts'
import { clockText } from '#core/shared/day-texts.ts'
import type { Instant } from '#core/shared/day.ts'

const when = (at: Instant): string => `${dayText(at)}, ${clockText(timeText(at))}`

/** Words about calendars to subscribe to. */
export const calendarFeedWording = {
  own: {
    title: 'Kalender-Abo',
    text: 'Ihr Kalenderprogramm kann sich die Termine, an denen Sie teilnehmen, selbst holen: neue, verschobene und abgesagte. Namen anderer stehen nicht darin.',
  },
  gremium: {
    title: 'Kalender-Abo des Gremiums',
    text: 'Ihr Kalenderprogramm kann sich alle Termine holen, die für dieses Gremium gebucht sind, jeweils mit der Zahl der Personen. Namen stehen nicht darin. Die Adresse gilt, solange Sie das Gremium verwalten; andere Verwalter schalten sich ihre eigene ein.',
  },
  off: 'Das Abo ist ausgeschaltet.',
  on: ({ since, fetchedAt }: Required<Pick<OfferedFeed, 'since'>> & Pick<OfferedFeed, 'fetchedAt'>): string =>
    `Eingeschaltet seit ${when(since)}; ${fetchedAt === undefined ? 'noch nie abgerufen' : `zuletzt abgerufen am ${when(fetchedAt)}`}.`,
  switchOn: 'Abo einschalten',
  renew: 'Neue Adresse erzeugen',
  renewText: 'Eine neue Adresse macht die bisherige sofort ungültig. Das hilft, wenn sie in falsche Hände geraten ist.',
  switchOff: 'Abo ausschalten',
  savedOff: { title: 'Das Kalender-Abo ist ausgeschaltet', text: 'Die Adresse führt ab sofort ins Leere.' },
  address: {
    title: 'Die Adresse Ihres Kalender-Abos',
    text: 'Wir zeigen sie nur dieses eine Mal. Wer sie kennt, kann den Kalender lesen: Geben Sie sie nicht weiter.',
    label: 'Adresse zum Kopieren:',
    open: 'Im Kalenderprogramm öffnen',
  },
} as const
