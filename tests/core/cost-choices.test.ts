import { array, assert as check, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { chosenCosts } from '#core/costs/cost-choices.ts'
import { costQuery, costsAddress } from '#core/costs/cost-query.ts'
import type { CostChoices } from '#core/costs/costs.ts'
import { validUntil } from '#core/costs/valid-until.ts'
import { valueOf } from './test-core.ts'
import { nobodySpecial } from './stay-costs.ts'

const travellersOf = (choices: CostChoices) => {
  const chosen = chosenCosts(choices)
  return chosen.ok ? { ok: true as const, value: chosen.value.travellers } : chosen
}

describe('choices', () => {
  it('without any: one person as the event suggests, who does not travel', () => {
    expect(travellersOf({})).toEqual({ ok: true, value: [nobodySpecial] })
    expect(travellersOf({ participants: '', overnight: [''], km: [' '] })).toEqual({ ok: true, value: [nobodySpecial] })
  })

  it('of one value count for all', () => {
    const travellers = valueOf(travellersOf({ participants: '3', overnight: ['nein'], travel: ['auto'], km: ['240'] }))
    expect(travellers).toEqual(
      Array.from({ length: 3 }, () => ({
        ...nobodySpecial,
        overnight: false,
        travel: 'auto',
        km: 240,
        parking: true,
      })),
    )
  })

  it('of several count for each in turn, the last for all who follow; more than there are people are ignored', () => {
    const travellers = valueOf(travellersOf({ participants: '4', eve: ['nein', 'ja', ''], parking: ['ja'] }))
    expect(travellers.map(({ eve }) => eve)).toEqual([false, true, false, false])
    expect(valueOf(travellersOf({ participants: '1', eve: ['ja', 'quatsch'] }))).toHaveLength(1)
  })

  it.each([
    ['89,90', 8_990],
    ['89.90', 8_990],
    ['89,9', 8_990],
    ['89', 8_900],
    ['0', 0],
    ['1.234', 123_400],
    ['1.234,50 €', 123_450],
    [' 12,00\u00A0€ ', 1_200],
  ])('a ticket of %j is %i cents', (typed, cents) => {
    expect(valueOf(travellersOf({ ticket: [typed] }))[0]?.ticket).toBe(cents)
  })

  it.each([
    [{ participants: '0' }, { participants: 'too-low' }],
    [{ participants: '51' }, { participants: 'too-high' }],
    [{ participants: '2,5' }, { participants: 'malformed' }],
    [{ participants: 'drei' }, { participants: 'malformed' }],
    [{ participants: '-1' }, { participants: 'malformed' }],
    [{ overnight: ['vielleicht'] }, { overnight: 'unknown' }],
    [{ vat: 'manchmal' }, { vat: 'unknown' }],
    [{ travel: ['rakete'] }, { travel: 'unknown' }],
    [{ km: ['weit'] }, { km: 'malformed' }],
    [{ km: ['5001'] }, { km: 'too-high' }],
    [{ ticket: ['12,345'] }, { ticket: 'malformed' }],
    [{ ticket: ['1e3'] }, { ticket: 'malformed' }],
    [{ ticket: ['-5'] }, { ticket: 'malformed' }],
    [{ ticket: ['2000,01'] }, { ticket: 'too-high' }],
    [
      { participants: '2', km: ['100', 'x'], eve: ['ja', 'na'] },
      { 'km-2': 'malformed', 'eve-2': 'unknown' },
    ],
    [
      { participants: '99', travel: ['x'] },
      { participants: 'too-high', travel: 'unknown' },
    ],
  ])('%j is refused with %j', (choices, fields) => {
    expect(travellersOf(choices)).toEqual({ ok: false, refusal: { why: 'invalid', fields } })
  })

  it.each([
    [{}, true],
    [{ vat: '' }, true],
    [{ vat: 'ja' }, true],
    [{ vat: 'nein' }, false],
  ])('%j: VAT is shown: %s', (choices, shown) => {
    expect(valueOf(chosenCosts(choices)).vatShown).toBe(shown)
  })

  it.each(['1', '50', ' 7 '])('%j participants are possible', (participants) => {
    expect(valueOf(travellersOf({ participants }))).toHaveLength(Number(participants))
  })
})

describe('an address', () => {
  const page = '/kostenrechner/rhetorik-4711'

  it.each<readonly [CostChoices, string]>([
    [{}, page],
    [{ participants: '2', overnight: [''], km: [] }, `${page}?personen=2`],
    [{ ticket: ['89,90 €'], vat: 'nein' }, `${page}?fahrkarte=89%2C90%20%E2%82%AC&mwst=nein`],
    [{ travel: ['auto', 'bahn', 'bahn', 'bahn'] }, `${page}?anreise=auto&anreise=bahn`],
    [{ eve: ['ja', '', ''] }, `${page}?vorabend=ja&vorabend=`],
    [{ eve: ['ja', 'ja', 'ja'], km: ['', '', ''] }, `${page}?vorabend=ja`],
  ])('of %j is %s', (choices, address) => {
    expect(costsAddress(page, choices)).toBe(address)
  })

  test('carries the whole calculation, for as many people as there may be', () => {
    const answers = { maxLength: 50 }
    check(
      property(
        integer({ min: 1, max: 50 }),
        record({
          overnight: array(constantFrom('', 'ja', 'nein'), answers),
          travel: array(constantFrom('', 'auto', 'bahn', 'keine'), answers),
          km: array(constantFrom('', '12', '240'), answers),
          ticket: array(constantFrom('', '89,90'), answers),
        }),
        constantFrom('ja', 'nein'),
        (people, lists, vat) => {
          const choices = { participants: String(people), ...lists, vat }
          const told: Record<string, string[]> = {}
          for (const [name, value] of costQuery(choices)) (told[name] ??= []).push(value)
          const read = {
            participants: told['personen']?.[0] ?? '',
            overnight: told['uebernachtung'] ?? [],
            travel: told['anreise'] ?? [],
            km: told['km'] ?? [],
            ticket: told['fahrkarte'] ?? [],
            vat: told['mwst']?.[0] ?? '',
          }
          expect(chosenCosts(read)).toEqual(chosenCosts(choices))
        },
      ),
    )
  })
})

describe('an estimate holds', () => {
  it.each([
    ['2026-11-21', '2027-03-01', '2026-12-31'],
    ['2026-11-21', '2026-12-07', '2026-12-06'],
    ['2026-12-01', '2027-06-01', '2027-01-31'],
    ['2027-01-31', '2027-06-01', '2027-02-28'],
    ['2026-10-31', '2027-06-01', '2026-11-30'],
  ])('told on %s for an event from %s: until %s', (today, start, until) => {
    expect(validUntil(today, start)).toBe(until)
  })
})
