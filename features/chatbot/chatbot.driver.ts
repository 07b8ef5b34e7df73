import type { ChatAudience } from '#core/chatbot/chatbot.ts'

/** What somebody sees who asked the chatbot. */
export interface ReplySeen {
  /** All that is said in words of its own. */
  readonly says: string
  /** How it read a question that was mistyped. */
  readonly understood?: string
  readonly quotes: readonly string[]
  readonly sources: readonly { readonly title: string; readonly address: string }[]
  /** Where it leads beside its sources. */
  readonly ways: readonly string[]
}

/** The question was not taken: what is wrong with it, or that one has to wait. */
export interface QuestionRefused {
  readonly fault?: string
  readonly waits?: true
}

/** What somebody does to ask. */
export interface AsksTheChatbot {
  ask(question: string, audience: ChatAudience): Promise<ReplySeen | QuestionRefused>
}
