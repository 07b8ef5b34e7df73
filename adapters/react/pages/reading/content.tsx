import type { ReactNode } from 'react'
import type { ContentPage } from '#core/content/content.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { shellWording } from '#wording/pages/shell.ts'
import { forEveryone, notFound } from '../../answers.ts'
import type { Frame, Page } from '../../page.ts'
import { AccessibilityCheckResult } from './accessibility-check-result.tsx'
import { withJoints } from '../../ui/compound-joints.ts'
import { CitingProse } from '../../ui/prose.tsx'
import { PresentChoice } from './present-choice.tsx'

/** What the site itself has to say on a page of the provider: before his text, or after it. */
const additions: Readonly<
  Record<string, { readonly before?: () => ReactNode; readonly after?: (frame: Frame) => ReactNode }>
> = {
  'cookie-einstellungen': { before: () => <PresentChoice /> },
  widerruf: {
    before: () => (
      <p className="chosen">
        <a className="btn" href={addressOf.declaringWithdrawal}>
          {shellWording.legalPages.widerruf}
        </a>
      </p>
    ),
  },
  barrierefreiheit: {
    after: ({ settings: { accessibilityCheck } }) =>
      accessibilityCheck && <AccessibilityCheckResult check={accessibilityCheck} />,
  },
}

/** The provider's own running text: Impressum, Datenschutz and the like. */
export const contentPage: Page<ContentPage> = {
  sheet: 'reading',
  async loader({ site, params }) {
    const slug = params['slug'] ?? ''
    const page = await site.office.content.page({ slug })
    if (!page.ok) throw notFound()
    return forEveryone(page.value, [`page:${slug}`])
  },
  head: ({ slug, title, description }) => ({ title, description, canonical: `/${slug}`, crumbs: [] }),
  Component: ({ data: { slug, title, html }, frame }) => (
    <article className="wrap">
      <header className="rhead stack">
        <h1>{withJoints(title)}</h1>
      </header>
      {additions[slug]?.before?.()}
      <CitingProse html={html} />
      {additions[slug]?.after?.(frame)}
    </article>
  ),
}
