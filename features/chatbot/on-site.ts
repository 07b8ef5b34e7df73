import type { Reply } from '#core/chatbot/chatbot.ts'
import { chatbotWording } from '#wording/pages/chatbot.ts'
import { sentenceAmong } from '#wording/any-field.ts'
import type { Entry } from '../support/entry.ts'
import { said } from '../support/said.ts'
import type { AsksTheChatbot, ReplySeen } from './chatbot.driver.ts'

/** Asks through the port. */
export const asksTheChatbotOnSite = ({
  site: {
    knowledge: { chatbot },
  },
}: Entry): AsksTheChatbot => ({
  async ask(question, audience) {
    const answer = await chatbot.ask({ question, audience })
    if (answer.ok) return replySeen(answer.value)
    const { refusal } = answer
    if (refusal.why === 'too-many') return { waits: true }
    return { fault: said(sentenceAmong(chatbotWording.faults, refusal.fields.question ?? 'malformed')) }
  },
})

const replySeen = ({ kind, answer, understood, quotes, sources, ways }: Reply): ReplySeen => ({
  says: kind === 'quotes' ? '' : answer,
  ...(understood !== undefined && { understood }),
  quotes: quotes.map(({ text }) => text),
  sources: sources.map(({ title, url }) => ({ title, address: url })),
  ways: ways.map(({ url }) => url),
})
