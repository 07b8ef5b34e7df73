import { describe, expect, test } from 'vitest'
import { ecliContradicts, ecliOf } from '#core/knowledge/rulings/ecli.ts'
import { largestRulingFile } from '#core/knowledge/rulings/ruling-file.ts'
import { rulingCitation, rulingName } from '#core/knowledge/rulings/ruling-citation.ts'
import { marginalAnchor, rulingParts, withLines, type RulingText } from '#core/knowledge/rulings/ruling-text.ts'
import { rulingWords } from '#core/knowledge/rulings/ruling-words.ts'
import {
  rulingFormHref,
  rulingSearchHref,
  rulingSearchIn,
  sampleDay,
  searchedListHref,
} from '#core/knowledge/rulings/rulings.view.ts'
import { ruling } from '#features/support/content-builder.ts'
import { plainGerman } from '../test-core.ts'

describe('an identifier contradicts a decision', () => {
  const told = (court: string, fileNumber: string, decidedOn = '2024-02-07' as const) => ({
    court,
    decidedOn,
    fileNumbers: [fileNumber, '9 Sa 9/99'],
  })
  const none = { court: false, day: false, fileNumber: false }

  test.each([
    ['ECLI:DE:BAG:2024:070224.B.7ABR8.23.0', told('BAG', '7 ABR 8/23'), {}],
    ['ECLI:DE:BAG:2024:070224.B.7ABR8.23.0', told('BSG', '7 ABR 8/23'), { court: true }],
    ['ECLI:DE:BAG:2024:080224.B.7ABR8.23.0', told('BAG', '7 ABR 8/23'), { day: true }],
    ['ECLI:DE:BAG:2023:070223.B.7ABR8.23.0', told('BAG', '7 ABR 8/23'), { day: true }],
    ['ECLI:DE:BAG:2024:070224.B.7ABR8.23.0', told('BAG', '7 ABR 9/23'), { fileNumber: true }],
    ['ECLI:DE:BVerfG:2024:rk20240207.1bvr128217', told('BVerfG', '1 BvR 1282/17'), {}],
    ['ECLI:EU:C:2024:402', told('EuGH', 'C-55/18'), {}],
    ['ECLI:EU:C:2023:402', told('EuGH', 'C-55/18'), { day: true }],
    ['ECLI:DE:LAGK:2024:0207.8SA796.04.00', told('LAG Köln', '8 Sa 796/04'), {}],
    ['ECLI:DE:LAGK:2024:0207.8SA796.04.00', told('LAG', '8 Sa 796/04'), { court: true }],
    ['ECLI:DE:ARBGK:2024:0207.8CA796.04.00', told('ArbG Köln', '8 Ca 796/04'), {}],
    ['ECLI:DE:LSGHE:2024:X', told('Hessisches LSG', 'L 4 AS 14/21'), {}],
    ['ECLI:DE:SGK:2024:X', told('SG Köln', 'S 4 AS 14/21'), {}],
    ['ECLI:DE:BSG:2024:X', told('SG Köln', 'S 4 AS 14/21'), { court: true }],
  ])('%s and %j: %j', (ecli, decision, contradicted) => {
    const identifier = ecliOf(ecli)
    expect(identifier && ecliContradicts(identifier, decision)).toEqual({ ...none, ...contradicted })
  })

  test('only if it is one and no other text', () => {
    expect(ecliOf('ECLI:EU:C:2024:402 ECLI:EU:C:2024:403')).toBeUndefined()
    expect(ecliOf('ECLI:EU:C:2024:402.')).toBeUndefined()
    expect(ecliOf('§ 37 BetrVG')).toBeUndefined()
  })
})

describe('a decision of several file numbers', () => {
  const of = (...fileNumbers: readonly string[]) => ruling({ fileNumbers })
  const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

  test('is cited with up to three of them', () => {
    expect(spaced(rulingCitation(of('1 ABR 1/20', '1 ABR 2/20', '1 ABR 3/20')))).toBe(
      'BAG, Beschluss vom 7. Februar 2024 – 1 ABR 1/20, 1 ABR 2/20, 1 ABR 3/20',
    )
    expect(spaced(rulingCitation(of('1 ABR 1/20', '1 ABR 2/20', '1 ABR 3/20', '1 ABR 4/20')))).toBe(
      'BAG, Beschluss vom 7. Februar 2024 – 1 ABR 1/20 u. a.',
    )
    expect(rulingName(of('1 ABR 1/20'))).toBe('BAG\u00a01\u00a0ABR\u00a01/20')
    expect(rulingCitation(of('1 ABR 1/20'))).toBe(
      'BAG, Beschluss vom 7.\u00a0Februar\u00a02024\u00a0– 1\u00a0ABR\u00a01/20',
    )
  })

  test('is found by words of each of its texts', () => {
    const words = rulingWords(plainGerman, {
      ...of('1 ABR 1/20'),
      title: 'eins',
      keyword: 'zwei',
      court: 'drei',
      type: 'vier',
      norms: ['fünf'],
      coreStatement: 'sechs',
      caseHtml: '<p>sieben</p>',
      decisionHtml: '<p>acht</p>',
      meaningHtml: '<b>neun</b>zehn',
    })
    expect(words).toEqual('eins zwei drei vier 1 abr 20 fünf sechs sieben acht neun zehn'.split(' '))
  })
})

test('what a court wrote is told part by part and line by line', () => {
  const text: RulingText = {
    documentNumber: 'K1',
    headnote: [{ kind: 'heading', text: 'eins' }],
    orders: [{ kind: 'paragraph', text: 'zwei', marginal: '1' }],
    facts: [{ kind: 'table', rows: [['drei', 'vier'], ['fünf']], spans: [{ row: 0, cell: 1, columns: 2, rows: 1 }] }],
    reasons: [{ kind: 'table', rows: [['sechs']] }],
    dissent: [{ kind: 'paragraph', text: 'sieben' }],
    priorInstance: 'acht',
  }
  const length = (line: string) => line.length
  expect(withLines(text, length)).toEqual({
    documentNumber: 'K1',
    headnote: [{ kind: 'heading', text: 4 }],
    orders: [{ kind: 'paragraph', text: 4, marginal: '1' }],
    facts: [{ kind: 'table', rows: [[4, 4], [4]], spans: [{ row: 0, cell: 1, columns: 2, rows: 1 }] }],
    reasons: [{ kind: 'table', rows: [[5]] }],
    dissent: [{ kind: 'paragraph', text: 6 }],
    priorInstance: 4,
  })
  const { priorInstance: _, ...without } = text
  expect(withLines(without, length)).not.toHaveProperty('priorInstance')
  expect(rulingParts).toEqual(['headnote', 'orders', 'facts', 'reasons', 'dissent'])
  expect(marginalAnchor('15')).toBe('rd-15')
  expect(largestRulingFile).toBe(5_000_000)
})

describe('the address of a list of decisions', () => {
  const searchFor = (query: string, path: Parameters<typeof rulingSearchIn>[1] = {}) =>
    rulingSearchIn(new URLSearchParams(query), path)

  test.each([
    ['q', 'q=x'],
    ['court', 'gericht=x'],
    ['topic', 'thema=x'],
    ['norm', 'norm=x'],
    ['from', 'von=x'],
    ['to', 'bis=x'],
  ] as const)('tells what stands in the field %s', (field, query) => {
    const search = searchFor(query)
    expect(search.typed).toEqual({ q: '', court: '', topic: '', norm: '', from: '', to: '', [field]: 'x' })
    expect(search.isNarrowed).toBe(true)
    expect(rulingSearchHref(search)).toBe(`/rechtsprechung?${query}`)
    expect(searchFor(query.replace('=x', '=%20x%20')).typed[field]).toBe('x')
  })

  test('says everything in its order', () => {
    const query = 'q=1&gericht=2&thema=3&norm=4&von=5&bis=6'
    expect(rulingSearchHref(searchFor(query.split('&').toReversed().join('&')))).toBe(`/rechtsprechung?${query}`)
  })

  test('keeps group and topic where they are asked for', () => {
    expect([searchedListHref({}), searchedListHref({ group: 'br', topic: 'recht' })]).toEqual([
      '/rechtsprechung',
      '/rechtsprechung/recht',
    ])
    expect([rulingFormHref({}), rulingFormHref({ group: 'br', topic: 'recht' })]).toEqual([
      '/rechtsprechung',
      '/rechtsprechung/br',
    ])
    expect(searchFor('', { group: 'br', topic: 'recht' })).toMatchObject({
      typed: { topic: 'recht' },
      asked: { group: 'br', topic: 'recht' },
      isNarrowed: false,
    })
    expect(searchFor('q=recht', { topic: 'recht' }).isNarrowed).toBe(true)
    expect(searchFor('thema=recht').isNarrowed).toBe(true)
  })

  test.each([
    ['1.2.2024', '2024-02-01'],
    ['01.12.2024', '2024-12-01'],
    ['2024-02-01', '2024-02-01'],
    ['1.2.24', undefined],
    ['001.2.2024', undefined],
    ['x1.2.2024', undefined],
    ['31.2.2024', undefined],
  ])('understands the day %s', (typed, day) => {
    const search = searchFor(`von=${typed}&bis=${typed}`)
    expect([search.asked.from, search.asked.to]).toEqual([day, day])
    expect(search.faults).toEqual(day === undefined ? { from: 'malformed', to: 'malformed' } : {})
  })

  test('shows how a day is written by one', () => expect(sampleDay).toBe('2024-12-31'))
})
