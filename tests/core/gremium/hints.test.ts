import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { citationsIn } from '#core/citations/parse.ts'
import { economicCommitteeSize, hasEconomicCommittee } from '#core/gremium/law/committees.ts'
import { hintsByLaw, type BodyFacts, type Hint } from '#core/gremium/law/hints.ts'
import { hintText } from '#wording/gremium/hints.ts'

const today = '2026-11-24'
/** Laws as the ministry publishes them, where LAWS names a folder with some. */
const { LAWS = '' } = process.env

const about = (facts: BodyFacts): readonly Hint['about'][] => hintsByLaw(facts, today).map((hint) => hint.about)
const hintAbout = <About extends Hint['about']>(facts: BodyFacts, wanted: About, on = today) =>
  hintsByLaw(facts, on).find((hint): hint is Extract<Hint, { about: About }> => hint.about === wanted)
const said = (facts: BodyFacts, wanted: Hint['about'], on = today): string => {
  const hint = hintAbout(facts, wanted, on)
  return hint ? hintText(hint).text.replaceAll('\u00a0', ' ') : 'nothing'
}

const council: BodyFacts = { type: 'BR', employees: 250, members: 9, released: 1, electedOn: '2026-04-20' }

describe('a works council', () => {
  test('learns its size, its releases, its committees, its quorum and its next election', () => {
    expect(about(council)).toEqual(['size', 'releases', 'works-committee', 'committees', 'quorum', 'election'])
    expect(hintAbout(council, 'size')).toMatchObject({ expected: 9, actual: 9 })
    expect(said(council, 'size')).toBe(
      'Nach der Zahl der Beschäftigten hat der Betriebsrat 9 Mitglieder. Bei Ihnen sind es ebenso viele.',
    )
    expect(said(council, 'releases')).toContain('Mindestens ein Mitglied ist ganz von der Arbeit freizustellen')
    expect(said(council, 'works-committee')).toContain('mit 5 Mitgliedern')
    expect(said(council, 'quorum')).toContain('mindestens 5 Mitglieder teil')
    expect(said(council, 'election')).toBe(
      'Gewählt wird vom 01.03.2030 bis zum 31.05.2030: in 1193 Tagen beginnt die Wahlzeit.',
    )
  })

  test('that is too small learns what may follow, and what else may be the reason', () => {
    const small = { ...council, members: 7 }
    expect(about(small)).toContain('early-election')
    expect(said(small, 'size')).toContain(
      'Bei Ihnen sind es 7 Mitglieder. Maßgeblich war die Zahl bei der letzten Wahl',
    )
    expect(about(council)).not.toContain('early-election')
  })

  test('whose seats are free learns that deputies move up, as long as there are enough of them', () => {
    const waiting = { ...council, members: 7, deputies: 2 }
    expect(about(waiting)).toContain('moving-up')
    expect(about(waiting)).not.toContain('early-election')
    expect(said(waiting, 'moving-up')).toContain('2 Sitze sind frei.')
    expect(said({ ...council, members: 8, deputies: 4 }, 'moving-up')).toContain('Ein Sitz ist frei.')
    const tooFew = { ...council, members: 6, deputies: 2 }
    expect(about(tooFew)).toContain('early-election')
    expect(about(tooFew)).not.toContain('moving-up')
    expect(about({ ...council, deputies: 2 })).not.toContain('moving-up')
  })

  test('of a small establishment has neither releases nor committees', () => {
    expect(about({ type: 'BR', employees: 30 })).toEqual(['size', 'quorum', 'election'])
    expect(hintAbout({ type: 'BR', employees: 100 }, 'committees')).toBeUndefined()
    expect(hintAbout({ type: 'BR', employees: 101 }, 'committees')).toBeDefined()
    expect(hintAbout({ type: 'BR', employees: 199 }, 'releases')).toBeUndefined()
    expect(hintAbout({ type: 'BR', employees: 200 }, 'releases')).toMatchObject({ expected: 1 })
  })

  test('of up to 51 who may vote has the size that those give', () => {
    expect(hintAbout({ type: 'BR', employees: 60, voters: 40 }, 'size')).toMatchObject({ expected: 3 })
    expect(hintAbout({ type: 'BR', employees: 60, voters: 55 }, 'size')).toMatchObject({ expected: 5 })
  })

  test('of which nothing is said is asked, and nothing is made up', () => {
    expect(about({ type: 'BR' })).toEqual(['unknown-size', 'election'])
    expect(said({ type: 'BR' }, 'unknown-size')).toContain('wie viele Menschen im Betrieb')
    expect(said({ type: 'BR', employees: 250 }, 'size')).not.toContain('Bei Ihnen')
  })

  test('of fewer than five who may vote cannot be', () =>
    expect(about({ type: 'BR', employees: 4 })).toEqual(['none', 'election']))

  test('is told of an election that runs, and of one that is over', () => {
    const of2022 = { ...council, electedOn: '2022-04-20' }
    expect(said(of2022, 'election', '2026-05-30')).toContain('Die Wahlzeit läuft noch 1 Tag')
    expect(said(of2022, 'election', '2026-05-31')).toContain('läuft heute ab')
    expect(said(of2022, 'election', '2026-06-01')).toContain('Die Amtszeit ist spätestens mit ihrem letzten Tag')
    expect(said({ ...council, electedOn: '2025-09-01' }, 'election')).toContain('Die Wahlzeit davor entfällt für Sie')
  })
})

test('a JAV learns its size by the young', () => {
  expect(about({ type: 'JAV' })).toEqual(['unknown-size', 'election'])
  expect(hintAbout({ type: 'JAV', young: 60, members: 5 }, 'jav-size')).toMatchObject({ expected: 5, actual: 5 })
  expect(about({ type: 'JAV', young: 4 })).toContain('none')
})

test('a person of trust learns of her release and of deputies', () => {
  expect(about({ type: 'SBV' })).toEqual(['unknown-size', 'election'])
  expect(about({ type: 'SBV', disabled: 4 })).toEqual(['none', 'election'])
  expect(about({ type: 'SBV', disabled: 99 })).toEqual(['election'])
  expect(about({ type: 'SBV', disabled: 100 })).toEqual(['person-released', 'election'])
  expect(hintAbout({ type: 'SBV', disabled: 101 }, 'deputies')).toMatchObject({ deputies: 1 })
})

test('bodies that others send or appoint have no hints here', () => {
  for (const type of ['GBR', 'KBR', 'GJAV', 'WA', 'EBR']) expect(about({ type, employees: 500 })).toEqual([])
})

test('an economic committee is formed above a hundred, with three to seven members (§§ 106, 107 BetrVG)', () => {
  expect([hasEconomicCommittee(100), hasEconomicCommittee(101)]).toEqual([false, true])
  expect(economicCommitteeSize).toEqual({ fewest: 3, most: 7 })
})

const facts = fc.record(
  {
    type: fc.constantFrom('BR', 'JAV', 'SBV'),
    employees: fc.nat({ max: 60_000 }),
    voters: fc.nat({ max: 60_000 }),
    young: fc.nat({ max: 3_000 }),
    disabled: fc.nat({ max: 3_000 }),
    members: fc.nat({ max: 60 }),
    released: fc.nat({ max: 40 }),
    electedOn: fc.constantFrom('2022-04-01', '2024-12-24', '2025-10-10', '2026-11-01'),
  },
  { requiredKeys: ['type'] },
)

test('whatever is known, each hint has words and norms that can be read as citations', () => {
  fc.assert(
    fc.property(facts, (known) => {
      for (const hint of hintsByLaw(known, today)) {
        const { title, text } = hintText(hint)
        expect([title, text].join('')).not.toMatch(/undefined|NaN|Infinity/)
        for (const norm of hint.norms) expect(citationsIn(norm)).toHaveLength(1)
      }
    }),
  )
})

const everyHint = [
  ...hintsByLaw({ type: 'BR', employees: 9_500, members: 3, released: 2, electedOn: '2025-09-01' }, today),
  ...['BR', 'JAV', 'SBV'].flatMap((type) => [
    ...hintsByLaw({ type }, today),
    ...hintsByLaw({ type, employees: 4, young: 4, disabled: 4 }, today),
    ...hintsByLaw({ type, employees: 300, young: 300, disabled: 300, electedOn: '2025-11-11' }, today),
  ]),
]
test.skipIf(!existsSync(LAWS))('each norm is in its law (LAWS names their folder)', () => {
  const laws = new Map(
    [
      ['BetrVG', 'betrvg'],
      ['SGB IX', 'sgb_9_2018'],
    ].map(([law = '', file]) => [law, readFileSync(join(LAWS, `${file}.xml`), 'utf8')]),
  )
  for (const { citation } of everyHint.flatMap(({ norms }) => norms.flatMap((norm) => citationsIn(norm)))) {
    if (citation.kind !== 'law' || citation.law === null) throw new Error('no law is named')
    expect(laws.get(citation.law)).toContain(`<enbez>§ ${citation.number}</enbez>`)
  }
})
