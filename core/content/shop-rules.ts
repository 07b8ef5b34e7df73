import { mostArticles, mostOfOne, shortestCode, type Article, type Shop } from '../merchandise/merchandise.ts'
import { lengthOf } from '../shared/text-length.ts'
import type { Content, ContentFault } from './content.ts'
import { check, inEach, inField, wrongIf, type Found } from './fault.ts'
import { textFaults, titleFaults } from './field-checks.ts'
import { recordsOf } from './records-of.ts'

const skuShape = /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/

const codeFaults = (code: string): readonly string[] =>
  wrongIf(
    lengthOf(code) < shortestCode,
    `Ein Code braucht mindestens ${shortestCode} Zeichen, damit ihn niemand errät.`,
  )

const articleFaults = ({ sku, title, unit, most }: Article): Found => [
  ...inField('sku', wrongIf(!skuShape.test(sku), `„${sku}“ ist keine Artikelnummer wie WM-101.`)),
  ...inField('title', titleFaults(title, 'Der Name')),
  ...inField('unit', textFaults(unit, 'Die Einheit')),
  ...inField(
    'most',
    wrongIf(!(most >= 1 && most <= mostOfOne), `Die Höchstmenge muss von 1 bis ${mostOfOne} reichen, nicht ${most}.`),
  ),
]

const twice = ({ articles }: Shop): readonly string[] => {
  const skus = articles.map(({ sku }) => sku)
  return skus.filter((sku, i) => skus.indexOf(sku) !== i).map((sku) => `Die Artikelnummer „${sku}“ gibt es schon.`)
}

/** The shop has codes that nobody guesses, and articles that one can tell apart. */
export const shopFaults = (content: Content): readonly ContentFault[] =>
  check(
    recordsOf(content, 'shop'),
    ({ value }) => inField('codes', wrongIf(value.codes.length === 0, 'Ohne Code kommt niemand in den Shop.')),
    ({ value }) => inEach('codes', value.codes, codeFaults),
    ({ value }) => inEach('articles', value.articles, articleFaults),
    ({ value }) => inField('articles', twice(value)),
    ({ value: { articles } }) =>
      inField(
        'articles',
        wrongIf(articles.length > mostArticles, `Mehr als ${mostArticles} Artikel zeigt eine Seite nicht.`),
      ),
  )
