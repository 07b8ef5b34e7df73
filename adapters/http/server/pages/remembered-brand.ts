import type { Brand } from '#core/brand/brand.ts'
import type { PageAsk } from '#pages-port/page-rendering.ts'
import type { Result } from '#core/shared/result.ts'
import type { Site, SiteForPages } from '#core/site.ts'

/** The brand as the store told it last, so that its own failure is told under it, and without asking it again. */
export function rememberedBrand() {
  let known: Result<Brand, never> | undefined
  const telling = (site: SiteForPages, brand: Site['office']['content']['brand']): SiteForPages => ({
    ...site,
    office: { ...site.office, content: { ...site.office.content, brand } },
  })

  return {
    /** The site, listened to. */
    heardIn: (site: SiteForPages): SiteForPages =>
      telling(site, async (ask) => (known = await site.office.content.brand(ask))),
    /** The site as far as the page of a failure needs it. */
    recalledIn: (site: SiteForPages, { status }: NonNullable<PageAsk['fault']>): SiteForPages => {
      if (status < 500) return site
      return telling(site, async (ask) => {
        if (known) return known
        // The store was asked already, in vain.
        if (status === 503) throw new Error('the brand is not known yet')
        return site.office.content.brand(ask)
      })
    },
  }
}
