import { describe, expect, test } from 'vitest'
import { knownLaw, knownLaws } from '#core/citations/known-laws.ts'
import { citationsIn } from '#core/citations/parse.ts'

const lawsIn = (text: string) =>
  citationsIn(text).map(({ citation }) => (citation.kind === 'law' ? citation.law : undefined))

describe('the laws that are known', () => {
  test('are those that works councils meet, each once', () => {
    expect(knownLaws.length).toBeGreaterThanOrEqual(60)
    for (const key of ['law', 'slug', 'title'] as const) {
      const values = knownLaws.map((known) => known[key])
      expect(values.filter((value, nth) => values.indexOf(value) !== nth)).toEqual([])
    }
  })

  test.each(knownLaws.map(({ law, slug }) => [law, slug]))('%s has %s, as it can stand in addresses', (_, slug) =>
    expect(slug).toMatch(/^[a-z0-9_]+$/),
  )

  test.each(knownLaws)('$law is meant by each of its names', ({ law, title, also = [] }) => {
    for (const name of [law, title, ...also]) expect([name, lawsIn(`§ 1 ${name}.`)]).toEqual([name, [law]])
  })

  test.each(knownLaws.filter(({ title }) => /^\S+gesetz$/i.test(title)))(
    '$law is meant by its full name behind ‘des’',
    ({ law, title }) => expect(lawsIn(`§ 1 des ${title}es.`)).toEqual([law]),
  )

  test.each(['StGB', 'HGB'])('%s is meant by its full name behind ‘des’ with either ending', (law) => {
    const title = knownLaw(law)?.title
    expect(lawsIn(`§ 1 des ${title}s.`)).toEqual([law])
    expect(lawsIn(`§ 1 des ${title}es.`)).toEqual([law])
  })

  test.each(['SGB I', 'SGB IX', 'SGB XII', 'SGB XIV'])('%s is a book of the social code', (law) => {
    const slug = knownLaw(law)?.slug
    expect(slug).toMatch(/^sgb_\d/)
    expect(lawsIn(`§ 1 SGB ${slug?.split('_')[1]}`)).toEqual([law])
  })

  test('there is no thirteenth book of it', () => expect(knownLaw('SGB XIII')).toBeUndefined())
})
