import { done, refused } from '../shared/result.ts'
import { brandBeforeContent, type BrandSettings } from '../brand/brand.ts'
import type { ForReadingPages, ForStoringContent } from './ports.ts'

/** The provider's own pages and words. */
export const contentOf = ({ content }: { readonly content: ForStoringContent }): ForReadingPages => ({
  async brand() {
    // Bank account and tax number stand on papers for whoever pays, not where programs collect them.
    const { seller: _, ...brand }: BrandSettings = (await content.brand()) ?? brandBeforeContent
    return done(brand)
  },
  async page({ slug }) {
    const page = await content.page(slug)
    return page ? done(page) : refused({ why: 'not-found' })
  },
})
