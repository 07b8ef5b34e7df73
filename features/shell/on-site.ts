import { language } from '#core/shared/language.ts'
import type { Entry } from '../support/entry.ts'
import type { ReadsPages } from './pages.driver.ts'

/** Reads pages of running text, and reports faults, through the ports. */
export const readsPagesOnSite = ({
  site: {
    office: { content, diagnostics },
  },
}: Entry): ReadsPages => ({
  async page(slug) {
    const page = await content.page({ slug })
    return page.ok ? { title: page.value.title, text: page.value.html.replaceAll(/<[^>]*>/g, ' ').trim() } : undefined
  },
  // One for every page, as `html` says it.
  language: async () => language,
  keepsWords: async () => {
    throw new Error('there is no browser: this scenario needs the tag @only-in-browser')
  },
  async reportFault(message) {
    await diagnostics.report({ message, route: '/' })
  },
})
