import { expect, test } from 'vitest'
import { lexiconColumns } from '#core/knowledge/lexicon/lexicon-columns.ts'

test.each([
  [320, 1],
  [575, 1],
  [576, 2],
  [768, 2],
  [1199, 2],
  [1200, 4],
  [1920, 4],
])('In a window of %i px the lexicon grid has %i columns [rule:lexicon-columns]', (width, columns) => {
  expect(lexiconColumns(width)).toBe(columns)
})
