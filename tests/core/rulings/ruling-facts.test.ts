import { describe, expect, test } from 'vitest'
import { ecliOf } from '#core/knowledge/rulings/ecli.ts'
import { normKeyOf, normKeysIn } from '#core/knowledge/rulings/norm-key.ts'
import { rulingCitation, rulingName } from '#core/knowledge/rulings/ruling-citation.ts'
import { rulingWords } from '#core/knowledge/rulings/ruling-words.ts'
import { ruling } from '#features/support/content-builder.ts'
import { plainGerman } from '../test-core.ts'

describe('an ECLI', () => {
  test.each([
    ['ECLI:DE:BAG:2024:070224.B.7ABR8.23.0', 'BAG', '7 ABR 8/23'],
    ['ECLI:DE:BAG:2024:250424.B.8AZR209.21B.0', 'BAG', '8 AZR 209/21 (B)'],
    ['ECLI:DE:BVerfG:2018:qs20180822.2bvq005318', 'BVerfG', '2 BvQ 53/18'],
    ['ECLI:DE:LAGK:2005:0713.8SA796.04.00', 'LAGK', '8 Sa 796/04'],
    ['ecli:de:bag:2020:270220.b.2azn1389.19.0', 'BAG', '2 AZN 1389/19'],
  ])('%s names court and file number', (text, court, fileNumber) => {
    expect(ecliOf(text)).toMatchObject({ court, fileNumber })
  })

  test.each([
    ['without a senate', 'ECLI:DE:BAG:2020:270220.B.AZN1389.19.0'],
    ['of another country', 'ECLI:FR:CCASS:2020:SO00374'],
    ['with text behind it', 'ECLI:DE:BAG:2024:070224.B.7ABR8.23.0 und mehr'],
    ['with text before it', 'siehe ECLI:DE:BAG:2024:070224.B.7ABR8.23.0'],
    ['of a day that is none', 'ECLI:DE:BAG:2024:310224.B.7ABR8.23.0'],
    ['that is a file number', '7 ABR 8/23'],
    ['that is empty', ''],
  ])('%s is none', (_, text) => {
    expect(ecliOf(text)).toBeUndefined()
  })
})

describe('norms', () => {
  test('are told by law and number, whatever part of them is meant, each once', () => {
    expect(normKeysIn('§ 37 Abs. 6 Satz 1 BetrVG, § 37 Abs. 2 BetrVG, Art. 3 Abs. 1 GG, § 78 a BetrVG')).toEqual([
      'betrvg-37',
      'gg-art-3',
      'betrvg-78a',
    ])
  })

  test('without a law, and decisions, are none', () => {
    expect(normKeysIn('§ 5, BAG 7. Februar 2024 – 7 ABR 8/23')).toEqual([])
  })

  test.each([
    ['§ 37 Abs. 6 BetrVG', 'betrvg-37'],
    ['BetrVG § 37', 'betrvg-37'],
    ['betrvg-37', 'betrvg-37'],
    ['BetrVG 37', 'betrvg-37'],
    ['Art. 3 GG', 'gg-art-3'],
    ['§ 178 Abs 2 S 1 SGB 9', 'sgb-ix-178'],
    ['irgendetwas', 'irgendetwas'],
  ])('are asked for as %s', (asked, key) => {
    expect(normKeyOf(asked)).toBe(key)
  })
})

/** As it is read, whatever keeps it in one piece. */
const spaced = (text: string): string => text.replaceAll('\u00a0', ' ')

test('a decision is named by its court and first file number, and cited with its kind and day', () => {
  const joined = ruling({ fileNumbers: ['7 ABR 8/23', '7 ABR 9/23'] })
  expect(spaced(rulingName(ruling()))).toBe('BAG 7 ABR 8/23')
  expect(spaced(rulingName(joined))).toBe('BAG 7 ABR 8/23 u. a.')
  expect(spaced(rulingCitation(ruling()))).toBe('BAG, Beschluss vom 7. Februar 2024 – 7 ABR 8/23')
  expect(spaced(rulingCitation(joined))).toContain('7 ABR 8/23, 7 ABR 9/23')
  const many = ruling({ fileNumbers: ['2 BvQ 53/18', '2 BvQ 54/18', '2 BvQ 55/18', '2 BvQ 56/18'] })
  expect(spaced(rulingCitation(many))).toMatch(/– 2 BvQ 53\/18 u\. a\.$/)
})

test('a decision is found by its words, each once, and not by the marks of its texts', () => {
  const words = rulingWords(plainGerman, ruling({ caseHtml: '<p class="x">Das <em>Webinar</em> war billiger.</p>' }))
  for (const word of ['bag', 'beschluss', 'präsenz', 'schulungsformat', 'abr', 'betrvg', 'webinar', 'billiger'])
    expect(words).toContain(word)
  expect(words).not.toContain('class')
  expect(words.filter((word) => word === 'format')).toHaveLength(1)
})
