import { describe, expect, test } from 'vitest'
import { accessibilityOf, type PdfFacts } from '#core/analysis/accessibility.ts'

const good: PdfFacts = {
  tagged: true,
  language: 'de-DE',
  title: 'Merkblatt',
  titleShown: true,
  figures: 2,
  figuresTold: 2,
  headings: 3,
  bookmarks: 4,
  pages: 30,
  pagesWithText: 30,
  claimsUa: true,
}
const failing = (change: Partial<PdfFacts>) =>
  accessibilityOf({ ...good, ...change }).filter(({ verdict }) => verdict === 'failed')
const unchecked = (change: Partial<PdfFacts>) =>
  accessibilityOf({ ...good, ...change })
    .filter(({ verdict }) => verdict === 'none')
    .map(({ check }) => check)

describe('a quick look at how accessible a PDF is', () => {
  test('finds nothing where nothing is missing', () => {
    expect(new Set(accessibilityOf(good).map(({ verdict }) => verdict))).toEqual(new Set(['passed']))
  })

  test.each<[Partial<PdfFacts>, string, number?]>([
    [{ pagesWithText: 27 }, 'text', 3],
    [{ language: ' ' }, 'language'],
    [{ title: '' }, 'title'],
    [{ titleShown: false }, 'title-shown'],
    [{ headings: 0 }, 'headings'],
    [{ figuresTold: 1 }, 'figures', 1],
    [{ bookmarks: 0 }, 'bookmarks'],
    [{ claimsUa: false }, 'pdf-ua'],
  ])('finds what is missing: %j', (change, check, count) => {
    expect(failing(change)).toEqual([{ check, verdict: 'failed', ...(count !== undefined && { failing: count }) }])
  })

  test('says nothing of headings and figures without a tree', () => {
    expect(failing({ tagged: false }).map(({ check }) => check)).toEqual(['tagged'])
    expect(unchecked({ tagged: false })).toEqual(['headings', 'figures'])
  })

  test('asks for no words where there are no figures, and for no bookmarks up to twenty pages', () => {
    expect(unchecked({ figures: 0, figuresTold: 0 })).toEqual(['figures'])
    expect(unchecked({ pages: 20, pagesWithText: 20, bookmarks: 0 })).toEqual(['bookmarks'])
    expect(failing({ pages: 21, pagesWithText: 21, bookmarks: 0 }).map(({ check }) => check)).toEqual(['bookmarks'])
  })
})
