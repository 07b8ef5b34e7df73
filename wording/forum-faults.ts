import {
  longestBody,
  longestNickname,
  longestReason,
  longestTag,
  mostTags,
  shortestBody,
  shortestNickname,
  shortestReason,
} from '#core/forum/forum.ts'
import type { OwnSentences } from './any-field.ts'
import { characters, inWords } from './figures.ts'

/** Of fields of the forum. */
export const forumFaults = {
  body: {
    missing: 'Bitte schreiben Sie Ihren Beitrag.',
    'too-short': `Ein paar Worte mehr, bitte: mindestens ${characters(shortestBody)}.`,
    'too-long': `Das ist zu lang, mehr als ${characters(longestBody)} gehen nicht. Teilen Sie Ihren Beitrag auf.`,
    malformed: 'Im Text stehen Zeichen, die wir nicht verarbeiten können.',
  },
  tags: {
    'too-many': `Mehr als ${inWords(mostTags)} Schlagworte gehen nicht.`,
    'too-long': `Ein Schlagwort hat höchstens ${characters(longestTag)}.`,
    malformed: 'Schlagworte bestehen aus Wörtern und Zahlen, durch Kommas getrennt.',
  },
  nickname: {
    missing: 'Bitte wählen Sie einen Spitznamen.',
    'too-short': `Der Spitzname ist zu kurz, es müssen mindestens ${characters(shortestNickname)} sein.`,
    'too-long': `Der Spitzname ist zu lang, mehr als ${characters(longestNickname)} gehen nicht.`,
    malformed: 'Ein Spitzname besteht aus Buchstaben und Ziffern, dazwischen auch Punkt, Strich oder ein Leerzeichen.',
    taken: 'Diesen Spitznamen gibt es schon oder er ist uns vorbehalten. Bitte wählen Sie einen anderen.',
    wrong: 'Das sieht nach Ihrem echten Namen aus. Wählen Sie zu Ihrem Schutz einen anderen Spitznamen.',
  },
  netiquette: { 'not-accepted': 'Bitte lesen Sie die Netiquette und stimmen Sie ihr zu.' },
  explanation: {
    missing: 'Bitte begründen Sie, warum.',
    'too-short': `Bitte begründen Sie es etwas genauer, mit mindestens ${characters(shortestReason)}.`,
    'too-long': `Das ist zu lang, mehr als ${characters(longestReason)} gehen nicht.`,
    malformed: 'Im Text stehen Zeichen, die wir nicht verarbeiten können.',
  },
  category: { unknown: 'Bitte wählen Sie eine Kategorie. Aus einer geschlossenen Gruppe führt kein Weg hinaus.' },
  into: { unknown: 'Bitte nennen Sie ein anderes Thema derselben Kategorie.' },
} as const satisfies Readonly<Record<string, OwnSentences>>
