import { createActor } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import { lexiconColumns } from '#core/knowledge/lexicon-columns.ts'
import { limitedTextMachine, textOf } from '#core/text/limited-text.machine.ts'
import type { ReadsLimitedText, ReadsPages, ReadsTheLexicon } from './knowledge.driver.ts'
import type { Door } from '../support/entry.ts'

/** Reads a limited text by running its machine as a page does. */
export const readsLimitedTextOnSite = (): ReadsLimitedText => {
  let actor: ActorRefFrom<typeof limitedTextMachine> | undefined
  return {
    async open(text, limit, stripTags = false) {
      actor = createActor(limitedTextMachine, { input: { text, limit, stripTags } }).start()
    },
    async see() {
      if (actor === undefined) throw new Error('no page with a text is open')
      const { text, truncated, expandLabel } = textOf(actor.getSnapshot())
      return { text, more: truncated ? expandLabel : undefined }
    },
    expand: async () => actor?.send({ type: 'expand' }),
  }
}

/** Reads the lexicon through the port; the columns are the rule's. */
export const readsTheLexiconOnSite = ({ site: { knowledge } }: Door): ReadsTheLexicon => ({
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

/** Reads pages of running text, and reports faults, through the ports. */
export const readsPagesOnSite = ({ site: { content, diagnostics } }: Door): ReadsPages => ({
  async page(slug) {
    const page = await content.page({ slug })
    return page.ok ? { title: page.value.title, text: page.value.html.replaceAll(/<[^>]*>/g, ' ').trim() } : undefined
  },
  async reportFault(message) {
    await diagnostics.report({ message, route: '/' })
  },
})
