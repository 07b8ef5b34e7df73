import { switchesPerDay, unknownPerHour } from '#core/calendar-feeds/calendar-feeds.ts'
import type { Site } from '#core/site.ts'
import type { Call } from './call.ts'

const of = (site: Site) => site.account.calendarFeeds
const ownGremium = async (site: Site): Promise<{ readonly gremium: string }> => {
  const own = await site.gremium.membership.own({})
  return { gremium: own.ok ? (own.value.items[0]?.id ?? 'keines') : 'keines' }
}

/** What calendars are asked for by one who is not signed in, or belongs to no Gremium. */
export const calendarCallsOfOthers: readonly Call[] = [
  ['calendarFeeds.feeds', (site) => of(site).feeds({})],
  ['calendarFeeds.switchOn', (site) => of(site).switchOn({ gremium: 'gibt es/nicht?' })],
  ['calendarFeeds.switchOff', (site) => of(site).switchOff({ gremium: 'gibt es/nicht?' })],
  ['calendarFeeds.calendar', (site) => of(site).calendar({ token: 'gibt es/nicht?' })],
]
/** By the manager of one. */
export const calendarCallsOfManager: readonly Call[] = [
  ['calendarFeeds.switchOn', async (site) => of(site).switchOn(await ownGremium(site))],
  ['calendarFeeds.feeds', (site) => of(site).feeds({})],
  ['calendarFeeds.switchOff', async (site) => of(site).switchOff(await ownGremium(site))],
  [
    'calendarFeeds.calendar',
    async (site) => {
      const on = await of(site).switchOn({})
      const token = on.ok ? (/([^/]+)\.ics$/.exec(on.value.https)?.[1] ?? '') : ''
      return of(site).calendar({ token })
    },
  ],
]
/** By somebody of it who does not manage it; then by whoever tries again and again. */
export const calendarCallsOfMember: readonly Call[] = [
  ['calendarFeeds.switchOn', async (site) => of(site).switchOn(await ownGremium(site))],
  ['calendarFeeds.switchOff', async (site) => of(site).switchOff(await ownGremium(site))],
  [
    'calendarFeeds.switchOn',
    async (site) => {
      for (let n = 0; n < switchesPerDay; n += 1) await of(site).switchOn({})
      return of(site).switchOn({})
    },
  ],
  [
    'calendarFeeds.calendar',
    async (site) => {
      for (let n = 0; n < unknownPerHour; n += 1) await of(site).calendar({ token: 'gibt es/nicht?' })
      return of(site).calendar({ token: 'gibt es/nicht?' })
    },
  ],
]
