import { createContext, use, type ReactElement } from 'react'
import type { Frame } from './page.ts'

/** Of what stands around a part, that which it need not show to depend on: settings never change, and addresses are put in later. */
export type Around = Pick<Frame, 'settings' | 'here'>

/**
 * A part of pages that is drawn of nothing but what it shows, so that a change of it cannot be missed. Ids in it are made of
 * what it shows, not with `useId`, which counts within one drawing.
 */
export type Part<Shown extends object> = (shown: Shown, around: Around) => ReactElement

/** HTML of a part, drawn once for all that show the same. */
export type HtmlOfPart = <Shown extends object>(part: Part<Shown>, shown: Shown, around: Around) => string

/** What caches HTML of parts while a page is drawn; nothing does in a browser, nor where a browser takes the page over. */
export const HtmlOfParts = createContext<HtmlOfPart | undefined>(undefined)

/** A part as an article, from its cached HTML where there is any. That HTML is React's own, so it is as safe as the part. */
export function CachedArticle<Shown extends object>({
  className,
  part,
  shown,
  around,
}: {
  readonly className: string
  readonly part: Part<Shown>
  readonly shown: Shown
  readonly around: Around
}) {
  const htmlOf = use(HtmlOfParts)
  return htmlOf ? (
    <article className={className} dangerouslySetInnerHTML={{ __html: htmlOf(part, shown, around) }} />
  ) : (
    <article className={className}>{part(shown, around)}</article>
  )
}
