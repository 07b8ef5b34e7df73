import type { User } from '../accounts/accounts.ts'
import { isConfirmed, isWaiting } from '../forms/double-opt-in.ts'
import { askingBeside } from '../newsletter/asking-beside.step.ts'
import { ended, type Subscription } from '../newsletter/newsletter.ts'
import type { Instant } from '../shared/day.ts'
import type { PersonNeeds, PersonTx } from './person-needs.ts'
import type { Advertising, MarketingPreferences } from './ports.ts'
import { channels, textVersion, type Channel, type ConsentEntry, type Profile, type Said } from './profile.ts'

/** An entry of the log about what somebody said in her settings. */
export const saidInSettings = (about: ConsentEntry['about'], given: boolean, at: Instant): ConsentEntry => ({
  about,
  given,
  at,
  textVersion,
  source: 'settings',
})

/** Where we may advertise; who never said so has not agreed. */
export const advertisingOf = ({ advertising }: Partial<Profile>): Advertising => {
  const said = channels.flatMap((way) => {
    const { at, source } = advertising?.[way] ?? {}
    return at === undefined || source === undefined ? [] : [[way, { at, source }]]
  })
  const allowed = (way: Channel): boolean => advertising?.[way]?.allowed ?? false
  return {
    post: allowed('post'),
    email: allowed('email'),
    phone: allowed('phone'),
    said: Object.fromEntries(said),
    version: advertising?.version ?? 0,
  }
}

/** What she says now to each way, with the time of what she says anew; and the entries of the log about that. */
export function newAnswers(
  { advertising = { version: 0 } }: Profile,
  said: Readonly<Record<Channel, boolean>>,
  now: Instant,
): { readonly answers: Readonly<Record<Channel, Said>>; readonly entries: readonly ConsentEntry[] } {
  const of = (way: Channel): Said => {
    const before = advertising[way]
    if (before?.allowed === said[way]) return before
    return { allowed: said[way], at: now, source: 'settings' }
  }
  const answers = { post: of('post'), email: of('email'), phone: of('phone') }
  // Who says no to what she never agreed to takes nothing back.
  const changed = channels.filter((way) => said[way] !== (advertising[way]?.allowed ?? false))
  return { answers, entries: changed.map((way) => saidInSettings(way, said[way], now)) }
}

/** How it stands with the newsletter of an address. */
export const newsletterOfSubscriptions = (
  subscriptions: readonly Subscription[],
  now: Instant,
): MarketingPreferences['newsletter'] => {
  if (subscriptions.some(isConfirmed)) return 'on'
  return subscriptions.some((one) => one.endedAt === undefined && isWaiting(one, now)) ? 'pending' : 'off'
}

/** Prepares what a transaction does about the newsletter that somebody wants, wants no more, or says nothing of. */
export async function changingNewsletter(
  user: User,
  wanted: boolean | undefined,
  now: Instant,
  needs: PersonNeeds,
): Promise<(tx: PersonTx) => Promise<readonly ConsentEntry[]>> {
  if (wanted === undefined) return async () => []
  if (!wanted)
    return async ({ subscriptions }) => {
      const open = (await subscriptions.lock(user.email)).filter((one) => one.endedAt === undefined)
      for (const own of open) await subscriptions.save(ended(own, now))
      return open.length === 0 ? [] : [saidInSettings('newsletter', false, now)]
    }
  if (newsletterOfSubscriptions(await needs.subscriptions.of(user.email), now) !== 'off') return async () => []
  const ask = await askingBeside({ ...user, textVersion }, now, needs)
  return async (tx) => {
    await ask(tx)
    return [saidInSettings('newsletter', true, now)]
  }
}
