import type { ForKnowingWhatChanged } from '../../changes/ports.ts'
import type { ForStoringRecords } from '../../records/ports.ts'
import * as addressOf from '../../shared/addresses.ts'
import { remembered } from '../../shared/remembered.ts'
import { done } from '../../shared/result.ts'
import type { ForLinkingTexts } from '../linking/ports.ts'
import { faqTopics, type FaqRecords, type FrequentQuestion } from './faq.ts'
import type { ForReadingFaq } from './ports.ts'

interface FaqNeeds extends ForLinkingTexts {
  readonly records: ForStoringRecords<FaqRecords>
  readonly changes: ForKnowingWhatChanged
}

const byTopic = (one: FrequentQuestion, other: FrequentQuestion): number =>
  faqTopics.indexOf(one.topic) - faqTopics.indexOf(other.topic)

/** The questions of the content, by their topics. */
export const faqOf = ({ records, changes, linkingOn }: FaqNeeds): ForReadingFaq => {
  const all = remembered(changes, ['record:faq'], async () => (await records.all('faq')).toSorted(byTopic))
  return {
    async faq({ topic, targetGroup }) {
      const items = (await all()).filter(
        (one) =>
          (topic === undefined || one.topic === topic) &&
          (targetGroup === undefined || one.targetGroups.includes(targetGroup)),
      )
      const links = await linkingOn(addressOf.faq, targetGroup ?? 'br')
      return done({ items: items.map((one) => ({ ...one, html: links.inHtml(one.html) })), total: items.length })
    },
  }
}
