import type { ComponentType, ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { flushSync } from 'react-dom'
import type { ForAskingConsent } from '#core/media/ports.ts'
import { heartSettings } from '#core/wishlist/heart-settings.ts'
import { IconShown } from '../ui/icon.tsx'
import type { PageOfWidgets, WidgetProps } from '../widgets/page-of-widgets.ts'
import type { WidgetWording } from '#wording/widgets.ts'
import { pageThemes } from './page-themes.ts'
import { pageWishlist } from './page-wishlist.ts'
import { symbolsIn } from './symbols-in-document.ts'
import { portalName, type SaysTheBrand } from './portal-name.ts'
import type { SiteOnPages } from '#pages-port/calls-in-browsers.ts'
import { isSignedIn, type OpenWidgets } from './wake-widgets.ts'
import { hostsIn, kindOf, type WidgetKind } from './widget-hosts.ts'

/** What a page needs to draw widgets, whoever puts it together. */
export interface WidgetParts {
  readonly document: Document
  readonly window: Window
  readonly site: Pick<SiteOnPages, 'programme' | 'account' | 'knowledge'> & SaysTheBrand
  readonly consent: ForAskingConsent
  readonly wording: WidgetWording
}

/** Widgets that stand on a page. */
export interface MountedWidgets extends OpenWidgets {
  /** Takes all of them away again. */
  unmount(): void
}

// Each kind is loaded when its first host wakes.
const drawings: Readonly<Record<WidgetKind, () => Promise<ComponentType<WidgetProps>>>> = {
  bookmark: async () => (await import('../widgets/bookmark.tsx')).Bookmark,
  'theme-teaser': async () => (await import('../widgets/theme-teaser.tsx')).ThemeTeaser,
  'theme-info-box': async () => (await import('../widgets/theme-info-box.tsx')).ThemeInfoBox,
  'lexicon-grid': async () => (await import('../widgets/lexicon-grid.tsx')).LexiconGrid,
  'limited-text': async () => (await import('../widgets/limited-text.tsx')).LimitedText,
  video: async () => (await import('../widgets/video.tsx')).Video,
}

/** Kinds that show a heart, and with it may open the login dialog. */
const withHearts: ReadonlySet<WidgetKind> = new Set(['bookmark', 'theme-teaser'])

/** Opens the widgets of a page; nothing is drawn before `mount`. */
export function openWidgets({ document, window, site, consent, wording }: WidgetParts): MountedWidgets {
  const roots = new Map<HTMLElement, Root>()
  const page: PageOfWidgets = {
    window,
    site,
    consent,
    wording,
    wishlist: pageWishlist({ window, wishlist: site.account.wishlist, signedIn: signedInOn(document) }),
    themes: pageThemes(site.programme.catalogue, () => themesNamedOn(document)),
  }

  const shown = symbolsIn(document)
  const drawOn = (at: HTMLElement, content: ReactNode) => {
    const root = createRoot(at)
    roots.set(at, root)
    flushSync(() => root.render(<IconShown value={shown}>{content}</IconShown>))
  }
  const draw = (host: HTMLElement, Drawing: ComponentType<WidgetProps>) => {
    drawOn(host, <Drawing page={page} host={host} />)
    host.setAttribute('data-awake', '')
  }

  let dialogs: Promise<void> | undefined
  const drawLoginDialog = async () => {
    const [{ LoginDialog }, portal] = await Promise.all([
      import('../widgets/login-dialog.tsx'),
      portalName(document, site, wording.portal),
    ])
    drawOn(document.body.appendChild(document.createElement('div')), <LoginDialog page={page} portal={portal} />)
  }

  return {
    async mount(hosts, ready) {
      const waiting = hosts.flatMap((host) => {
        const kind = roots.has(host) ? undefined : kindOf(host)
        return kind ? [{ host, kind }] : []
      })
      const kinds = [...new Set(waiting.map(({ kind }) => kind))]
      if (kinds.some((kind) => withHearts.has(kind))) dialogs ??= drawLoginDialog()
      const loaded = new Map(await Promise.all(kinds.map(async (kind) => [kind, await drawings[kind]()] as const)))
      await dialogs
      await ready?.()
      for (const { host, kind } of waiting) {
        const Drawing = loaded.get(kind)
        if (Drawing && !roots.has(host)) draw(host, Drawing)
      }
    },
    unmount() {
      for (const root of roots.values()) root.unmount()
      roots.clear()
      page.wishlist.stop()
    },
  }
}

/** Draws every widget of a page that has a host (spec §2). */
export async function mountWidgets(parts: WidgetParts): Promise<MountedWidgets> {
  const widgets = openWidgets(parts)
  await widgets.mount(hostsIn(parts.document))
  return widgets
}

/** A host may say whether its visitor is signed in; where none does, the cookie tells. */
function signedInOn(document: Document): boolean {
  const said = hostsIn(document)
    .filter((host) => kindOf(host) === 'bookmark')
    .map((host) => heartSettings(host.dataset)?.isUserLoggedIn)
  return said.find((answer) => answer !== undefined) ?? isSignedIn(document)
}

const themesNamedOn = (document: Document): readonly string[] =>
  hostsIn(document).flatMap((host) => (withTheme.has(kindOf(host) ?? 'video') ? (host.dataset['theme'] ?? []) : []))
const withTheme: ReadonlySet<WidgetKind> = new Set(['theme-teaser', 'theme-info-box'])
