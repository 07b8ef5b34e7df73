import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cursorOver } from '#core/citations/cursor.ts'
import { knownLaws } from '#core/citations/known-laws.ts'
import { citationsIn, citationsOver } from '#core/citations/parse.ts'
import { courtCases, lawCases } from './cases.ts'
import { noCitations } from './no-citations.ts'
import { isLong } from '#tests/long-run.ts'

const numRuns = isLong ? 100_000 : 2_000
const timeout = 300_000

/** Words and signs of every case, so that no part of the grammar is left out. */
const fragments = [
  ...new Set([...lawCases, ...courtCases].flatMap(([text]) => text.split(/(?=[ \u00a0§.,;:()/–-])|(?<=[§(])/u))),
]
const noise = fc.oneof(fc.string({ maxLength: 8 }), fc.string({ unit: 'binary', maxLength: 4 }))
const anyText = fc
  .array(
    fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...fragments) },
      { weight: 2, arbitrary: fc.constantFrom(' ', '\n\n', '§', '§§ ', ', ', ' und ', ' bis ', '–', '7', 'a') },
      { weight: 2, arbitrary: fc.constantFrom(...[...lawCases, ...courtCases].map(([text]) => text)) },
      { weight: 1, arbitrary: noise },
    ),
    { maxLength: 60 },
  )
  .map((pieces) => pieces.join(''))
const anyLaw = fc.option(fc.constantFrom(...knownLaws.map(({ law }) => law)), { nil: undefined, freq: 2 })

/** A token is looked at so many times at most, however the text is made. */
const mostLooks = 30

describe('whatever a text holds', () => {
  test('citations stand in it, one behind the other, and the way there is bounded', { timeout }, () => {
    fc.assert(
      fc.property(anyText, anyLaw, (text, within) => {
        const cursor = cursorOver(text)
        const found = citationsOver(cursor, within === undefined ? {} : { within })
        let end = 0
        for (const each of found) {
          expect(each.start).toBeGreaterThanOrEqual(end)
          expect(each.end).toBeGreaterThanOrEqual(each.start)
          end = each.end
        }
        expect(end).toBeLessThanOrEqual(text.length)
        expect(cursor.looks()).toBeLessThanOrEqual(mostLooks * (cursor.count + 1))
      }),
      { numRuns },
    )
  })

  test('what names no law means that of the text', { timeout }, () => {
    let own = 0
    fc.assert(
      fc.property(anyText, anyLaw, (text, within) => {
        for (const { citation } of citationsIn(text, within === undefined ? {} : { within })) {
          if (citation.kind !== 'law') continue
          if (citation.context) own += 1
          if (citation.context) expect(citation.law).toBe(within ?? null)
          else expect(citation.law).not.toBeNull()
        }
      }),
      { numRuns: numRuns / 4 },
    )
    expect(own).toBeGreaterThan(0)
  })
})

/** What makes readers look ahead as far as they do, and then disappoints them. */
const hostile: readonly string[] = [
  ...noCitations.filter((text) => text !== ''),
  '§ 1 Abs. 2 Satz 3 Nr. 4 i. V. m. ',
  '§ 1, 2, 3, ',
  '1, ',
  '§ 1 bis ',
  'in Verbindung ',
  'Neunten Buches des ',
  'BAG, Beschluss der 3. Kammer des Zweiten Senats vom ',
  'EuGH 14. Mai 2019 – C-55/18 – [',
  'Rn. 1, 2, 3, ',
  'ECLI:DE:BAG:2024:',
  'Hessisches ',
  'LAG Frankfurt am ',
  'BetrVG ',
  '§',
  '–',
  'i. V. ',
]

test.each(hostile)('%j takes as many looks a token in a text of 100,000 characters as in one of 1,000', (piece) => {
  const looksOf = (length: number): number => {
    const cursor = cursorOver(piece.repeat(Math.ceil(length / piece.length)))
    citationsOver(cursor)
    return cursor.looks() / cursor.count
  }
  const short = looksOf(1_000)
  expect(short).toBeLessThan(mostLooks)
  expect(looksOf(10_000)).toBeLessThan(short * 1.2 + 1)
  expect(looksOf(100_000)).toBeLessThan(short * 1.2 + 1)
})
