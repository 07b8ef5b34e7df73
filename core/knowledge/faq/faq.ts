import type { TargetGroup } from '../../shared/target-group.ts'

/** What questions are about, in the order in which they stand: their names in content and addresses. */
export const faqTopics = ['buchung', 'anspruch', 'seminar', 'online', 'konto'] as const
export type FaqTopic = (typeof faqTopics)[number]

/** A question that is asked often, with its answer. */
export interface FrequentQuestion {
  readonly id: string
  readonly question: string
  /** HTML made from Markdown without raw HTML. */
  readonly html: string
  readonly topic: FaqTopic
  /** Those who ask it. */
  readonly targetGroups: readonly TargetGroup[]
}

/** The kind of records that is a question (core/records). */
export interface FaqRecords {
  readonly faq: FrequentQuestion
}
