import type { DocumentKind } from '../fulltext/fulltext.ts'

/** Longest question in characters (domain §7.13). */
export const longestQuestion = 500
/** More are not quoted, and of no more sources. */
export const mostQuotes = 4
export const mostSources = 3

/** On whose page is asked: everybody's, or that of representatives of severely disabled people. */
export type ChatAudience = 'everybody' | 'sbv'

/** What somebody says to whom one meets; the chatbot answers kindly and names no source. */
export const talkTopics = ['greeting', 'thanks', 'farewell', 'mood', 'identity', 'abilities'] as const
export type TalkTopic = (typeof talkTopics)[number]

/** Something public that is quoted. */
export interface ChatSource {
  readonly kind: DocumentKind
  readonly title: string
  readonly url: string
}

/** A sentence as it stands in a source. */
export interface Quote {
  readonly text: string
  /** Position of its source among those of the reply. */
  readonly source: number
}

/** Where people help, with its name. */
export interface WayToPeople {
  readonly title: string
  readonly url: string
}

/**
 * What the chatbot says: quoted sentences; or that it gives no advice in somebody's own case (RDG § 2), that its
 * sources say nothing of that, or a kind word. Only quotes have sources.
 */
export const replyKinds = ['quotes', 'no-advice', 'beyond', 'talk'] as const
export type ReplyKind = (typeof replyKinds)[number]

export interface Reply {
  readonly kind: ReplyKind
  /** All that is said, for whoever shows nothing else; of quotes one after the other, or what rewords them. */
  readonly answer: string
  /** The answer is not word by word what is quoted. */
  readonly reworded?: true
  /** The question with mistyped words put right, where it was answered as if it had been typed so. */
  readonly understood?: string
  readonly quotes: readonly Quote[]
  readonly sources: readonly ChatSource[]
  readonly ways: readonly WayToPeople[]
}
