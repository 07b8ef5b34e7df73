import { describe, expect, test } from 'vitest'
import { courtCases, lawCases } from './cases.ts'
import { noCitations } from './no-citations.ts'

describe('the cases of citations', () => {
  const cited = [...lawCases, ...courtCases]

  test('are 200 and more, 60 of them no citation', () => {
    expect(cited.length + noCitations.length).toBeGreaterThanOrEqual(200)
    expect(noCitations.length).toBeGreaterThanOrEqual(60)
  })

  test('name each text once for each law that it stands in', () => {
    const texts = [...cited.map(([text, , within]) => `${within}: ${text}`), ...noCitations]
    expect(texts.filter((text, nth) => texts.indexOf(text) !== nth)).toEqual([])
  })

  test('cite something', () => {
    expect(cited.filter(([, citations]) => citations.length === 0)).toEqual([])
  })
})
