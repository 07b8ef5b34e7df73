import type { HeartSettings } from '../wishlist/wishlist.driver.ts'
import type { VideoHost } from '../media/video.driver.ts'

/**
 * A page of our origin that somebody else built: plain HTML, one script address, hosts of widgets (docs/widgets.md).
 */
export const plainPage = (body: string): string =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Probe</title>` +
  `<script type="module" src="/widgets.js"></script></head><body><main><h1>Probe</h1>${body}` +
  `<p><button type="button" data-open-consent>Cookie-Einstellungen</button></p></main></body></html>`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const host = (widget: string, settings: Readonly<Record<string, string | undefined>>, content = ''): string => {
  const set = Object.entries(settings).flatMap(([name, value]) =>
    value === undefined ? [] : `data-${kebab(name)}="${escaped(value)}"`,
  )
  return `<div data-widget="${widget}" ${set.join(' ')}>${content}</div>`
}

export const heartHost = (heart: HeartSettings): string => host('bookmark', { ...heart })
export const videoHost = (video: VideoHost): string => host('video', { ...video })
export const teaserHost = (theme: string): string => host('theme-teaser', { theme })
export const infoBoxHost = (theme: string): string => host('theme-info-box', { theme })
export const lexiconHost = (group: string): string => host('lexicon-grid', { group })
/** The text is the host's own content. */
export const textHost = (text: string, limit: number, stripTags: boolean): string =>
  `<section aria-label="Text">${host('limited-text', { limit: String(limit), stripTags: stripTags ? 'true' : undefined }, text)}</section>`
