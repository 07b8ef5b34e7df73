import { sessionWording } from './pages/session.ts'
import { themeCardWording } from './theme-card.ts'

/**
 * German words of widgets that no rule of the core gives: what the specification fixes to the letter (labels of hearts,
 * dialogs, tooltips, cards) comes from core, everything else from here. Written to /wording/de.<hash>.json by
 * tools/write-wording.ts and cached in session storage by the page.
 */
export const widgetWording = {
  /** What the portal is called where nobody can say. */
  portal: 'uns',
  close: 'Schließen',
  loading: 'Wird geladen',
  failed: {
    heading: 'Das hat nicht geklappt',
    themes: 'Das Seminar konnte nicht geladen werden.',
    lexicon: 'Das Lexikon konnte nicht geladen werden.',
    again: 'Noch einmal versuchen',
  },
  video: {
    play: 'Video abspielen',
    close: 'Video schließen',
    renewsBefore: '„Video laden“ erneuert Ihre Cookie-Auswahl. Sie können sie jederzeit in den ',
    settings: 'Cookie-Einstellungen',
    renewsAfter: ' widerrufen.',
    'video-unplayable': 'Dieses Video kann hier nicht abgespielt werden.',
  },
  theme: {
    unknown: 'Dieses Seminar gibt es nicht mehr.',
    nextEvents: 'Nächste Termine',
    noEvents: 'Neue Termine folgen.',
  },
  card: themeCardWording,
  session: sessionWording,
  lexicon: {
    br: 'Lexikon für Betriebsräte',
    sbv: 'Lexikon für die Schwerbehindertenvertretung',
    jav: 'Lexikon für die Jugend- und Auszubildendenvertretung',
    empty: 'Noch stehen hier keine Einträge.',
  },
  consent: {
    heading: 'Ihre Cookie-Auswahl',
    text: 'Notwendige Cookies halten Anmeldung und Merkliste zusammen. Für Videos eines externen Anbieters brauchen wir Ihre Zustimmung: Beim Laden werden Daten in die USA übertragen und Cookies gesetzt, die wir nicht vorhersehen können. Sie können Ihre Auswahl jederzeit ändern.',
    acceptAll: 'Alle akzeptieren',
    rejectAll: 'Alle ablehnen',
    settings: 'Einstellungen',
    save: 'Auswahl speichern',
    close: 'Schließen',
    settingsHeading: 'Cookie-Einstellungen',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    necessary: 'Notwendig',
    necessaryText:
      'Anmeldung, Schutz vor gefälschten Anfragen, Merkliste und diese Auswahl selbst. Ohne sie geht es nicht; sie brauchen keine Zustimmung (§ 25 Abs. 2 TDDDG).',
    statistics: 'Statistik',
    statisticsText: 'Wir zählen derzeit nichts. Käme eine Statistik hinzu, würden wir Sie neu fragen.',
    marketing: 'Marketing und externe Medien',
    marketingText:
      'Videos von YouTube (Google Ireland Ltd.). Erst nach Ihrer Zustimmung nimmt die Seite Verbindung zum Anbieter auf; dabei werden Daten in die USA übertragen.',
  },
} as const

type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> }
/** The shape of the words, whatever they say. */
export type WidgetWording = Words<typeof widgetWording>
