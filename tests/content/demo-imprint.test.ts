import { expect, test } from 'vitest'
import { readDemoContent } from './reading-demo-content.ts'
import { valueOf } from '../core/test-core.ts'

const { brand, pages } = valueOf(await readDemoContent())
const imprint = pages.find(({ slug }) => slug === 'impressum')?.html ?? ''

// § 5 Abs. 1 DDG, § 18 Abs. 2 MStV
test.each([
  ['the firm with its legal form', /Seminarhaus Bildungsgesellschaft mbH/],
  ['where it can be served', /\d{5} Hamburg/],
  ['who represents it', /Vertreten durch die Geschäftsführer(?:in)? (?:Dr\. )?\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u],
  ['the register and its number', /Registergericht und Registernummer/],
  ['the number for VAT', /Umsatzsteuer-Identifikationsnummer/],
  ['who is responsible for what is written', /Verantwortlich für redaktionelle Inhalte/],
])('The imprint tells %s', (_, told) => {
  expect(imprint).toMatch(told)
})

test('The imprint tells telephone and e-mail, the same as every other page', () => {
  expect(imprint).toContain(`href="${brand.phoneLink}"`)
  expect(imprint).toContain(brand.phone)
  expect(imprint).toContain(`href="mailto:${brand.email}"`)
})
