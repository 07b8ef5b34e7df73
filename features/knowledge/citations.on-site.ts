import type { CitedPages } from '#core/citations/links.ts'
import { linked } from '#core/citations/links.ts'
import type { LawWithPages, ReadsCitations } from './citations.driver.ts'

const citedLaw = ({ slug, norms }: LawWithPages) => ({
  slug,
  ...(norms && { hasNorm: (key: string) => norms.includes(key) }),
})

/** Links as pages do. */
export const readsCitationsOnSite = (): ReadsCitations => ({
  async link(text, { laws, rulings }, { within, once = false } = {}) {
    const pages: CitedPages = {
      law: (name) => laws.filter(({ law }) => law === name).map(citedLaw)[0],
      ruling: (slug) => (rulings.includes(slug) ? slug : undefined),
    }
    const pieces = linked(text, {
      pages,
      ...(within !== undefined && { within }),
      ...(once && { linkedBefore: new Set<`/${string}`>() }),
    })
    return {
      links: pieces.flatMap((piece) => (piece.kind === 'link' ? [{ words: piece.text, address: piece.address }] : [])),
      text: pieces.map((piece) => piece.text).join(''),
    }
  },
})
