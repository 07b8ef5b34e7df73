import type { ForTakingInventory } from '#core/dashboard/ports.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'

const here = (all: ReadonlyMap<unknown, { readonly withdrawn: boolean | number }>): number =>
  [...all.values()].filter(({ withdrawn }) => !withdrawn).length

export const inventoryInMemory = ({
  shelf,
  publishedLaws,
}: Pick<MemoryTables, 'shelf' | 'publishedLaws'>): ForTakingInventory => ({
  inventory: async () => {
    const { rubrics, themes, events, locations, hotels, lexicon, rulings, articles, records, pages } = shelf.now
    return {
      rubrics: here(rubrics),
      themes: here(themes),
      events: here(events),
      locations: here(locations),
      hotels: here(hotels),
      lexicon: lexicon.size,
      laws: [...publishedLaws.values()].length,
      rulings: here(rulings),
      articles: articles.size,
      downloads: records.download.size,
      faq: records.faq.size,
      primers: records.primer.size,
      videos: records.video.size,
      pages: pages.size,
    }
  },
})
