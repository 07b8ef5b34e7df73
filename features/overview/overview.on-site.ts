import { nameOfMember } from '#core/gremium/roster.ts'
import type { GremiumInBrief, News, PlanStepInBrief } from '#core/overview/overview.ts'
import { asksForSomething } from '#core/overview/overview.view.ts'
import { daysText, dayText } from '#core/shared/day-texts.ts'
import { hintText } from '#wording/gremium/hints.ts'
import { rosterWording } from '#wording/pages/roster.ts'
import { overviewWording } from '#wording/pages/overview.ts'
import { stepTitle } from '#wording/training-plan.ts'
import type { Entry } from '../support/entry.ts'
import type { LooksAtTheOverview } from './overview.driver.ts'

const seatsText = ({ seated, seats }: GremiumInBrief): string =>
  seated.length === 0 ? rosterWording.emptyManager : rosterWording.taken(seated.length, seats).replaceAll('\u00a0', ' ')

const newsTitle = (news: News): string => {
  const { what, materials, entries } = overviewWording.news
  if (news.about === 'list') return entries(news.entries)
  return news.about === 'materials' ? materials(news) : `${what[news.what]}, ${dayText(news.on)}`
}
const whenOfStep = (step: PlanStepInBrief): string => {
  const { chosen, noEvent, due } = overviewWording.plan
  return step.event ? chosen(step.event) : `${noEvent}, ${due(step)}`
}

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
      news: answer.value.news.items.map(newsTitle),
      list: (gremium?.list.items ?? []).map(
        ({ title, missing }) => `${title}: ${overviewWording.list.missing(missing)}`,
      ),
      training: (gremium?.seated ?? []).map((one) => `${nameOfMember(one)}: ${rosterWording.basics(one.basics)}`),
      plan: (answer.value.plan?.steps ?? []).map((step) => `${stepTitle(step.key, step.title)}: ${whenOfStep(step)}`),
      recommended: answer.value.recommended.map(
        ({ title, reason, next }) => `${title}: ${reason}, ${overviewWording.recommended.next(next)}`,
      ),
      wishlist: { titles: wishlist.items.map(({ title }) => title), total: wishlist.total },
    }
  },
  async seenNews() {
    await account.overview.seenNews({})
  },
})
