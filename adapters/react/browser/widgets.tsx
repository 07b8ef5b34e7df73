import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { flushSync } from 'react-dom'
import type { ForAskingConsent } from '#core/media/ports.ts'
import { IconShown } from '../ui/icon.tsx'
import type { PageWishlist, PageOfWidgets } from '../widgets/page-of-widgets.ts'
import type { WidgetWording } from '#wording/widgets.ts'
import { pageThemes } from './page-themes.ts'
import { symbolsIn } from './symbols-in-document.ts'
import type { SiteOnPages } from '#pages-port/calls-in-browsers.ts'
import type { Drawing } from './widget-drawings.ts'
import { hostsIn, kindOf, type WidgetKind } from './widget-hosts.ts'

/** What a page needs to draw widgets, whoever puts it together. */
export interface WidgetParts {
  readonly document: Document
  readonly window: Window
  readonly site: Pick<SiteOnPages, 'programme' | 'knowledge'>
  readonly consent: ForAskingConsent
  readonly wording: WidgetWording
}

/** What draws the kinds that are to be drawn, and the wishlist, where one of them shows hearts. */
export interface LoadedDrawings {
  readonly drawings: ReadonlyMap<WidgetKind, Drawing>
  readonly wishlist?: PageWishlist | undefined
}

/** Widgets that stand on a page. */
export interface MountedWidgets {
  /** Draws the widgets of these hosts, each at most once. */
  mount(hosts: readonly HTMLElement[], loaded: LoadedDrawings): void
  /** Takes all of them away again. */
  unmount(): void
}

/** Opens the widgets of a page; nothing is drawn before `mount`. */
export function openWidgets({ document, window, site, consent, wording }: WidgetParts): MountedWidgets {
  const roots = new Map<HTMLElement, Root>()
  let hearts: PageWishlist | undefined
  const page: PageOfWidgets = {
    window,
    site,
    consent,
    wording,
    get wishlist() {
      if (!hearts) throw new Error('hearts are drawn once the wishlist is open')
      return hearts
    },
    themes: pageThemes(site.programme.catalogue, () => themesNamedOn(document)),
  }

  const shown = symbolsIn(document)
  const drawOn = (at: HTMLElement, content: ReactNode) => {
    const root = createRoot(at)
    roots.set(at, root)
    flushSync(() => root.render(<IconShown value={shown}>{content}</IconShown>))
  }

  return {
    mount(hosts, { drawings, wishlist }) {
      hearts ??= wishlist
      for (const host of hosts) {
        const kind = roots.has(host) ? undefined : kindOf(host)
        const Draws = kind && drawings.get(kind)
        if (!Draws) continue
        drawOn(host, <Draws page={page} host={host} />)
        host.setAttribute('data-awake', '')
      }
    },
    unmount() {
      for (const root of roots.values()) root.unmount()
      roots.clear()
    },
  }
}

const themesNamedOn = (document: Document): readonly string[] =>
  hostsIn(document).flatMap((host) => (withTheme.has(kindOf(host) ?? 'video') ? (host.dataset['theme'] ?? []) : []))
const withTheme: ReadonlySet<WidgetKind> = new Set(['theme-teaser', 'theme-info-box'])
