import { expect, test } from 'vitest'
import type { CaseCitation, LawCitation } from '#core/citations/citations.ts'
import { citationLabel } from '#core/citations/label.ts'

const law = (change: Partial<LawCitation>): LawCitation => ({
  kind: 'law',
  unit: 'paragraph',
  law: 'BetrVG',
  number: '37',
  ...change,
})
const decision = (change: Partial<CaseCitation>): CaseCitation => ({
  kind: 'case',
  court: 'BAG',
  fileNumber: '1 ABR 8/23',
  ...change,
})

test.each([
  [law({}), '§ 37 BetrVG'],
  [law({ number: '26', numberTo: '29', law: 'BGB' }), '§§ 26 bis 29 BGB'],
  [law({ unit: 'article', number: '88', law: 'DSGVO', at: { absatz: '1' } }), 'Art. 88 Abs. 1 DSGVO'],
  [law({ at: { absatz: '6', satz: '1', satzTo: '3' } }), '§ 37 Abs. 6 Satz 1 bis 3 BetrVG'],
  [law({ at: { satz: '2', halbsatz: '2' } }), '§ 37 Satz 2 Halbsatz 2 BetrVG'],
  [law({ at: { absatz: '1', nummer: '3', buchstabe: 'a' } }), '§ 37 Abs. 1 Nr. 3 Buchst. a BetrVG'],
  [law({ at: { absatz: '1', unterabsatz: '2', eingangssatz: true } }), '§ 37 Abs. 1 Unterabs. 2 Eingangssatz BetrVG'],
  [law({ at: { following: 'ff' } }), '§ 37 ff. BetrVG'],
  [law({ law: null, number: '5' }), '§ 5'],
  [decision({}), 'BAG, 1 ABR 8/23'],
  [decision({ type: 'Beschluss' }), 'BAG, Beschluss, 1 ABR 8/23'],
  [decision({ date: '2024-05-07' }), 'BAG, 07.05.2024, 1 ABR 8/23'],
  [decision({ type: 'Beschluss', date: '2024-05-07' }), 'BAG, Beschluss vom 07.05.2024, 1 ABR 8/23'],
])('%j is written as %s', (citation, label) => expect(citationLabel(citation)).toBe(label))
