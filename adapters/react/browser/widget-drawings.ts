import type { ComponentType } from 'react'
import type { WidgetProps } from '../widgets/page-of-widgets.ts'
import type { WidgetKind } from './widget-hosts.ts'

/** What draws a kind of widget. */
export type Drawing = ComponentType<WidgetProps>

/** What draws each kind, loaded with the first host of it that wakes. */
export const drawings: Readonly<Record<WidgetKind, () => Promise<Drawing>>> = {
  bookmark: async () => (await import('../widgets/bookmark.tsx')).Bookmark,
  'theme-teaser': async () => (await import('../widgets/theme-teaser.tsx')).ThemeTeaser,
  'theme-info-box': async () => (await import('../widgets/theme-info-box.tsx')).ThemeInfoBox,
  'lexicon-grid': async () => (await import('../widgets/lexicon-grid.tsx')).LexiconGrid,
  'limited-text': async () => (await import('../widgets/limited-text.tsx')).LimitedText,
  video: async () => (await import('../widgets/video.tsx')).Video,
}

/** Kinds that show a heart, and with it may open the login dialog. */
export const withHearts: ReadonlySet<WidgetKind> = new Set(['bookmark', 'theme-teaser'])
