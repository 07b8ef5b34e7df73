import { expect, test } from 'vitest'
import { cursorOver } from '#core/citations/cursor.ts'
import { citationsIn } from '#core/citations/parse.ts'

/** Of several under one sign the first begins at the sign, and the last ends behind the law. */
const spans: readonly (readonly [text: string, ...spans: readonly string[]])[] = [
  ['Nach § 37 Abs. 6 Satz 1 BetrVG ist', '§ 37 Abs. 6 Satz 1 BetrVG'],
  ['§ 166 des Neunten Buches Sozialgesetzbuch (SGB IX)', '§ 166 des Neunten Buches Sozialgesetzbuch'],
  ['die §§ 37, 38 und 40 BetrVG', '§§ 37', '38', '40 BetrVG'],
  ['§§ 26 bis 29 BetrVG gelten', '§§ 26 bis 29 BetrVG'],
  ['§ 37 Abs. 6 und 7 BetrVG', '§ 37 Abs. 6', '7 BetrVG'],
  ['§ 40 Abs. 1 i. V. m. § 37 Abs. 6 BetrVG', '§ 40 Abs. 1', '§ 37 Abs. 6 BetrVG'],
  ['§ 37 Abs. 7 iVm. Abs. 6 BetrVG', '§ 37 Abs. 7', 'Abs. 6 BetrVG'],
  ['§ 38 Abs. 1 bis 3 BetrVG', '§ 38 Abs. 1', '', '3 BetrVG'],
  ['im BetrVG § 37 Abs. 2', 'BetrVG § 37 Abs. 2'],
  ['§ 37 BetrVG Abs. 6.', '§ 37 BetrVG Abs. 6'],
  ['nach § 16 Abs. 1 gilt', '§ 16 Abs. 1'],
  ['§\u00a037 Betr\u00adVG.', '§\u00a037 Betr\u00adVG'],
  ['vgl. BAG 7. Februar 2024 – 7 ABR 8/23 – Rn. 15 mwN', 'BAG 7. Februar 2024 – 7 ABR 8/23 – Rn. 15'],
  ['Rn. 15; 7. Dezember 2021 – 1 AZR 562/20 – aaO', '7. Dezember 2021 – 1 AZR 562/20'],
  ['(– 7 ABR 8/23 –)', '7 ABR 8/23'],
  ['Das BAG (7 ABR 8/23) sagt', 'BAG (7 ABR 8/23)'],
  ['(so BAG 7 ABR 8/23)', 'BAG 7 ABR 8/23'],
  ['(§ 5 Abs. 1 Nr. 1 lit. a)', '§ 5 Abs. 1 Nr. 1 lit. a'],
  ['Art. 6 Abs. 1 lit. a), b) DSGVO', 'Art. 6 Abs. 1 lit. a', 'b) DSGVO'],
  ['(ECLI:DE:BAG:2024:070224.B.7ABR8.23.0).', 'ECLI:DE:BAG:2024:070224.B.7ABR8.23.0'],
  ['😀 § 1 KSchG 😀', '§ 1 KSchG'],
]

test('how often tokens were looked at is counted', () => {
  const cursor = cursorOver('eins zwei')
  expect([cursor.count, cursor.looks()]).toEqual([3, 0])
  cursor.at(0)
  cursor.at(7)
  expect(cursor.looks()).toBe(2)
})

test.each(spans)('in %j', (text, ...cited) =>
  expect(citationsIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(cited),
)
