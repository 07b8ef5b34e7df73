/** The host of a video as its page sets it: the nine settings of a video player (spec §2). */
export interface VideoSettings {
  /** Video page link, short link or embed link. */
  readonly source: string
  readonly popup: boolean
  /** Address of our own cover picture; a placeholder where null. */
  readonly image: string | null
  readonly autoplay: boolean
  readonly title: string
  readonly description: string
  readonly withShadow: boolean
  /** Renders overlay and dialog at the end of the body. */
  readonly usePortal: boolean
  /** CSS length; 30px unless set (spec §9). */
  readonly paddingBottom: string
  /** A click only emits toggle-play-video (spec §4). */
  readonly onlyEmitClick: boolean
}

export const defaultPaddingBottom = '30px'

/** What a visitor has decided about cookies. Without a decision nothing but the necessary is allowed. */
export interface Consent {
  readonly decided: boolean
  readonly marketing: boolean
}
