import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Gremium } from '#core/gremium/gremium.ts'
import { addDays } from '#core/shared/dates.ts'
import { trainingOf, trainingKeys, type TrainingKey } from '#core/training-plan/curriculum.ts'
import type { ShownPlan } from '#core/training-plan/ports.ts'
import type { PlannedEvent } from '#core/training-plan/training-plan.ts'
import { valueOf } from '../core/test-core.ts'
import { openPlanningStores, type PlanningStore } from './planning-stores.ts'
import { formOf, knownOf, three, today, type Known } from './random-plan-forms.ts'

const isLong = process.env['LONG'] !== undefined
const runs = isLong ? 150 : 8
const papersOf = isLong ? 10 : 2

let all: readonly PlanningStore[] = []
let close: () => Promise<void> = async () => undefined
beforeAll(async () => {
  ;({ all, close } = await openPlanningStores())
})
afterAll(() => close())

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000
/** The weeks of an event, counted from a Monday. */
const weeksOf = ({ startDate, endDate }: { readonly startDate: string; readonly endDate: string }) => {
  const [first, last] = [startDate, endDate].map((day) => Math.floor((dayNumber(day) - 4) / 7))
  return Array.from({ length: (last ?? 0) - (first ?? 0) + 1 }, (_, week) => (first ?? 0) + week)
}
const isTraining = (key: string): key is TrainingKey => (trainingKeys as readonly string[]).includes(key)

/** What of a plan is against its rules, as one reads it from the plan itself and the programme. */
const faultsIn = (shown: ShownPlan, known: readonly Known[], teaches: PlanningStore['teaches']): readonly string[] => {
  const { steps } = shown.plan
  const themes = new Set([...shown.draft.attended, ...known.map(({ themeUrl }) => themeUrl)])
  const learnt = new Set([...themes].map((url) => teaches.get(url)))
  const faults: string[] = []
  for (const { key, event, others } of steps) {
    if (isTraining(key) && learnt.has(key)) faults.push(`${key} is known`)
    for (const one of [...(event ? [event] : []), ...others]) {
      if (themes.has(one.themeUrl)) faults.push(`${one.themeUrl} was attended or is booked`)
      if (one.startDate <= today) faults.push(`${key} begins on ${one.startDate}`)
      if (one.seatsLeft < 1) faults.push(`${key} is sold out`)
    }
    for (const before of event && isTraining(key) ? trainingOf(key).after : []) {
      const earlier = steps.find((step) => step.key === before)
      if (earlier && !(earlier.event && event && dayNumber(event.startDate) - dayNumber(earlier.event.endDate) >= 21))
        faults.push(`${key} comes before ${before}, or soon after it`)
    }
  }
  return faults
}

/** Fees of some events by years, added up by hand: net, and gross with VAT on the sum of each rate. */
const sumsOf = (events: readonly PlannedEvent[]) =>
  [...Map.groupBy(events, ({ startDate }) => Number(startDate.slice(0, 4)))]
    .toSorted(([one], [other]) => one - other)
    .map(([year, ofYear]) => {
      const byRate = Map.groupBy(
        ofYear.flatMap(({ price }) => price ?? []),
        ({ rate }) => rate,
      )
      const nets = [...byRate].map(([rate, prices]) => ({ rate, net: prices.reduce((sum, { net }) => sum + net, 0) }))
      const net = nets.reduce((sum, one) => sum + one.net, 0)
      const vat = nets.reduce((sum, one) => sum + Math.round((one.net * one.rate) / 100), 0)
      return { year, events: ofYear.length, net, gross: net + vat, complete: ofYear.every(({ price }) => price) }
    })

const eventsIn = ({ plan }: ShownPlan) => plan.steps.flatMap(({ event }) => event ?? [])

test(
  'a plan that is stored keeps its rules, adds up, and is the same in every store, to the byte',
  { timeout: 600_000 },
  async () => {
    const teaches = all[0]?.teaches ?? new Map<string, TrainingKey>()
    const themes = [...teaches.keys()].toSorted()
    expect(themes.length).toBeGreaterThan(20)
    let round = 0
    let withPapers = 0
    await fc.assert(
      fc.asyncProperty(formOf(themes), knownOf(themes), async (form, known) => {
        const name = `anna-${String((round += 1)).padStart(4, '0')}`
        const told = []
        for (const one of all) {
          const site = await one.comes(name, known)
          const { plans, planPapers } = site.account
          const made = valueOf(await plans.create(form))
          const shown = valueOf(await plans.get({ token: made.token }))
          expect(JSON.stringify(shown)).toBe(JSON.stringify(made))
          expect(faultsIn(shown, known, teaches), one.store).toEqual([])
          expect(
            shown.years.map(({ year, events, totals: { net, gross, complete } }) => ({
              year,
              events,
              net,
              gross,
              complete,
            })),
          ).toEqual(sumsOf(eventsIn(shown)))
          const calendar = await planPapers.calendar({ token: made.token })
          expect(calendar.ok).toBe(eventsIn(shown).length > 0)
          const paper = withPapers < papersOf ? valueOf(await planPapers.pdf({ token: made.token })).bytes : undefined
          told.push({
            plan: JSON.stringify(shown),
            calendar: calendar.ok && Buffer.from(calendar.value.bytes).toString(),
            pdf: paper && Buffer.from(paper).toString('base64'),
          })
        }
        withPapers += 1
        for (const other of told.slice(1)) expect(other).toEqual(told[0])
      }),
      { numRuns: runs, ...(!isLong && { seed: 20_261_128 }) },
    )
  },
)

test(
  'of a Gremium of three no two are away in one week, whichever store holds it [rule:domain-training-plan]',
  { timeout: 600_000 },
  async () => {
    const themes = [...(all[0]?.teaches.keys() ?? [])].toSorted()
    let round = 0
    await fc.assert(
      fc.asyncProperty(
        three,
        knownOf(themes),
        async ({ type, employees, roles, released, since, firstTerm }, known) => {
          const name = `gremium-${String((round += 1)).padStart(4, '0')}`
          const told = []
          for (const one of all) {
            const site = await one.comes(name, known)
            const members = roles.map((role, nth): Gremium['members'][number] => ({
              id: `m-${nth}`,
              version: 1,
              firstName: `Nr. ${nth}`,
              lastName: 'Werk',
              role: role as 'mitglied',
              released: released[nth] ?? 0,
              functions: [],
              since,
              firstTerm,
              ...(nth === 0 && { email: `${name}@werk.example` }),
            }))
            await one.gremium({ type, company: 'Werk', employees, members })
            const { matrix, years } = valueOf(await site.gremium.plan.plan({}))
            const planned = matrix.rows.map(({ standings }) =>
              standings.flatMap((one) => (one.is === 'planned' ? [one.event] : [])),
            )
            const booked = known.filter(({ attended }) => !attended).map(({ begins }) => begins)
            const away = planned
              .map((events) => events.flatMap(weeksOf))
              .map((weeks, nth) =>
                nth === 0
                  ? [
                      ...weeks,
                      ...booked.flatMap((begins) =>
                        weeksOf({ startDate: addDays(today, begins), endDate: addDays(today, begins + 2) }),
                      ),
                    ]
                  : weeks,
              )
            for (const [nth, weeks] of away.entries())
              for (const other of away.slice(nth + 1)) expect(weeks.filter((week) => other.includes(week))).toEqual([])
            expect(years.reduce((sum, { events }) => sum + events, 0)).toBeGreaterThanOrEqual(planned.flat().length)
            told.push(JSON.stringify({ matrix, years }))
          }
          expect(new Set(told).size).toBe(1)
        },
      ),
      { numRuns: runs, ...(!isLong && { seed: 20_261_128 }) },
    )
  },
)
