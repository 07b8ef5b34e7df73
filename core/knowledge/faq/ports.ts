import type { Page } from '../../shared/page.ts'
import type { Result } from '../../shared/result.ts'
import type { TargetGroup } from '../../shared/target-group.ts'
import type { FaqTopic, FrequentQuestion } from './faq.ts'

/** Questions that are asked often. */
export interface ForReadingFaq {
  /**
   * All by their topics, in each in the order of the content; those of a topic, or those that a target group asks,
   * where these are asked. Answers lead to what they cite, and to terms of the lexicon of that group, else of works
   * councils. Never refuses.
   */
  faq(ask: {
    readonly topic?: FaqTopic
    readonly targetGroup?: TargetGroup
  }): Promise<Result<Page<FrequentQuestion>, never>>
}
