import { booleanAttribute } from '../shared/boolean-attribute.ts'
import { defaultPaddingBottom } from './media.ts'
import type { VideoSettings } from './media.ts'

/** Stands in for a missing cover picture (spec §3). */
export const placeholderCover = '/img/platzhalter-standort.svg'

const cssLength = /^(0|\d+(\.\d+)?(px|rem|em|ch|ex|vw|vh|vmin|vmax|cm|mm|in|pt|pc|%))$/i

/** A picture of our own site: before consent nothing is asked of another host. */
const ownPicture = (address: string, origin: string): string | null =>
  address !== '' && URL.canParse(address, origin) && new URL(address, origin).origin === new URL(origin).origin
    ? address
    : null

/**
 * The settings of a video player from its host's data attributes (their names in camel case, as in `dataset`): source,
 * popup, image, autoplay, title, description, shadow, portal, paddingBottom (spec §2) and onlyEmitClick (spec §3). A
 * flag is on when empty, 'true' or '1'. Rubbish falls back to the default. `origin` is the page's own; a cover from
 * elsewhere is not taken.
 */
export const videoSettings = (
  raw: Readonly<Record<string, string | undefined>>,
  origin = 'https://seminarhaus.invalid',
): VideoSettings => {
  const read = (name: string): string => raw[name]?.trim() ?? ''
  const isOn = (name: string): boolean => booleanAttribute(raw[name]) === true
  return {
    source: read('source'),
    popup: isOn('popup'),
    image: ownPicture(read('image'), origin),
    autoplay: isOn('autoplay'),
    title: read('title'),
    description: read('description'),
    withShadow: isOn('shadow'),
    usePortal: isOn('portal'),
    paddingBottom: cssLength.test(read('paddingBottom')) ? read('paddingBottom') : defaultPaddingBottom,
    onlyEmitClick: isOn('onlyEmitClick'),
  }
}
