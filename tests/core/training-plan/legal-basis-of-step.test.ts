import { describe, expect, test } from 'vitest'
import { mandates } from '#core/training-plan/curriculum.ts'
import { approvedWeeks, legalBasisOfStep } from '#core/training-plan/legal-basis-of-step.ts'

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')
const basisOf = (...query: Parameters<typeof legalBasisOfStep>) => {
  const { training, costs, approved, conditions, decides } = legalBasisOfStep(...query)
  return [plain(training), plain(costs), plain(approved), conditions.join(), decides]
}

describe('on what a step rests', () => {
  test.each([
    ['br', 'br-1', '§ 37 Abs. 6 BetrVG', '§ 40 Abs. 1 BetrVG', undefined, '', 'betriebsrat'],
    ['br', 'bem', '§ 37 Abs. 6 BetrVG', '§ 40 Abs. 1 BetrVG', undefined, 'occasion', 'betriebsrat'],
    ['br', 'rhetorik', '§ 37 Abs. 6 BetrVG', '§ 40 Abs. 1 BetrVG', '§ 37 Abs. 7 BetrVG', 'occasion', 'betriebsrat'],
    ['br', undefined, '§ 37 Abs. 6 BetrVG', '§ 40 Abs. 1 BetrVG', undefined, 'occasion', 'betriebsrat'],
    ['ersatz', 'ersatz-1', '§ 37 Abs. 6 BetrVG', '§ 40 Abs. 1 BetrVG', undefined, 'called-often', 'betriebsrat'],
    [
      'ersatz',
      'rhetorik',
      '§ 37 Abs. 6 BetrVG',
      '§ 40 Abs. 1 BetrVG',
      undefined,
      'called-often,occasion',
      'betriebsrat',
    ],
    ['sbv', 'sbv-1', '§ 179 Abs. 4 S. 3 SGB IX', '§ 179 Abs. 8 SGB IX', undefined, '', 'vertrauensperson'],
    [
      'sbv-stellvertretung',
      'sbv-1',
      '§ 179 Abs. 4 S. 3 SGB IX',
      '§ 179 Abs. 8 SGB IX',
      undefined,
      'most-votes',
      'vertrauensperson',
    ],
    [
      'jav',
      'jav-1',
      '§ 65 Abs. 1 BetrVG mit § 37 Abs. 6 BetrVG',
      '§ 65 Abs. 1 BetrVG mit § 40 Abs. 1 BetrVG',
      undefined,
      '',
      'betriebsrat',
    ],
    ['wahlvorstand', 'wahlvorstand', '§ 20 Abs. 3 BetrVG', '§ 20 Abs. 3 BetrVG', undefined, '', 'wahlvorstand'],
    ['wa-extern', 'wirtschaftsausschuss-1', undefined, undefined, undefined, 'agreement', 'arbeitgeber'],
    ['wa-extern', 'rhetorik', undefined, undefined, undefined, 'agreement', 'arbeitgeber'],
  ] as const)('%s, %s', (mandate, key, ...expected) => {
    expect(basisOf(mandate, key)).toEqual(expected)
  })
})

test('paid weeks of approved events, for members of works councils and JAV alone (§ 37 Abs. 7)', () => {
  const weeks = mandates.map((mandate) => [mandate, approvedWeeks(mandate, true), approvedWeeks(mandate, false)])
  expect(weeks.filter(([, first]) => first !== 0)).toEqual([
    ['br', 4, 3],
    ['jav', 4, 3],
  ])
})
