import { describe, expect, test } from 'vitest'
import { rulingSearchHref, rulingSearchIn } from '#core/knowledge/rulings/rulings.view.ts'

const searchFor = (query: string, path: Parameters<typeof rulingSearchIn>[1] = {}) =>
  rulingSearchIn(new URLSearchParams(query), path)

describe('a list of decisions', () => {
  test('is asked for what its address says', () => {
    const { asked, faults, isNarrowed } = searchFor(
      'q=Format&gericht=BAG&thema=recht&norm=%C2%A7+37+BetrVG&von=2024-01-01&bis=31.12.2024',
      { group: 'sbv' },
    )
    expect(asked).toEqual({
      q: 'Format',
      court: 'BAG',
      topic: 'recht',
      norm: '§ 37 BetrVG',
      from: '2024-01-01',
      to: '2024-12-31',
      group: 'sbv',
    })
    expect([faults, isNarrowed]).toEqual([{}, true])
  })

  test('of all is asked for nothing, whatever is left empty', () => {
    const { asked, isNarrowed } = searchFor('q=+&gericht=&von=&fremd=1')
    expect([asked, isNarrowed]).toEqual([{}, false])
  })

  test('on a topic is not narrowed by it', () => {
    const { asked, isNarrowed } = searchFor('', { topic: 'recht' })
    expect([asked, isNarrowed]).toEqual([{ topic: 'recht' }, false])
    expect(searchFor('thema=wahl', { topic: 'recht' })).toMatchObject({ asked: { topic: 'wahl' }, isNarrowed: true })
  })

  test.each([
    ['von=gestern', { from: 'malformed' }, {}],
    ['von=31.02.2024&bis=2024-03-01', { from: 'malformed' }, { to: '2024-03-01' }],
    ['bis=1.13.2024', { to: 'malformed' }, {}],
    ['von=2024-03-01&bis=29.2.2024', { to: 'too-low' }, { from: '2024-03-01' }],
    ['von=2024-03-01&bis=1.3.2024', {}, { from: '2024-03-01', to: '2024-03-01' }],
  ])('with %s says what is wrong, leaves that out and keeps what was typed', (query, faults, asked) => {
    const search = searchFor(query)
    expect([search.faults, search.asked]).toEqual([faults, asked])
    expect(search.typed.from + search.typed.to).toBe([...new URLSearchParams(query).values()].join(''))
  })

  test('takes no more than a field of a form holds', () => {
    expect(searchFor(`q=${'x'.repeat(500)}`).typed.q).toHaveLength(200)
  })

  test.each([
    ['', {}, '/rechtsprechung'],
    ['', { group: 'jav' as const }, '/rechtsprechung/jav'],
    ['', { topic: 'recht' }, '/rechtsprechung/recht'],
    ['', { group: 'br' as const, topic: 'recht' }, '/rechtsprechung/br/recht'],
    ['q=a%26b', { group: 'br' as const, topic: 'recht' }, '/rechtsprechung/br?q=a%26b&thema=recht'],
    ['von=gestern&norm=§+37', {}, '/rechtsprechung?norm=%C2%A7%2037&von=gestern'],
  ])('of %j and %j has one address', (query, path, href) => {
    expect(rulingSearchHref(searchFor(query, path))).toBe(href)
  })
})
