import type { GremiumInBrief } from '#core/overview/overview.ts'
import { asksForSomething } from '#core/overview/overview.view.ts'
import { daysText } from '#core/shared/day-texts.ts'
import { hintText } from '#wording/gremium/hints.ts'
import { rosterWording } from '#wording/pages/roster.ts'
import { overviewWording } from '#wording/pages/overview.ts'
import type { Entry } from '../support/entry.ts'
import type { LooksAtTheOverview } from './overview.driver.ts'

const seatsText = ({ seated, seats }: GremiumInBrief): string =>
  seated.length === 0 ? rosterWording.emptyManager : rosterWording.taken(seated.length, seats).replaceAll('\u00a0', ' ')

/** Looks at the overview through the port. */
export const looksAtTheOverviewOnSite = ({ site: { account } }: Entry): LooksAtTheOverview => ({
  async overview(wanted) {
    const answer = await account.overview.overview(wanted === undefined ? {} : { gremium: wanted })
    if (!answer.ok) return answer.refusal.why === 'not-found' ? 'nothing' : { signsInFor: '/meinifb/meinifbv2' }
    const { greeted, gremien, gremium, underWay, wishlist } = answer.value
    const name = gremien.find(({ id }) => id === gremium?.id)?.name
    return {
      greeting: overviewWording.greeting(greeted),
      ...(name !== undefined && { gremium: name }),
      ...(gremium && { seats: seatsText(gremium) }),
      begins: gremium === undefined,
      hints: (gremium?.hints ?? []).filter(asksForSomething).map((hint) => hintText(hint).title),
      underWay: underWay.map(({ title, startDate, endDate, steps }) => {
        const next = steps.find(({ state }) => state === 'next')?.step ?? 'attend'
        return `${title}, ${daysText(startDate, endDate)}: ${overviewWording.underWay.todo[next]}`
      }),
      wishlist: { titles: wishlist.items.map(({ title }) => title), total: wishlist.total },
    }
  },
})
