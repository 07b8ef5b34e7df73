import type { Site } from '#core/site.ts'
import type { ForAskingConsent } from '#core/media/ports.ts'
import { untilDone } from '#core/shared/single-flight.ts'
import type { WidgetWording } from '#wording/widgets.ts'
import type { PageWishlist } from '../widgets/page-of-widgets.ts'
import { drawings, withHearts } from './widget-drawings.ts'
import type { WidgetKind } from './widget-hosts.ts'
import type { LoadedDrawings, MountedWidgets } from './widgets.tsx'

export interface LoadingParts {
  readonly window: Window
  readonly site?: Site | undefined
  readonly consent: ForAskingConsent
  readonly wording: () => Promise<WidgetWording>
}

/** Widgets that are loaded and may be drawn. */
export interface LoadedWidgets {
  mount(hosts: readonly HTMLElement[]): void
}

/** What a page loads for its widgets, each part once. */
export interface WidgetLoading {
  /** All that these kinds need, asked for in one go: nothing of it waits for a part that came before. */
  widgets(kinds: ReadonlySet<WidgetKind>): Promise<LoadedWidgets>
  /** The wishlist with its login dialog, without what draws hearts: enough where nobody is signed in. */
  wishlist(): Promise<SleepingHearts>
}

/** Hearts that answer clicks while they sleep. */
export interface SleepingHearts {
  click(host: HTMLElement): void
}

/** Loads nothing before it is asked to; what failed is tried again by the next who asks. */
export function loadWidgets({ window, consent, wording, ...given }: LoadingParts): WidgetLoading {
  const { document } = window
  const site = untilDone(async () => given.site ?? (await import('./site-in-browser.ts')).siteOf(window))
  const look = untilDone(async () => {
    if (!wearsTheSite(document)) await import('./look-of-plain-pages.ts')
  })
  const hearts = untilDone(async () => {
    const [{ openWishlist, clickSleeping }, words] = await Promise.all([
      import('./wishlist-on-page.ts'),
      wording(),
      look(),
    ])
    const wishlist = await openWishlist({ window, site, wording: words })
    return { wishlist, click: (host: HTMLElement) => clickSleeping(wishlist, host) }
  })
  const open = untilDone(async (): Promise<MountedWidgets> => {
    const [{ openWidgets }, words, over] = await Promise.all([import('./widgets.tsx'), wording(), site(), look()])
    return openWidgets({ document, window, site: over, consent, wording: words })
  })
  return {
    async widgets(kinds) {
      const showHearts = [...kinds].some((kind) => withHearts.has(kind))
      const [widgets, wishlist, loaded] = await Promise.all([
        open(),
        showHearts ? hearts().then((opened): PageWishlist => opened.wishlist) : undefined,
        Promise.all([...kinds].map(async (kind) => [kind, await drawings[kind]()] as const)),
      ])
      const parts: LoadedDrawings = { drawings: new Map(loaded), wishlist }
      return { mount: (hosts) => widgets.mount(hosts, parts) }
    },
    wishlist: hearts,
  }
}

const wearsTheSite = (document: Document): boolean =>
  document.querySelector('link[rel~="stylesheet"][href^="/assets/"]') !== null
