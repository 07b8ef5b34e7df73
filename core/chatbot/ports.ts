import type { Invalid, Result, TooMany } from '../shared/result.ts'
import type { ChatAudience, Reply, ReplyKind, TalkTopic, WayToPeople } from './chatbot.ts'

/** Answers questions out of what is published here, word by word (domain §7.13). */
export interface ForChatting {
  /**
   * The reply to one question, which is neither stored nor logged. Refuses a question that is empty or longer than
   * `longestQuestion` characters, and a network that asks too often.
   */
  ask(ask: {
    readonly question: string
    readonly audience?: ChatAudience
  }): Promise<Result<Reply, Invalid<'question'> | TooMany>>
}

/** What the chatbot says in words of its own: all but what it quotes. */
export interface ForPhrasingReplies {
  reply(about: Exclude<ReplyKind, 'quotes' | 'talk'> | TalkTopic, audience: ChatAudience): SaidByItself
}

export interface SaidByItself {
  readonly text: string
  readonly ways: readonly WayToPeople[]
}

/** A language model that may say quoted sentences in other words, and nothing else. None is composed. */
export interface ForRewording {
  /**
   * The sentences in other words; undefined where there is nothing better to say. It is told no more than what is
   * published here: no question, and nothing of who asks. What it answers is checked (`backed.ts`). It answers within
   * two seconds, or undefined.
   */
  reword(quotes: readonly string[]): Promise<string | undefined>
}
