import type { AccountLetter } from '../accounts/ports.ts'
import type { AlertLetter } from '../alerts/ports.ts'
import type { BookingLetter } from '../booking/booking-letters.ts'
import type { ForumLetter } from '../forum/ports.ts'
import type { ConsultingLetter } from '../consulting/consulting-letters.ts'
import type { QuoteLetter } from '../quote/quote-letters.ts'
import type { GremiumLetter } from '../gremium/ports.ts'
import type { PrivacyLetter } from '../privacy/ports.ts'
import type { RequestLetter } from '../form-requests/ports.ts'
import type { NewsletterLetter } from '../newsletter/ports.ts'
import type { ApplicationLetter } from '../jobs/ports.ts'
import type { Instant } from '../shared/day.ts'
import type { LetterTrouble } from './trouble.ts'

/** A letter waiting to be sent. The kind decides the wording; the dedupe key makes sure that it leaves once. */
export type Letter =
  | AccountLetter
  | ApplicationLetter
  | RequestLetter
  | NewsletterLetter
  | AlertLetter
  | BookingLetter
  | ConsultingLetter
  | QuoteLetter
  | GremiumLetter
  | PrivacyLetter
  | ForumLetter

/**
 * Letters wait here until the post takes them: a crash sends a letter once or again with the same Message-ID, never not
 * at all.
 */
export interface ForKeepingLetters {
  /**
   * Takes up to `limit` letters that are due, longest due first, leased until `until`. `attempts` counts earlier
   * claims.
   */
  claim(
    limit: number,
    now: Instant,
    until: Instant,
  ): Promise<readonly { readonly id: string; readonly attempts: number; readonly letter: Letter }[]>
  /** Kinds of the letters to an address that wait to be sent. */
  waitingTo(address: string): Promise<readonly Letter['kind'][]>
  sent(id: string, now: Instant): Promise<void>
  /** Takes it up again at `at`: it was claimed, but nobody tried to send it, so that the claim does not count. */
  putOff(id: string, at: Instant): Promise<void>
  /** Tries again at `again`. */
  failed(id: string, again: Instant, reason: string): Promise<void>
  /**
   * Never tries again: what the letter says and to whom is erased, the time and the reason stay. Keep addresses out of
   * it.
   */
  givenUp(id: string, now: Instant, reason: string): Promise<void>
}

/** Tells of letters that do not leave. */
export interface ForWatchingLetters {
  /** What waits now, and what was given up since `since` after somebody had tried to send it. */
  trouble(since: Instant): Promise<LetterTrouble>
}

/** What became of a letter: it waits, has left, or was given up; when it did. */
export type LetterFate = { readonly state: 'waiting' } | { readonly state: 'sent' | 'given-up'; readonly at: Instant }

/** Tells what became of letters that are known by their dedupe keys. */
export interface ForTracingLetters {
  /** By their keys; there is none of what was never posted. */
  fates(dedupeKeys: readonly string[]): Promise<ReadonlyMap<string, LetterFate>>
}
