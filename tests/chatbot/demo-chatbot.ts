import { parts } from '#cli/compose/application.ts'
import { chattingOf, type ChatNeeds } from '#core/chatbot/chatbot.service.ts'
import type { ForChatting } from '#core/chatbot/ports.ts'
import { mendingQuestions } from '#core/search/mended.ts'
import { openMemoryStore } from '#storage/open-memory-store.ts'
import { demoApplicationOn } from '#tests/search/demo-search.ts'

/** The chatbot on the demo content and a few small laws; nobody asks too often. */
export const demoChatbot = async (other: Partial<ChatNeeds> = {}): Promise<ForChatting> => {
  const needs = (await demoApplicationOn(openMemoryStore())).get(parts.needs)
  return chattingOf({
    ...needs,
    mending: mendingQuestions(needs),
    phrasingReplies: { reply: (about) => ({ text: about, ways: [] }) },
    limits: { questionsPerMinute: 1e9 },
    ...other,
  })({ network: 'somewhere' })
}
