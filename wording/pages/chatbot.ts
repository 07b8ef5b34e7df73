import { longestQuestion, type ChatAudience } from '#core/chatbot/chatbot.ts'
import type { OwnSentences } from '../any-field.ts'
import { characters } from '../figures.ts'

/** Of the two pages on which the chatbot answers. */
export const chatbotWording = {
  titles: { everybody: 'Chatbot', sbv: 'Chatbot für die SBV' } satisfies Readonly<Record<ChatAudience, string>>,
  leads: {
    everybody:
      'Fragen Sie nach Betriebsrat, JAV und SBV oder nach unseren Seminaren. Sie bekommen die Sätze, die in unseren Quellen dazu stehen.',
    sbv: 'Fragen Sie nach Ihrem Amt, nach Schwerbehinderung im Betrieb oder nach unseren Seminaren. Sie bekommen die Sätze, die in unseren Quellen dazu stehen.',
  } satisfies Readonly<Record<ChatAudience, string>>,
  descriptions: {
    everybody: 'Ein Chatbot, der Fragen von Betriebsräten mit wörtlichen Zitaten und Quellen beantwortet.',
    sbv: 'Ein Chatbot, der Fragen von Schwerbehindertenvertretungen mit wörtlichen Zitaten und Quellen beantwortet.',
  } satisfies Readonly<Record<ChatAudience, string>>,
  others: {
    everybody: 'Zum Chatbot für die Schwerbehindertenvertretung',
    sbv: 'Zum Chatbot für alle Themen',
  } satisfies Readonly<Record<ChatAudience, string>>,
  machine: 'Ich bin ein Chatbot',
  machineText:
    'Ich bin ein Programm und kein Mensch. Ich schreibe nichts selbst, sondern zitiere wörtlich aus Lexikon, Gesetzen, Rechtsprechung, Artikeln, häufigen Fragen und Seminaren. Rechtsberatung gebe ich nicht.',
  privacy:
    'Ihre Frage speichern wir nicht. Den Verlauf behält allein Ihr Browser, bis Sie ihn löschen oder das Fenster schließen.',
  conversation: 'Gespräch',
  question: 'Ihre Frage',
  hint: `Höchstens ${characters(longestQuestion)}. Nennen Sie bitte keine Namen und nichts über die Gesundheit anderer.`,
  send: 'Frage stellen',
  clear: 'Verlauf löschen',
  youAsk: 'Sie fragen',
  answer: 'Der Chatbot antwortet',
  understood: 'Verstanden als:',
  source: 'Quelle:',
  reworded: 'In anderen Worten; darunter steht es, wie es in den Quellen steht.',
  quoted: 'Wörtlich zitiert, aus dem Zusammenhang genommen. Maßgeblich ist die ganze Quelle.',
  faults: {
    missing: 'Bitte schreiben Sie Ihre Frage auf.',
    'too-long': `Die Frage ist zu lang, mehr als ${characters(longestQuestion)} gehen nicht. Fragen Sie gern eines nach dem anderen.`,
  } satisfies OwnSentences as OwnSentences,
} as const
