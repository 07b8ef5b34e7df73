import { describe, expect, test } from 'vitest'
import { byType, mostCitedLawFirst, piecesCiting } from '#core/recommendations/citing.ts'
import { citingLines, linesOfConference, linesOfTheme } from '#core/recommendations/citing-lines.ts'
import type { Aspect, AspectKind, Piece, PieceType } from '#core/recommendations/recommendations.ts'
import { indexed, newestFirst, related } from '#core/recommendations/scoring.ts'
import { someConferenceDetails } from '#features/support/record-builder.ts'
import { anEntry } from './sample-content.ts'

const aspect = (kind: AspectKind, key: string): Aspect => ({ kind, key, name: key })
const piece = (id: string, aspects: readonly Aspect[], change: Partial<Piece> = {}): Piece => ({
  type: 'artikel',
  id,
  title: id,
  url: `/${id}`,
  aspects,
  ...change,
})
const queryOf = (...aspects: readonly Aspect[]) => ({ type: 'urteil', id: 'asked', aspects }) as const

const group = aspect('group', 'br')
/** Which of two pieces goes first with something that shares all with both; nothing is shared by the two of them. */
const first = (one: Piece, other: Piece): string | undefined =>
  related(indexed([one, other]), queryOf(...one.aspects, ...other.aspects), () => true)[0]?.id

describe('what is shared says so much', () => {
  type Sharing = readonly (readonly [AspectKind, string])[]
  const rubric = ['rubric', 'r'] as const
  test.each<[string, Sharing, Sharing]>([
    ['a decision as a norm and a rubric', [['ruling', 'u']], [['norm', 'n'], rubric]],
    ['a norm as a term and a rubric', [['norm', 'n']], [['term', 't'], rubric]],
    ['a term as a theme and a rubric', [['term', 't']], [['theme', 's'], rubric]],
    ['a theme as a tag', [['theme', 's']], [['tag', 'w']]],
    [
      'a tag as three rubrics',
      [['tag', 'w']],
      [
        ['rubric', 'r1'],
        ['rubric', 'r2'],
        ['rubric', 'r3'],
      ],
    ],
  ])('%s', (_, one, other) => {
    const aspects = (some: Sharing) => some.map(([kind, key]) => aspect(kind, key))
    // Whom it is for tells equals apart.
    expect(first(piece('one', [...aspects(one), group]), piece('other', aspects(other)))).toBe('one')
    expect(first(piece('one', aspects(one)), piece('other', [...aspects(other), group]))).toBe('other')
  })

  test('whom it is for less than a rubric', () => {
    const withRubric = piece('rubric', [aspect('tag', 'a'), aspect('rubric', 'r')])
    expect(first(withRubric, piece('group', [aspect('tag', 'b'), group]))).toBe('rubric')
  })

  test('what is itself as a norm and a tag', () => {
    const seminar = (more: readonly Aspect[]) => piece('s', [aspect('theme', 's'), ...more], { type: 'seminar' })
    const other = [aspect('norm', 'n'), aspect('tag', 'w')]
    expect(first(seminar([group]), piece('other', other))).toBe('s')
    expect(first(seminar([]), piece('other', [...other, group]))).toBe('other')
    const itself = aspect('ruling', 'asked')
    expect(first(piece('names', [itself, group]), piece('other', other))).toBe('names')
    expect(first(piece('names', [itself]), piece('other', [...other, group]))).toBe('other')
  })
})

test('of equals in what they share the first that says most is told', () => {
  const both = piece('both', [aspect('theme', 's'), aspect('tag', 'w'), aspect('rubric', 'r')])
  const [found] = related(indexed([both]), queryOf(...both.aspects), () => true)
  expect(found).toEqual({
    type: 'artikel',
    id: 'both',
    title: 'both',
    url: '/both',
    reason: expect.stringContaining('s'),
  })
  expect(found?.reason).toBe('gehört ebenfalls zum Seminar „s“')
})

test('only what is wanted goes with it', () => {
  const some = ['a', 'b'].map((id) => piece(id, [aspect('tag', 'w')]))
  expect(related(indexed(some), queryOf(aspect('tag', 'w')), ({ id }) => id === 'b').map(({ id }) => id)).toEqual(['b'])
})

test('the newest comes first, of one day by type and id', () => {
  const at = (id: string, publishedOn?: string, type: PieceType = 'artikel') =>
    piece(id, [], { type, ...(publishedOn !== undefined && { publishedOn }) })
  const some = [at('b'), at('a'), at('a', '2026-01-02', 'urteil'), at('c', '2026-01-02'), at('d', '2026-02-01')]
  expect(some.toSorted(newestFirst).map(({ id }) => id)).toEqual(['d', 'c', 'a', 'a', 'b'])
  expect(newestFirst(at('a'), at('a'))).toBe(0)
})

const norm = (key: string): Aspect => aspect('norm', key)

describe('what cites a law', () => {
  const pieces = [
    piece('one', [norm('betrvg/37')]),
    piece('two', [norm('betrvg/40'), norm('betrvg/37'), norm('bgb/1')]),
    piece('other', [norm('bgb/37'), aspect('tag', 'betrvg/37')]),
    piece('seminar', [norm('betrvg/37'), norm('betrvg/5')], { type: 'seminar' }),
  ]
  const ids = (some: readonly Piece[]) => some.map(({ id }) => id)

  test('is found by the law, or by norms of it, each once', () => {
    const index = indexed(pieces)
    expect(ids(piecesCiting(index, { laws: ['betrvg'] }))).toEqual(['one', 'two', 'seminar'])
    expect(ids(piecesCiting(index, { laws: ['betrvg', 'bgb'] }))).toEqual(['one', 'two', 'seminar', 'other'])
    expect(ids(piecesCiting(index, { laws: ['betrvg'], norms: ['37', '40'] }))).toEqual(['one', 'two', 'seminar'])
    expect(ids(piecesCiting(index, { laws: ['betrvg'], norms: ['5', '99'] }))).toEqual(['seminar'])
    expect(ids(piecesCiting(index, { laws: ['kschg'] }))).toEqual([])
  })

  test('is listed by type, that first which cites most, with its norms in their order', () => {
    const listed = byType(pieces.slice(0, 2).concat(pieces.slice(3)), { laws: ['betrvg'] })
    expect(listed).toEqual([
      {
        type: 'seminar',
        items: [
          { type: 'seminar', id: 'seminar', title: 'seminar', url: '/seminar', norms: ['betrvg/5', 'betrvg/37'] },
        ],
        total: 1,
      },
      {
        type: 'artikel',
        items: [
          { type: 'artikel', id: 'two', title: 'two', url: '/two', norms: ['betrvg/37', 'betrvg/40'] },
          { type: 'artikel', id: 'one', title: 'one', url: '/one', norms: ['betrvg/37'] },
        ],
        total: 2,
      },
    ])
    const of40 = byType([pieces[1] as Piece], { laws: ['betrvg'], norms: ['40'] })
    expect(of40[0]?.items[0]?.norms).toEqual(['betrvg/40'])
  })

  test('is listed up to eight of a type, with up to twelve norms', () => {
    const many = Array.from({ length: 9 }, (_, nth) =>
      piece(
        `p-${nth}`,
        Array.from({ length: 13 }, (__, at) => norm(`betrvg/${at + 1}`)),
      ),
    )
    const [listed] = byType(many, { laws: ['betrvg'] })
    expect([listed?.items.length, listed?.total, listed?.items[0]?.norms.length]).toEqual([8, 9, 12])
  })

  test('is told law by law, that first of which there is most, each in its order', () => {
    const cited = ['bgb/2', 'betrvg/40', 'gg/art-9', 'betrvg/5', 'gg/art-3', 'gg/art-12'].map(norm)
    const order = (some: readonly Aspect[]) => mostCitedLawFirst(some).map(({ key }) => key)
    expect(order(cited)).toEqual(['gg/art-3', 'gg/art-9', 'gg/art-12', 'betrvg/5', 'betrvg/40', 'bgb/2'])
    expect(order(['bgb/2', 'agg/1'].map(norm))).toEqual(['agg/1', 'bgb/2'])
  })
})

describe('of the pages of a theme', () => {
  test('these lines are read', () => {
    const entry = anEntry({
      teaser: 'T',
      audience: 'A',
      learn: ['L'],
      programme: [{ title: 'Tag', begins: '09:00', ends: '17:00', points: ['P'] }],
      highlights: [{ title: 'H', text: 'HT' }, { title: 'ohne' }],
      starterPackages: [{ title: 'S', text: 'ST' }],
    })
    expect(linesOfTheme(entry)).toEqual(['T', 'A', 'L', 'P', 'HT', 'ST'])
    const details = someConferenceDetails({
      days: [
        {
          title: 'Tag',
          slots: [
            { begins: '10:00', ends: '11:00', title: 'Eröffnung', text: 'Worte', speakers: [] },
            { begins: '11:00', ends: '12:00', title: 'Pause', speakers: [] },
          ],
        },
      ],
      workshops: [{ id: 'a', title: 'W', text: 'WT', speakers: [], capacity: 1 }],
      questions: [{ question: 'Q', answer: 'Eins\n\nZwei' }],
    })
    expect(linesOfConference(details)).toEqual(['Eröffnung', 'Worte', 'Pause', '', 'WT', 'Eins', 'Zwei'])
  })

  test('those that lead anywhere are told, each once', () => {
    const inText = (text: string) => [{ text, ...(text.includes('§') && { url: '/' as const }) }]
    expect(citingLines(['§ 1', 'nichts', '§ 1', '§ 2'], { inText }).map(([one]) => one?.text)).toEqual(['§ 1', '§ 2'])
  })
})
