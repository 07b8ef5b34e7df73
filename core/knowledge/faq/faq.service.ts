import type { ForKnowingWhatChanged } from '../../changes/ports.ts'
import type { ForStoringRecords } from '../../records/ports.ts'
import { remembered } from '../../shared/remembered.ts'
import { done } from '../../shared/result.ts'
import { faqTopics, type FaqRecords, type FrequentQuestion } from './faq.ts'
import type { ForReadingFaq } from './ports.ts'

interface FaqNeeds {
  readonly records: ForStoringRecords<FaqRecords>
  readonly changes: ForKnowingWhatChanged
}

const byTopic = (one: FrequentQuestion, other: FrequentQuestion): number =>
  faqTopics.indexOf(one.topic) - faqTopics.indexOf(other.topic)

/** The questions of the content, by their topics. */
export const faqOf = ({ records, changes }: FaqNeeds): ForReadingFaq => {
  const all = remembered(changes, ['record:faq'], async () => (await records.all('faq')).toSorted(byTopic))
  return {
    async faq({ topic, targetGroup }) {
      const items = (await all()).filter(
        (one) =>
          (topic === undefined || one.topic === topic) &&
          (targetGroup === undefined || one.targetGroups.includes(targetGroup)),
      )
      return done({ items, total: items.length })
    },
  }
}
