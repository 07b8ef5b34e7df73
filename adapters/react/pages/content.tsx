import type { ContentPage } from '#core/content/content.ts'
import { forEveryone, notFound } from '../answers.ts'
import type { Page } from '../page.ts'
import { withJoints } from '../parts/compound-joints.ts'
import { pageWording } from '../wording/pages.ts'

/** Under this address people come back to their cookie choice. */
const consentSlug = 'cookie-einstellungen'

/** The provider's own running text: Impressum, Datenschutz and the like. */
export const contentPage: Page<ContentPage> = {
  async loader({ site, params }) {
    const slug = params['slug'] ?? ''
    const page = await site.content.page({ slug })
    if (!page.ok) throw notFound()
    return forEveryone(page.value, [`page:${slug}`])
  },
  head: ({ slug, title, description }) => ({ title, description, canonical: `/${slug}`, crumbs: [] }),
  Component: ({ data: { slug, title, html } }) => (
    <article className="wrap">
      <header className="rhead stack">
        <h1>{withJoints(title)}</h1>
      </header>
      {slug === consentSlug && (
        <p className="row chosen">
          <button className="btn" type="button" data-open-consent="">
            {pageWording.reading.consent.open}
          </button>
        </p>
      )}
      <div className="prose" dangerouslySetInnerHTML={{ __html: withRoomForTables(html) }} />
    </article>
  ),
}

/** A table that is wider than the paper scrolls in its own box, by keyboard too (design guide §10). */
const withRoomForTables = (html: string): string =>
  html
    .replaceAll(
      '<table>',
      `<div class="scroll" role="region" tabindex="0" aria-label="${pageWording.reading.table}"><table>`,
    )
    .replaceAll('</table>', '</table></div>')
