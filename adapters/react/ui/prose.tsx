import { use } from 'react'
import { readingWording } from '#wording/pages/reading.ts'
import { Citations } from './citing-line.tsx'

/**
 * Running text of the content, as HTML. It is made of Markdown whose reader lets no HTML of editors through
 * (adapters/reading/markdown.ts), so it holds the elements of Markdown and nothing else.
 */
export const Prose = ({ html }: { readonly html: string }) => (
  <div className="prose" dangerouslySetInnerHTML={{ __html: withRoomForTables(html) }} />
)

/** The same, leading to the norms and decisions that it cites; for texts that were not linked before. */
export const CitingProse = ({ html }: { readonly html: string }) => (
  <Prose html={use(Citations)?.inHtml(html) ?? html} />
)

/** A table that is wider than the paper scrolls in its own box, by keyboard too (design guide §10). */
const withRoomForTables = (html: string): string =>
  html
    .replaceAll(
      '<table>',
      `<div class="scroll" role="region" tabindex="0" aria-label="${readingWording.table}"><table>`,
    )
    .replaceAll('</table>', '</table></div>')
