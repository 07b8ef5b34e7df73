import type { HoldsAnAccount } from './holding-an-account.ts'
import type { KeepsThings } from './keeping-things.ts'
import type { ReadsLimitedText, ReadsPages, ReadsTheLexicon } from './reading-texts.ts'
import type { ReadsTheProgramme } from './reading-the-programme.ts'
import type { WatchesAVideo } from './watching-a-video.ts'

/** One person at one browser: everything a scenario lets people do. Steps know nothing else of the product. */
export interface Visit {
  readonly programme: ReadsTheProgramme
  readonly hearts: KeepsThings
  readonly account: HoldsAnAccount
  readonly video: WatchesAVideo
  readonly text: ReadsLimitedText
  readonly lexicon: ReadsTheLexicon
  readonly pages: ReadsPages
  /** Sets the width of the window for pages opened from now on, in pixels. */
  widen(width: number): Promise<void>
  leave(): Promise<void>
}
