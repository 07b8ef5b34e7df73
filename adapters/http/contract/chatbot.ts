import { replyKinds } from '#core/chatbot/chatbot.ts'
import type { ForChatting } from '#core/chatbot/ports.ts'
import { documentKinds } from '#core/fulltext/fulltext.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { refusing } from './refusing.ts'
import { text } from './text-sizes.ts'

const ChatbotReply = z
  .object({
    kind: z.enum(replyKinds),
    answer: z.string(),
    reworded: z.literal(true).exactOptional(),
    understood: z.string().exactOptional(),
    quotes: z.array(z.object({ text: z.string(), source: z.number().int() })),
    sources: z.array(z.object({ kind: z.enum(documentKinds), title: z.string(), url: z.string() })),
    ways: z.array(z.object({ title: z.string(), url: z.string() })),
  })
  .meta({
    id: 'ChatbotReply',
    description:
      'Was der Chatbot sagt: wörtlich zitierte Sätze mit ihren Quellen (quotes); oder dass er keine Rechtsberatung gibt (no-advice), dass seine Quellen dazu nichts sagen (beyond), oder ein freundliches Wort (talk). understood: die Frage ohne Tippfehler, wenn sie so beantwortet wurde. ways: wo Menschen weiterhelfen.',
  })

export const chatbot: Carrying<ForChatting> = {
  ask: {
    method: 'POST',
    path: '/chatbot/ask',
    says: 'Den Chatbot etwas fragen, höchstens 500 Zeichen; nichts davon wird gespeichert',
    ask: z.object({ question: text(20_000), audience: z.enum(['everybody', 'sbv']).exactOptional() }),
    ok: 200,
    value: ChatbotReply,
    refusals: refusing('invalid', 'too-many'),
  },
}
