import { lexiconColumns } from '#core/knowledge/lexicon-columns.ts'
import type { Entry } from '../support/entry.ts'
import type { ReadsTheLexicon } from './knowledge.driver.ts'

/** Reads the lexicon through the port; the columns are the rule's. */
export const readsTheLexiconOnSite = ({ site: { knowledge } }: Entry): ReadsTheLexicon => ({
  async grid(group, width) {
    const lexicon = await knowledge.lexicon({ group })
    if (!lexicon.ok) throw new Error('this port never refuses')
    return {
      entries: lexicon.value.items.map(({ title, url }) => ({ title, address: url })),
      columns: lexiconColumns(width),
    }
  },
  async titles(group) {
    const lexicon = await knowledge.lexicon({ group })
    return lexicon.ok ? lexicon.value.items.map(({ title }) => title) : []
  },
  async entry(group, slug) {
    const entry = await knowledge.lexiconEntry({ group, slug })
    return entry.ok ? { title: entry.value.title, definition: entry.value.definition } : undefined
  },
})
