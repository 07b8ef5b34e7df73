import { setTimeout as pause } from 'node:timers/promises'
import type { ForKeepingLetters, Letter } from '#core/letters/ports.ts'
import { brandBeforeContent, type Brand } from '#core/brand/brand.ts'
import type { Clock } from '#core/shared/clock.ts'
import type { Instant } from '#core/shared/day.ts'
import { addSeconds } from '#core/shared/dates.ts'
import { letterText } from './letter-text.ts'
import { minutesUntilNext } from './next-attempt.ts'
import { oneAtATime } from '#core/shared/one-at-a-time.ts'
import { senderOf } from './sender.ts'
import { isRecipientRefused } from './recipient-refused.ts'
import type { Enclosure, MailTransport } from './transport.ts'

/** Where the post says what it did; never to whom. */
export interface PostLog {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
}

interface Post {
  /** Ends after the letters that are on their way. */
  readonly stop: () => Promise<void>
}

/** Letters on their way at the same time, and how long nobody else takes them: longer than any mail server may take. */
const atOnce = 5
const leaseSeconds = 5 * 60

/**
 * Sends waiting letters, again and again until one is accepted: a crash in between sends a letter once more with the
 * same Message-ID, never not at all. Only a letter whose recipient is refused for good, or whose link has run out, is
 * given up. Looks for letters every `every` milliseconds.
 */
export function sendingLetters({
  letters,
  clock,
  transport,
  from,
  siteOrigin,
  brand = async () => undefined,
  enclosuresOf = () => undefined,
  calendarsOf = async () => [],
  waitsUntil,
  log,
  giveWay = async () => undefined,
  every = 2000,
}: {
  readonly letters: ForKeepingLetters
  readonly clock: Clock
  readonly transport: MailTransport
  /** The address that letters come from, with a name before it or not; undefined: that of the brand. */
  readonly from: string | undefined
  readonly siteOrigin: string
  /** How the provider calls itself when a letter leaves it; undefined before content is there. */
  readonly brand?: () => Promise<Brand | undefined>
  /** How to get the files that go with a letter; undefined where none do. */
  readonly enclosuresOf?: (letter: Letter) => (() => Promise<readonly Enclosure[]>) | undefined
  /** What a letter brings for calendars: a few kB, so that many letters with some may be on their way. */
  readonly calendarsOf?: (letter: Letter) => Promise<readonly Enclosure[]>
  /**
   * Asked before a letter leaves for the first time, of one after the other: until when it has to wait, undefined where
   * it may leave now.
   */
  readonly waitsUntil: (letter: Letter) => Promise<Instant | undefined>
  readonly log: PostLog
  /** Asked before some letters are taken: ends when there is time for them. */
  readonly giveWay?: () => Promise<void>
  readonly every?: number
}): Post {
  // Files may weigh 20 MB, and more than that on their way: one letter with files after the other.
  const oneByOne = oneAtATime()
  const send = async ({ id, attempts, letter }: Claimed): Promise<void> => {
    const facts = { letter: id, kind: letter.kind, attempt: attempts + 1 }
    if (isTooLate(letter, clock.now())) {
      await letters.givenUp(id, clock.now(), 'its link has run out')
      return log.warn(facts, 'a letter was given up: its link has run out')
    }
    try {
      const now = (await brand()) ?? brandBeforeContent
      const words = letterText(letter, { siteOrigin, brand: now })
      const take = enclosuresOf(letter)
      const handIn = async () => {
        const enclosures = [...((await take?.()) ?? []), ...(await calendarsOf(letter))]
        await transport.send({ id, date: clock.now(), from: senderOf(now, from), to: letter.to, ...words, enclosures })
      }
      await (take ? oneByOne(handIn) : handIn())
    } catch (error) {
      const reason = withoutAddresses(error)
      if (isRecipientRefused(error)) {
        await letters.givenUp(id, clock.now(), reason)
        return log.warn({ ...facts, reason }, 'a letter was given up: its recipient was refused for good')
      }
      const minutes = minutesUntilNext(attempts)
      await letters.failed(id, addSeconds(clock.now(), minutes * 60), reason)
      return log.warn({ ...facts, reason, againInMinutes: minutes }, 'a letter could not be sent')
    }
    await letters.sent(id, clock.now())
    log.info(facts, 'a letter was sent')
  }
  /** Whether a letter leaves now; one that was tried before has been counted. */
  const leaves = async ({ id, attempts, letter }: Claimed): Promise<boolean> => {
    const until = attempts === 0 ? await waitsUntil(letter) : undefined
    if (until === undefined) return true
    await letters.putOff(id, until)
    log.info({ letter: id, kind: letter.kind, until }, 'a letter waits: many went to its address')
    return false
  }
  const stopping = new AbortController()
  const round = async (): Promise<void> => {
    let claimed: readonly Claimed[]
    do {
      await giveWay()
      const now = clock.now()
      claimed = await letters.claim(atOnce, now, addSeconds(now, leaseSeconds))
      const leaving: Claimed[] = []
      for (const letter of claimed) if (await leaves(letter)) leaving.push(letter)
      for (const outcome of await Promise.allSettled(leaving.map(send)))
        if (outcome.status === 'rejected') throw outcome.reason
    } while (claimed.length > 0 && !stopping.signal.aborted)
  }
  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        await round()
      } catch (error) {
        log.warn({ reason: withoutAddresses(error) }, 'letters could not be looked for')
      }
      // Stopping ends the pause early.
      await pause(every, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const working = work()
  return {
    stop: async () => {
      stopping.abort()
      await working
      transport.close()
    },
  }
}

interface Claimed {
  readonly id: string
  readonly attempts: number
  readonly letter: Letter
}

/** Whether the link of a letter is worth nothing any more; the recipient would only try it in vain. */
const isTooLate = (letter: Letter, now: Instant): boolean =>
  'until' in letter && Date.parse(letter.until) <= Date.parse(now)

/** Mail servers like to repeat the address they refuse; logs hold no personal data. */
const withoutAddresses = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/(?<![^\s<>"'])[^\s<>"']+@[^\s<>"']+/g, '…')
