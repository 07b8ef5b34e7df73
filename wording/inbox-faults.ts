import { mostAnswers } from '#core/form-requests/form-requests.ts'
import {
  longestClosingWord,
  longestOfficeNote,
  longestReply,
  longestSubject,
  shortestReply,
} from '#core/inbox/inbox.ts'
import type { OwnSentences } from './any-field.ts'
import { characters, inWords } from './figures.ts'

const unprintable = 'Im Text stehen Zeichen, die wir nicht verarbeiten können.'
const tooLong = (most: number): string => `Das ist zu lang, mehr als ${characters(most)} gehen nicht.`

/** Fields with which the office answers requests. */
export const inboxFaults = {
  assignee: {
    unknown: 'Dieses Konto gehört nicht mehr zum Büro. Bitte wählen Sie jemand anderen.',
    unchanged: 'So ist es schon zugewiesen.',
  },
  replySubject: {
    missing: 'Bitte geben Sie einen Betreff an.',
    'too-long': tooLong(longestSubject),
    malformed: 'Der Betreff ist eine Zeile ohne Umbruch.',
  },
  reply: {
    missing: 'Bitte schreiben Sie eine Antwort.',
    'too-short': `Ein paar Worte mehr, bitte: mindestens ${characters(shortestReply)}.`,
    'too-long': tooLong(longestReply),
    malformed: unprintable,
    'too-many': `Mehr als ${inWords(mostAnswers)} Antworten gehen von hier nicht hinaus. Bitte schreiben Sie aus dem Postfach weiter.`,
  },
  officeNote: {
    missing: 'Bitte schreiben Sie die Notiz.',
    'too-long': tooLong(longestOfficeNote),
    malformed: unprintable,
  },
  closingWord: { 'too-long': tooLong(longestClosingWord), malformed: unprintable },
} as const satisfies Readonly<Record<string, OwnSentences>>
