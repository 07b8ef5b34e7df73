import { beforeAll, describe, expect, test } from 'vitest'
import type { CostChoices, CostEstimate, CostLine } from '#core/costs/costs.ts'
import type { Site } from '#core/site.ts'
import { recordOf } from '#features/support/record-builder.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'
import { costlyEvents, costlyProgramme } from './sample-costs.ts'

let site: Site
beforeAll(async () => {
  const testCore = openTestCore()
  valueOf(await testCore.stage.content(costlyProgramme))
  site = testCore.site(aVisitor())
})
const estimateOf = async (date: keyof typeof costlyEvents, choices: CostChoices = {}): Promise<CostEstimate> =>
  valueOf(await site.programme.costs.estimate({ key: costlyEvents[date], ...choices }))
/** '4 × night, 9000 at 7' */
const linesShown = (lines: readonly CostLine[]) =>
  lines.map(({ item, quantity, net, rate, module }) =>
    [`${quantity} × ${item}, ${net} at ${rate}`, ...(module === undefined ? [] : [module])].join(', '),
  )

describe('what a week in a hotel costs three, of whom one goes home at night', () => {
  const choices: CostChoices = {
    participants: '3',
    overnight: ['ja', 'nein', 'ja'],
    travel: ['auto', 'bahn', 'auto'],
    km: ['240'],
    ticket: ['89,90'],
  }

  test('is told once for those who cost the same', async () => {
    const { groups, participants } = await estimateOf('week', choices)
    expect(participants).toBe(3)
    expect(groups.map((group) => [group.participants, linesShown(group.lines)])).toEqual([
      [
        [1, 3],
        [
          '1 × fee, 149000 at 19',
          '4 × night, 9000 at 7',
          '4 × breakfast, 1500 at 7',
          '5 × food, 3850 at 7',
          '5 × drinks, 1650 at 19',
          '5 × parking, 1000 at 19',
          '4 × city-tax, 250 at 0',
        ],
      ],
      [[2], ['1 × fee, 149000 at 19', '5 × food, 3850 at 7', '5 × drinks, 1650 at 19']],
    ])
  })

  test('and for all together, with VAT per rate on the sum', async () => {
    const { lines, totals } = await estimateOf('week', choices)
    expect(linesShown(lines)).toEqual([
      '3 × fee, 149000 at 19',
      '8 × night, 9000 at 7',
      '8 × breakfast, 1500 at 7',
      '15 × food, 3850 at 7',
      '15 × drinks, 1650 at 19',
      '10 × parking, 1000 at 19',
      '8 × city-tax, 250 at 0',
    ])
    expect(totals).toEqual({
      net: 625_500,
      vatByRate: [
        { rate: 19, net: 481_750, vat: 91_533 },
        { rate: 7, net: 141_750, vat: 9_923 },
        { rate: 0, net: 2_000, vat: 0 },
      ],
      gross: 726_956,
      currency: 'EUR',
      complete: true,
    })
  })

  test('beside their journeys, which nobody bills', async () => {
    const { groups, travel } = await estimateOf('week', choices)
    expect(groups.map((group) => group.travel)).toEqual([
      { mode: 'auto', journeys: 1, km: 240, cents: 7_200 },
      { mode: 'bahn', journeys: 1, km: 0, cents: 8_990 },
    ])
    expect(travel).toBe(23_390)
  })
})

describe('an estimate', () => {
  test('tells how long the event lasts, on what it rests, what is not in it and until when it holds', async () => {
    const { event, duration, vatShown, notIncluded, legalBasis, validUntil } = await estimateOf('week')
    expect([event.eventId, duration, vatShown, validUntil]).toEqual([4001, '3,5 Tage', true, '2026-12-06'])
    expect(notIncluded).toEqual(['evenings', 'journey', 'wages'])
    expect(legalBasis.map(({ group }) => group)).toEqual(['br', 'jav'])
  })

  test('of an event online has no hotel, no way there and no price where there is none', async () => {
    const { groups, totals, travel, notIncluded } = await estimateOf('online', { travel: ['auto'], km: ['100'] })
    expect(linesShown(groups[0]?.lines ?? [])).toEqual(['1 × fee, null at 0'])
    expect([totals.complete, totals.net, travel]).toEqual([false, 0, 0])
    expect(groups[0]?.travel).toEqual({ mode: 'auto', journeys: 0, km: 100, cents: 0 })
    expect(notIncluded).toEqual(['equipment', 'wages'])
  })

  test('of a series goes through its modules, with a journey to each hotel', async () => {
    const { duration, lines, groups, totals } = await estimateOf('series', { travel: ['auto'], km: ['100'] })
    expect(duration).toBe('4 Tage + 90 Minuten')
    expect(linesShown(lines)).toEqual([
      '1 × fee, 300000 at 0',
      '1 × night, 9000 at 7, Auftakt',
      '1 × breakfast, 1500 at 7, Auftakt',
      '2 × food, 3850 at 7, Auftakt',
      '2 × drinks, 1650 at 19, Auftakt',
      '2 × parking, 1000 at 19, Auftakt',
      '1 × city-tax, 250 at 0, Auftakt',
      // Of the second hotel nothing is known.
      '1 × night, null at 7, Abschluss',
      '1 × breakfast, null at 7, Abschluss',
      '2 × day-package, null at 7, Abschluss',
      '2 × parking, null at 19, Abschluss',
      '1 × city-tax, null at 0, Abschluss',
    ])
    expect(groups[0]?.travel).toEqual({ mode: 'auto', journeys: 2, km: 100, cents: 6_000 })
    expect(totals.complete).toBe(false)
  })

  test('of a series of one module is that of the module', async () => {
    const { duration, lines, groups } = await estimateOf('ofOneModule', { travel: ['bahn'], ticket: ['50'] })
    expect(duration).toBe('1,5 Tage')
    expect(linesShown(lines)).toContain('1 × night, 9000 at 7, Alles')
    expect(groups[0]?.travel).toEqual({ mode: 'bahn', journeys: 1, km: 0, cents: 5_000 })
  })

  test('of whoever does not travel names no journey, whatever he typed', async () => {
    const { groups, travel } = await estimateOf('week', { travel: ['keine'], km: ['100'], ticket: ['50'] })
    expect([groups[0]?.travel, travel]).toEqual([{ mode: 'keine', journeys: 0, km: 0, cents: 0 }, 0])
  })

  test.each<[CostChoices, string, boolean]>([
    [{ late: ['ja'] }, '5 × night, 9000 at 7', true],
    [{ eve: ['ja'] }, '5 × night, 9000 at 7', true],
    [{ breakfast: ['nein'] }, '4 × breakfast, 1500 at 7', false],
    [{ parking: ['ja'] }, '5 × parking, 1000 at 19', true],
    [{ travel: ['auto'], parking: ['nein'] }, '5 × parking, 1000 at 19', false],
  ])('with %j: %s, %s', async (choices, line, there) => {
    expect(linesShown((await estimateOf('week', choices)).lines).includes(line)).toBe(there)
  })

  test('is refused where there is no such event, and for what is wrong with the choices', async () => {
    expect(await site.programme.costs.estimate({ key: 'nirgends-9999' })).toEqual({
      ok: false,
      refusal: { why: 'not-found' },
    })
    expect(await site.programme.costs.estimate({ key: costlyEvents.week, km: ['weit'] })).toEqual({
      ok: false,
      refusal: { why: 'invalid', fields: { km: 'malformed' } },
    })
  })
})

test('what hotels charge and how it is reckoned are those of the last import', async () => {
  const { stage, site } = openTestCore()
  const { costs } = site(aVisitor()).programme
  const hotelPrices = {
    breakfast: { net: 1_500, rate: 7 },
    dayPackage: { net: 5_500 },
    parking: { net: 1_000, rate: 19 },
    cityTax: 250,
  }
  const imported = async (perKm: number, night: number) => {
    const priced = recordOf.hotel({ prices: { ...hotelPrices, night: { net: night, rate: 7 } } })
    valueOf(await stage.content({ ...costlyProgramme, brand: { ...costlyProgramme.brand, perKm }, records: [priced] }))
    const { hotels, rules } = valueOf(await costs.rates({}))
    return [rules.perKm, ...Object.values(hotels).map((prices) => prices?.night?.net)]
  }
  expect(await imported(30, 9_000)).toEqual([30, 9_000])
  expect(await imported(38, 9_000)).toEqual([38, 9_000])
  expect(await imported(38, 9_900)).toEqual([38, 9_900])
})
