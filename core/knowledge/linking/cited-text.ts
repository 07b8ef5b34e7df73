/** A norm or decision as it is cited, and where it stands; without an address where the site does not have it. */
export interface CitedText {
  readonly text: string
  readonly url?: string
}
