import { booleanAttribute } from '../shared/boolean-attribute.ts'
import { iconBox, iconSize, type IconBox } from '../shared/icon.ts'
import { heartItem } from './heart-item.ts'
import type { BookmarkItem } from './wishlist.ts'

/** The inputs of a wishlist control (spec §3), as its host element sets them. */
export interface HeartSettings extends BookmarkItem {
  /** Origin of the login link; empty for the page's own (domain §9). */
  readonly domain: string
  /** Absent where the host leaves it to the visitor's cookie. */
  readonly isUserLoggedIn?: boolean
  /** Class names of the label. */
  readonly textClass: string
  /** What surrounds the icon; background and padding widen its box (spec §9). */
  readonly iconStyle: IconStyle
  /** CSS colour of the filled heart. */
  readonly fillColor: string
  /** Width of the icon in px. */
  readonly size: number
  /** Whether the host names that width; beside its word a heart without one is as large as type asks. */
  readonly isSized: boolean
  /** `v2` sets the text beside the heart, the default below it (domain §9). */
  readonly layout: 'v2' | 'default'
  /** Completes the accessible name. */
  readonly bookmarkLabel: string
}

export type IconStyle = 'plain' | 'background' | 'padding'

const originOf = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.origin : ''
}

const className = /^[a-z_-][\w-]*$/i
const color = /^(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|[a-z]+|var\(--[\w-]+\))$/i
const pixels = /^[1-9]\d{0,2}$/

/**
 * The settings of a heart from its host's data attributes (their names in camel case, as in `dataset`). Rubbish falls
 * back to the default; undefined where the host names nothing that can be bookmarked.
 */
export const heartSettings = (raw: Readonly<Record<string, string | undefined>>): HeartSettings | undefined => {
  const read = (name: string): string => raw[name]?.trim() ?? ''
  const item = heartItem(raw)
  if (!item) return undefined
  const isUserLoggedIn = booleanAttribute(raw['isUserLoggedIn'])
  const iconStyle = read('iconStyle')
  const isSized = pixels.test(read('size'))
  return {
    ...item,
    domain: originOf(read('domain')),
    ...(isUserLoggedIn === undefined ? {} : { isUserLoggedIn }),
    textClass: read('textClass')
      .split(/\s+/)
      .filter((name) => className.test(name))
      .join(' '),
    iconStyle: iconStyle === 'background' || iconStyle === 'padding' ? iconStyle : 'plain',
    fillColor: color.test(read('fillColor')) ? read('fillColor') : 'currentColor',
    size: isSized ? Number(read('size')) : iconSize,
    isSized,
    layout: read('layout') === 'v2' ? 'v2' : 'default',
    bookmarkLabel: read('bookmarkLabel') || 'Artikel',
  }
}

/**
 * The accessible name of a heart: it contains the visible label, 'Artikel merken' or 'Artikel gemerkt' (WCAG 2.5.3).
 */
export const heartName = (bookmarkLabel: string, state: 'bookmarked' | 'not-bookmarked'): string =>
  `${bookmarkLabel} ${state === 'bookmarked' ? 'gemerkt' : 'merken'}`

/** The box that its icon is drawn in. */
export const heartBox = ({ size, iconStyle }: Pick<HeartSettings, 'size' | 'iconStyle'>): IconBox =>
  iconBox({ size, background: iconStyle === 'background', padding: iconStyle === 'padding' })

/** Whether the word stands beside the heart; else below it (domain §9). */
export const isTextBeside = ({ layout }: Pick<HeartSettings, 'layout'>): boolean => layout === 'v2'
