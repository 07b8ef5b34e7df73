import type { AppliesForWork } from './applying-for-work.ts'
import type { AsksForData } from './asking-for-data.ts'
import type { AsksTheFinder } from './asking-the-finder.ts'
import type { FindsDates } from './finding-dates.ts'
import type { HoldsAnAccount } from './holding-an-account.ts'
import type { KeepsThings } from './keeping-things.ts'
import type { ReadsFeeds } from './reading-feeds.ts'
import type { ReadsLimitedText, ReadsPages, ReadsTheLexicon } from './reading-texts.ts'
import type { ReckonsCosts } from './reckoning-costs.ts'
import type { ReadsPlaces } from './reading-places.ts'
import type { ReadsThemePages } from './reading-theme-pages.ts'
import type { ReadsTheProgramme } from './reading-the-programme.ts'
import type { WatchesAVideo } from './watching-a-video.ts'

/** One person at one browser: everything a scenario lets people do. Steps know nothing else of the product. */
export interface Visit {
  readonly programme: ReadsTheProgramme
  readonly themePages: ReadsThemePages
  readonly places: ReadsPlaces
  readonly finder: FindsDates
  readonly costs: ReckonsCosts
  readonly hearts: KeepsThings
  readonly account: HoldsAnAccount
  readonly video: WatchesAVideo
  readonly text: ReadsLimitedText
  readonly lexicon: ReadsTheLexicon
  readonly work: AppliesForWork
  readonly pages: ReadsPages
  readonly feeds: ReadsFeeds
  /** The finder as programs ask it, without a screen (scenarios with @no-screen). */
  readonly search?: AsksTheFinder
  /** What a program asks; it looks at no screen, so a visit with one has none of it (scenarios with @no-screen). */
  readonly data?: AsksForData
  /** Sets the width of the window for pages opened from now on, in pixels. */
  widen(width: number): Promise<void>
  leave(): Promise<void>
}
