import type { Opened } from '../support/opened.ts'

export interface ConferenceSeen {
  readonly title: string
  readonly state: string
  readonly programme: readonly { readonly day: string; readonly slot: string }[]
  readonly speakers: readonly string[]
  readonly workshops: readonly string[]
}

/** What a reader learns of Fachtagungen. */
export interface ReadsConferences {
  conference(url: string): Promise<Opened<ConferenceSeen>>
  /** Titles of all of them. */
  conferences(): Promise<readonly string[]>
}

/** A Fachtagung as another program is told of it. */
export interface ConferenceReading {
  readonly state: string
  readonly speakers: readonly string[]
  /** Seats still free, by the title of the workshop. */
  readonly free: Readonly<Record<string, number>>
}

/** What other programs ask about Fachtagungen; no page stands behind it. */
export interface AsksAboutConferences {
  conference(url: string): Promise<Opened<ConferenceReading>>
}
