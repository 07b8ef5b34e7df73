import { done, refused } from '../shared/result.ts'
import { brandBeforeContent } from '../brand/brand.ts'
import type { ForReadingPages, ForStoringContent } from './ports.ts'

/** The provider's own pages and words. */
export const contentOf = ({ content }: { readonly content: ForStoringContent }): ForReadingPages => ({
  async brand() {
    return done((await content.brand()) ?? brandBeforeContent)
  },
  async page({ slug }) {
    const page = await content.page(slug)
    return page ? done(page) : refused({ why: 'not-found' })
  },
})
