import type { Clock } from '../shared/clock.ts'
import { addSeconds } from '../shared/dates.ts'
import type { Instant } from '../shared/day.ts'
import { normalEmail } from '../shared/email-address.ts'
import type { ForCountingAttempts } from '../shared/rate-limit.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { Letter } from './ports.ts'

/** What pacing letters needs. */
export interface LetterPaceNeeds {
  readonly attempts: Pick<ForCountingAttempts, 'count' | 'record'>
  readonly clock: Clock
  readonly secrets: Pick<ForMakingSecrets, 'digest'>
  readonly limits: { readonly bookingLettersPerDay: number }
}

/**
 * Letters about bookings to addresses that nobody has confirmed: whoever orders names the others as he likes, and may
 * name them again and again. The confirmation of an order is no such letter: it leaves at once (§ 312i BGB), and orders
 * are limited by themselves.
 */
const paced: ReadonlySet<Letter['kind']> = new Set<Letter['kind']>([
  'booking-news',
  'recipient-news',
  'invoice-issued',
  'certificate-ready',
  'employer-answered',
  'appointment-news',
])

const day = 24 * 3600

/**
 * Counts a letter that is about to leave for the first time. Answers until when it has to wait, because so many about
 * bookings went to its address within a day, whoever caused them; undefined where it may leave now. So an address gets
 * no more than that a day, and no letter is lost. Asked of one letter after the other; processes that ask at the same
 * moment may each let one more leave.
 */
export async function waitsUntil(letter: Letter, needs: LetterPaceNeeds): Promise<Instant | undefined> {
  if (!paced.has(letter.kind)) return undefined
  const { attempts, secrets, limits, clock } = needs
  const key = `booking-letters:${secrets.digest(normalEmail(letter.to))}`
  const now = clock.now()
  const { attempts: left, retryAfter } = await attempts.count(key, now, day)
  if (left >= limits.bookingLettersPerDay) return addSeconds(now, Math.max(1, retryAfter))
  await attempts.record([key], now)
  return undefined
}
