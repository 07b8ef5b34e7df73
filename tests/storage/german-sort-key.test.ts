import { germanSortKey, inByteOrder } from '#storage/engine/german-sort-key.ts'
import { expect, test } from 'vitest'

test.each([
  [['Recht I', 'Recht II', 'Recht IV', 'Recht V', 'Recht IX', 'Recht X', 'Recht XIX', 'Recht XXXIX']],
  [['Tag 1', 'Tag 2', 'Tag 9', 'Tag 10', 'Tag 100']],
  [['Teil 2', 'Teil III', 'Teil 4']],
  [['Wahl', 'Wahl: das Verfahren', 'Wahl II: der Vorstand', 'Wahl für alle', 'Wahlrecht']],
  [['I wie Ida', 'Ida I', 'Ida II', 'IT-Recht']],
  [['Recht DIN', 'Recht IM', 'Recht VIP', 'Recht XL']],
  [['Äpfel', 'Birnen', 'Öl', 'Straße A', 'Strasse B', 'Über uns']],
])('%j stand in this order', (titles) => {
  const sorted = titles.toReversed().toSorted((one, other) => inByteOrder(germanSortKey(one), germanSortKey(other)))
  expect(sorted).toEqual(titles)
})

test('a long title takes no time', () => {
  const began = performance.now()
  for (const title of ['X'.repeat(20_000), ' X'.repeat(20_000), ': '.repeat(20_000), 'x 1'.repeat(20_000)])
    germanSortKey(title)
  expect(performance.now() - began).toBeLessThan(1000)
})
