import { describe, expect, test } from 'vitest'
import {
  comparedInFinder,
  comparisonHref,
  comparisonQueryOf,
  finderHrefBeside,
  withoutItem,
} from '#core/comparison/comparison-address.ts'
import type { Cells, ComparedColumn } from '#core/comparison/comparison.ts'
import { rowsOf } from '#core/comparison/comparison.view.ts'

const queryOf = (query: string) => comparisonQueryOf(new URL(`http://localhost/seminare/vergleich?${query}`))

describe('the address of a comparison', () => {
  test('of up to three is the same in whatever order they were chosen', () => {
    const address = '/seminare/vergleich?event=7&event=12&theme=rhetorik'
    expect(comparisonHref(queryOf('theme=rhetorik&event=12&event=7'))).toBe(address)
    expect(comparisonHref(queryOf('event=7&event=12&event=7&theme=rhetorik&theme=rhetorik'))).toBe(address)
  })

  test('of more keeps their order, for the first of them are shown', () => {
    expect(comparisonHref(queryOf('event=9&event=4&event=7&event=5'))).toBe(
      '/seminare/vergleich?event=9&event=4&event=7&event=5',
    )
  })

  test('names no more than a page of the finder lists, however many are asked for', () => {
    const many = Array.from({ length: 500 }, (_, index) => `event=${index + 1}`).join('&')
    expect(queryOf(many).items).toHaveLength(24)
  })

  test('goes on without what is taken out, and with the finder’s choice', () => {
    const query = queryOf('event=7&event=12&ort=3,1&weiter=x&vergleich=9')
    expect(comparisonHref(withoutItem(query, { event: 7 }))).toBe('/seminare/vergleich?event=12&ort=1,3')
  })

  test('leads back to a finder that knows what was chosen', () => {
    const back = finderHrefBeside(queryOf('event=7&theme=rhetorik&ort=1'))
    expect(back).toBe('/seminare/p?ort=1&vergleich=7,rhetorik')
    expect(comparedInFinder({ vergleich: '7,rhetorik' })).toEqual([{ event: 7 }, { theme: 'rhetorik' }])
  })
})

describe('rows of a comparison', () => {
  const column = (level: Cells['level']) => ({ cells: { level, experts: [] as readonly string[] } }) as ComparedColumn
  const likeness = (...levels: readonly Cells['level'][]) =>
    Object.fromEntries(rowsOf(levels.map(column)).map(({ row, same }) => [row, same]))

  test('are alike where all columns say the same, also where none says anything', () => {
    expect(likeness('aufbau', 'aufbau', 'aufbau')).toMatchObject({ level: true, experts: true })
    expect(likeness(undefined, undefined)).toMatchObject({ level: true })
  })

  test('are not alike where one of three says something else', () => {
    expect(likeness('aufbau', 'aufbau', 'spezial')).toMatchObject({ level: false, experts: true })
    expect(likeness('aufbau', 'spezial', 'aufbau')).toMatchObject({ level: false })
  })

  test('of one column are not called alike', () => {
    expect(likeness('aufbau')).toMatchObject({ level: false })
  })
})
