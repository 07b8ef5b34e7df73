import { highestQuotedNet, mostQuoted, mostQuotedPersons, mostValidDays, sampleModules } from '#core/quote/quote.ts'
import { dayText } from '#core/shared/day-texts.ts'
import type { OwnSentences } from './any-field.ts'
import { euros } from './figures.ts'

/** Fields with which a quote is written and accepted. */
export const quoteFaults = {
  quoted: {
    missing: 'Bitte nennen Sie mindestens einen Termin oder ein Seminar.',
    'too-many': `In ein Angebot passen höchstens ${mostQuoted} Termine und Seminare.`,
    malformed: 'Bitte wählen Sie in jeder Zeile entweder einen Termin oder ein Seminar für den eigenen Betrieb.',
    unknown: 'Einen dieser Termine oder eines dieser Seminare gibt es nicht oder nicht mehr.',
  },
  persons: {
    'too-low': 'Mindestens eine Person nimmt teil.',
    'too-high': `In ein Angebot passen höchstens ${mostQuotedPersons} Personen.`,
  },
  net: {
    malformed: 'Einen Preis nennen Sie nur für ein Seminar im eigenen Betrieb, in ganzen Cent.',
    'too-low': 'Ein Preis ist nicht kleiner als null.',
    'too-high': `Mehr als ${euros(highestQuotedNet)} kostet kein Seminar.`,
  },
  modules: {
    malformed: `Bitte schreiben Sie jeden Tag als Datum, mit Kommas dazwischen, zum Beispiel ${sampleModules.map(dayText).join(', ')}.`,
    unknown: 'An einem dieser Tage beginnt kein Modul des Termins, oder seine Module lassen sich nicht einzeln buchen.',
  },
  discountCode: { unknown: 'Diesen Rabattcode gibt es nicht.' },
  validUntil: {
    malformed: 'Bitte schreiben Sie den letzten Tag als Datum: Tag, Monat und Jahr.',
    'too-low': 'Dieser Tag ist schon vorbei. Bitte wählen Sie einen späteren.',
    'too-high': `Ein Angebot gilt höchstens ${mostValidDays} Tage.`,
  },
  mode: { unknown: 'Bitte wählen Sie, ob Sie buchen oder reservieren.' },
} as const satisfies Readonly<Record<string, OwnSentences>>
