import { lexiconColumns } from '#core/knowledge/lexicon/lexicon-columns.ts'
import type { Entry } from '../support/entry.ts'
import { linksInHtml } from '../support/links-in-html.ts'
import type { ReadsTheLexicon } from './knowledge.driver.ts'

/** Reads the lexicon through the port; the columns are the rule's. */
export const readsTheLexiconOnSite = ({
  site: {
    knowledge: { lexicon },
  },
}: Entry): ReadsTheLexicon => ({
  async grid(group, width) {
    const answer = await lexicon.lexicon({ group })
    if (!answer.ok) throw new Error('this port never refuses')
    return {
      entries: answer.value.items.map(({ title, url }) => ({ title, address: url })),
      columns: lexiconColumns(width),
    }
  },
  async titles(group) {
    const answer = await lexicon.lexicon({ group })
    return answer.ok ? answer.value.items.map(({ title }) => title) : []
  },
  async entry(group, slug) {
    const entry = await lexicon.lexiconEntry({ group, slug })
    return entry.ok ? { title: entry.value.title, definition: entry.value.definition } : undefined
  },
  async article(group, slug) {
    const entry = await lexicon.lexiconEntry({ group, slug })
    const text = entry.ok ? entry.value.text : undefined
    if (!text) throw new Error(`nothing is told of ${group}/${slug}`)
    const { html, questions, legalBasis, related } = text
    return {
      text: [
        html,
        ...questions.flatMap((one) => [one.question, one.html]),
        ...legalBasis.map((basis) => basis.text),
      ].join('\n'),
      links: [
        ...[html, ...questions.map((one) => one.html)].flatMap(linksInHtml),
        ...legalBasis.flatMap(({ url }) => url ?? []),
      ],
      related: related.map(({ url }) => url),
    }
  },
})
