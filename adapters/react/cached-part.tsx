import { createContext, use, type ReactElement } from 'react'
import type { Frame } from './page.ts'

/**
 * Of what stands around a part, that which it need not show to depend on: settings never change, and addresses are put
 * in later.
 */
export type Around = Pick<Frame, 'settings' | 'here'>

/**
 * A part of pages that is drawn of nothing but what it shows, so that a change of it cannot be missed. Ids in it are
 * made of what it shows, not with `useId`, which counts within one drawing.
 */
export type Part<Shown extends object> = (shown: Shown, around: Around) => ReactElement

/** HTML of a part, drawn once for all that show the same. */
export type HtmlOfPart = <Shown extends object>(part: Part<Shown>, shown: Shown, around: Around) => string

/**
 * What caches HTML of parts while a page is drawn; nothing does in a browser, nor where a browser takes the page over.
 */
export const HtmlOfParts = createContext<HtmlOfPart | undefined>(undefined)

interface Cached<Shown extends object> {
  readonly className: string
  readonly part: Part<Shown>
  readonly shown: Shown
  readonly around: Around
}

/**
 * A part as an article, from its cached HTML where there is any. That HTML is React's own, so it is as safe as the
 * part.
 */
export const CachedArticle = <Shown extends object>(cached: Cached<Shown>) => <CachedAs as="article" {...cached} />

/** The same as a group of fields. */
export const CachedFieldset = <Shown extends object>(cached: Cached<Shown>) => <CachedAs as="fieldset" {...cached} />

/** The same as a paragraph. */
export const CachedParagraph = <Shown extends object>(cached: Omit<Cached<Shown>, 'className'>) => (
  <CachedAs as="p" {...cached} />
)

/** The same as any part of a page. */
export const CachedDiv = <Shown extends object>(cached: Cached<Shown>) => <CachedAs as="div" {...cached} />

function CachedAs<Shown extends object>({
  as: Tag,
  className,
  part,
  shown,
  around,
}: Omit<Cached<Shown>, 'className'> & {
  readonly as: 'article' | 'fieldset' | 'div' | 'p'
  readonly className?: string
}) {
  const htmlOf = use(HtmlOfParts)
  return htmlOf ? (
    <Tag className={className} dangerouslySetInnerHTML={{ __html: htmlOf(part, shown, around) }} />
  ) : (
    <Tag className={className}>{part(shown, around)}</Tag>
  )
}
