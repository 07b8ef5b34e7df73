import type { Opened } from '../support/opened.ts'

/** What happens on a day of the programme. */
export interface SlotSeen {
  readonly day: string
  /** 'Mittwoch, 23. Juni 2027'; empty where none is told. */
  readonly date: string
  readonly slot: string
  /** 'Mit Annika Lorenz'; empty where nobody is named. */
  readonly with: string
}

export interface WorkshopSeen {
  readonly workshop: string
  readonly with: string
  /** 'Noch 3 von 24 Plätzen frei' */
  readonly seats: string
}

/** What taking part costs whom. */
export interface PriceSeen {
  readonly price: string
  /** 'bis 8. Januar 2027'; empty where it is for all. */
  readonly until: string
}

export interface ConferenceSeen {
  readonly title: string
  readonly prices: readonly PriceSeen[]
  readonly state: string
  readonly programme: readonly SlotSeen[]
  readonly speakers: readonly string[]
  readonly workshops: readonly WorkshopSeen[]
}

/** What a reader learns of Fachtagungen. */
export interface ReadsConferences {
  conference(url: string): Promise<Opened<ConferenceSeen>>
  /** Titles of all of them. */
  conferences(): Promise<readonly string[]>
}

/** What other programs ask about Fachtagungen; no page stands behind it. */
export interface AsksAboutConferences {
  /** Titles of those that the words find. */
  conferencesAbout(words: string): Promise<readonly string[]>
}
