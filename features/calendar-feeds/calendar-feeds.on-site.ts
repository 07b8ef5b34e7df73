import type { Entry } from '../support/entry.ts'
import { valueOf } from '../support/value-of.ts'
import type { SubscribesToCalendars } from './calendar-feeds.driver.ts'

const toTheMinute = (instant: string): string => instant.slice(0, 16)

/** Subscribes to calendars through the port. */
export const subscribesToCalendarsOnSite = ({ site }: Entry): SubscribesToCalendars => {
  const { calendarFeeds } = site.account
  const gremiumCalled = async (called: string): Promise<string> =>
    called === 'own' ? (valueOf(await site.gremium.membership.own({})).items[0]?.id ?? 'none') : called
  return {
    async switchOn(gremium) {
      const answer = await calendarFeeds.switchOn(
        gremium === undefined ? {} : { gremium: await gremiumCalled(gremium) },
      )
      return answer.ok ? { address: answer.value.https } : { why: answer.refusal.why }
    },
    async switchOff() {
      const answer = await calendarFeeds.switchOff({})
      return answer.ok ? 'done' : answer.refusal.why
    },
    async standing() {
      const { items } = valueOf(await calendarFeeds.feeds({}))
      const own = items.find(({ gremium }) => gremium === undefined)
      if (own?.since === undefined) return 'off'
      const fetched = own.fetchedAt === undefined ? 'never fetched' : `fetched ${toTheMinute(own.fetchedAt)}`
      return `on since ${toTheMinute(own.since)}, ${fetched}`
    },
    async calendarAt(address) {
      const token = /\/kalender\/([^/]+)\.ics$/.exec(address)?.[1]
      if (token === undefined) throw new Error(`${address} is the address of no calendar`)
      const answer = await calendarFeeds.calendar({ token })
      return answer.ok ? { bytes: answer.value.bytes } : { why: answer.refusal.why }
    },
  }
}
