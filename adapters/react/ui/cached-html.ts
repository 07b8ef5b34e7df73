import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageSettings } from '#core/page-rendering.ts'
import type { Frame } from '../page.ts'
import { escaped } from '../shell/escape.ts'
import { usesIcons, withIcons } from './sprite.ts'

/** Stands for the address of the page, which differs from page to page; a sign of nobody's writing. */
const hereSign = '\ue000'
const mostKept = 1_000

/** A part as it was drawn, cut where the address of the page goes. */
interface Drawn {
  readonly pieces: readonly string[]
  readonly names: ReturnType<typeof withIcons>['names']
}

/** Of what stands around a part, that which the key need not name: settings never change, and the address is put in later. */
type Around = Pick<Frame, 'settings' | 'here'>

/**
 * A part of pages that is drawn once for what it shows. `draw` is given nothing but what the key is made of, so a change of
 * it cannot be missed, and nothing has to be dropped. Ids in it are made of what it shows, not with `useId`, which counts
 * within one drawing.
 */
export function cachedHtml<Shown extends object>(draw: (shown: Shown, around: Around) => ReactElement) {
  const bySettings = new WeakMap<PageSettings, Map<string, Drawn>>()

  return (shown: Shown, { settings, here }: Around): string => {
    const kept = bySettings.get(settings) ?? new Map<string, Drawn>()
    bySettings.set(settings, kept)
    const key = JSON.stringify(shown)
    let drawn = kept.get(key)
    if (drawn === undefined) {
      const { html, names } = withIcons(() => renderToStaticMarkup(draw(shown, { settings, here: hereSign })))
      drawn = { pieces: html.split(hereSign), names }
      if (kept.size >= mostKept) kept.delete(kept.keys().next().value as string)
      kept.set(key, drawn)
    }
    usesIcons(drawn.names)
    return drawn.pieces.length === 1 ? (drawn.pieces[0] ?? '') : drawn.pieces.join(escaped(here))
  }
}
