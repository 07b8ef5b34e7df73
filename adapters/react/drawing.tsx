import { LRUCache } from 'lru-cache'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { CitationsOfPage } from '#core/knowledge/linking/ports.ts'
import type { Tag } from '#core/changes/changes.ts'
import { HtmlOfParts, type Around, type HtmlOfPart, type Part } from './cached-part.tsx'
import type { Cited } from './page.ts'
import { escaped } from './shell/escape.ts'
import { Citations } from './ui/citing-line.tsx'
import { IconShown } from './ui/icon.tsx'
import type { IconName } from './ui/icons.ts'

/** The drawing of one page on the server: how its HTML is made, and which icons it has shown so far. */
export interface Drawing {
  readonly icons: ReadonlySet<IconName>
  /** What its texts lead to, where it has such as may lead anywhere; a change of it makes the page stale. */
  readonly tags: readonly Tag[]
  /** Its lines that lead somewhere. */
  readonly cited: Cited
  /** HTML that stays as it is in a browser. */
  still(content: ReactNode): string
  /** HTML that a browser takes over. */
  live(content: ReactNode): string
  readonly part: HtmlOfPart
}

/** Stands for the address of the page, which differs from page to page; a sign of nobody's writing. */
const hereSign = '\ue000'
const mostCached = 1_000

/** A part as it was drawn, cut where the address of the page goes. */
interface Drawn {
  readonly pieces: readonly string[]
  readonly icons: ReadonlySet<IconName>
}

/** Objects that are shown again and again, such as events, are written and named once for as long as they live. */
const names = new WeakMap<object, string>()
let named = 0
/** The name of what was written: the same for the same. One that was forgotten meanwhile gets another. */
const nameOfText = new LRUCache<string, string>({ max: mostCached, memoMethod: () => `#${(named += 1)}` })

/** Short, because a long key takes longer to look up than its part to be joined. */
const nameOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
  const known = names.get(value)
  if (known !== undefined) return known
  const name = nameOfText.memo(JSON.stringify(value))
  names.set(value, name)
  return name
}

/** What a part shows, named: the same for the same. Nothing that is shown is changed after it was shown. */
const keyOf = (shown: object): string => {
  let key = ''
  for (const [name, value] of Object.entries(shown)) key += `${name}=${nameOf(value)};`
  return key
}

/** Begins the drawing of pages that share their parts; their settings are the same. */
export function drawings(): (citations?: CitationsOfPage) => Drawing {
  const cached = new Map<unknown, LRUCache<string, Drawn>>()

  const drawnOnce = <Shown extends object>(part: Part<Shown>, shown: Shown, { settings }: Around): Drawn => {
    const ofPart = cached.get(part) ?? new LRUCache<string, Drawn>({ max: mostCached })
    cached.set(part, ofPart)
    const key = keyOf(shown)
    const known = ofPart.get(key)
    if (known) return known
    const { icons, still } = begin()
    const drawn = { pieces: still(part(shown, { settings, here: hereSign })).split(hereSign), icons }
    ofPart.set(key, drawn)
    return drawn
  }

  const begin = (citations?: CitationsOfPage): Drawing => {
    const tags = new Set<Tag>()
    const cited: Record<string, Cited[string]> = {}
    const noticed = citations && noticing(citations, tags, cited)
    const icons = new Set<IconName>()
    const seen = (content: ReactNode) => (
      <IconShown value={(name) => void icons.add(name)}>
        <Citations value={noticed}>{content}</Citations>
      </IconShown>
    )
    const part: HtmlOfPart = (of, shown, around) => {
      const drawn = drawnOnce(of, shown, around)
      for (const name of drawn.icons) icons.add(name)
      return drawn.pieces.length === 1 ? (drawn.pieces[0] ?? '') : drawn.pieces.join(escaped(around.here))
    }
    return {
      icons,
      get tags() {
        return [...tags]
      },
      cited,
      still: (content) => renderToStaticMarkup(<HtmlOfParts value={part}>{seen(content)}</HtmlOfParts>),
      live: (content) => renderToString(seen(content)),
      part,
    }
  }
  return begin
}

/** Notes that a page has texts which lead to norms and decisions, or may once there are more of them. */
function noticing(
  { inHtml, inText }: CitationsOfPage,
  tags: Set<Tag>,
  cited: Record<string, Cited[string]>,
): CitationsOfPage {
  const noted =
    <T,>(links: (text: string) => T) =>
    (text: string): T => {
      tags.add('laws').add('rulings')
      return links(text)
    }
  const inLine = noted(inText)
  const noticed = (text: string) => {
    const pieces = inLine(text)
    if (pieces.some(({ url }) => url !== undefined)) cited[text] = pieces
    return pieces
  }
  return { inHtml: noted(inHtml), inText: noticed }
}
