import { brandBeforeContent, type BrandSettings } from '../brand/brand.ts'
import type { ForKnowingWhatChanged } from '../changes/ports.ts'
import { rememberedUntil } from '../shared/remembered-until.ts'
import { done, refused } from '../shared/result.ts'
import type { ForReadingPages, ForStoringContent } from './ports.ts'

interface ContentNeeds {
  readonly content: ForStoringContent
  readonly changes: ForKnowingWhatChanged
}

/** The provider's own pages and words. Every page says the brand: it is read once, until it changes. */
export const contentOf = ({ content, changes }: ContentNeeds): ForReadingPages => {
  const brandOf = rememberedUntil(
    changes,
    (tag) => tag === 'brand',
    async () => (await content.brand()) ?? brandBeforeContent,
  )
  return {
    async brand() {
      // Bank account and tax number stand on papers for whoever pays, not where programs collect them.
      const { seller: _, ...brand }: BrandSettings = await brandOf()
      return done(brand)
    },
    async page({ slug }) {
      const page = await content.page(slug)
      return page ? done(page) : refused({ why: 'not-found' })
    },
  }
}
