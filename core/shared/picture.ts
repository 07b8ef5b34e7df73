/** A picture of our own origin with its size in pixels, so that nothing jumps when it arrives. */
export interface Picture {
  /** A path that begins with a slash. */
  readonly url: string
  /** What it shows, for whoever does not see it. */
  readonly alt: string
  readonly width: number
  readonly height: number
  /** Stands under it; empty where nothing needs to be said. */
  readonly caption: string
}
