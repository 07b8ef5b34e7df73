import { describe, expect, test } from 'vitest'
import { knownLaw } from '#core/citations/known-laws.ts'
import type { CitedPages } from '#core/citations/links.ts'
import { findingTerms } from '#core/knowledge/linking/lexicon-terms.ts'
import { linkedHtml } from '#core/knowledge/linking/linked-html.ts'

const pages: CitedPages = {
  law: (law) => {
    const slug = knownLaw(law)?.slug
    return slug === undefined ? undefined : { slug, hasNorm: (key) => key !== '999' }
  },
  ruling: (slug) => (slug === 'bag-7-abr-8-23' ? slug : undefined),
}
/** German inflections as far as these tests need them. */
const stemOf = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('\u00ad', '')
    .replace(/(?:es|en|er|s|e|n)$/, '')
const termsIn = findingTerms(
  [
    { address: '/l/betriebsrat', names: ['Betriebsrat', 'Betriebsräte'] },
    { address: '/l/gesamtbetriebsrat', names: ['Gesamtbetriebsrat'] },
    { address: '/l/wahl', names: ['Wahl'] },
    { address: '/l/wahl-der-jav', names: ['Wahl der JAV', 'JAV-Wahl'] },
    { address: '/l/bem', names: ['BEM', 'Betriebliches Eingliederungsmanagement'] },
    { address: '/l/rat', names: ['Beratung'] },
    { address: '/l/tat', names: ['Beratung', 'Tatsache'] },
  ],
  stemOf,
)
const norm = (path: string, text: string) => `<a href="/gesetze/${path}">${text}</a>`
const term = (slug: string, text: string) => `<a href="/l/${slug}">${text}</a>`

describe('links in texts', () => {
  test.each([
    [
      'a citation',
      '<p>Nach § 37 Abs. 6 BetrVG gilt das.</p>',
      `<p>Nach ${norm('betrvg/37#abs-6', '§ 37 Abs. 6 BetrVG')} gilt das.</p>`,
    ],
    ['none to a norm that is not there', '<p>Nach § 999 BetrVG.</p>', '<p>Nach § 999 BetrVG.</p>'],
    [
      'none in headings, links and code',
      '<h2>§ 37 BetrVG</h2>\n<p><a href="/x">§ 37 BetrVG</a> <code>§ 37 BetrVG</code></p>',
      '<h2>§ 37 BetrVG</h2>\n<p><a href="/x">§ 37 BetrVG</a> <code>§ 37 BetrVG</code></p>',
    ],
    [
      'within other elements',
      '<p>Nach <strong>§ 40 BetrVG</strong> auch.</p>',
      `<p>Nach <strong>${norm('betrvg/40', '§ 40 BetrVG')}</strong> auch.</p>`,
    ],
    [
      'once in a paragraph, again in the next',
      '<p>§ 40 BetrVG und § 40 BetrVG.</p><p>§ 40 BetrVG</p>',
      `<p>${norm('betrvg/40', '§ 40 BetrVG')} und § 40 BetrVG.</p><p>${norm('betrvg/40', '§ 40 BetrVG')}</p>`,
    ],
    [
      'a decision',
      '<p>BAG, Beschluss vom 7. Februar 2024 – 7 ABR 8/23</p>',
      '<p><a href="/rechtsprechung/urteil/bag-7-abr-8-23">BAG, Beschluss vom 7. Februar 2024 – 7 ABR 8/23</a></p>',
    ],
  ])('%s', (_, html, expected) => expect(linkedHtml(html, { pages })).toBe(expected))

  test.each([
    [
      'a term at its first mention alone',
      '<p>Der Betriebsrat und der Betriebsrat.</p><p>Betriebsrat</p>',
      `<p>Der ${term('betriebsrat', 'Betriebsrat')} und der Betriebsrat.</p><p>Betriebsrat</p>`,
    ],
    ['in any inflection', '<p>des Betriebsrats</p>', `<p>des ${term('betriebsrat', 'Betriebsrats')}</p>`],
    ['whole words alone', '<p>Betriebsratswahl</p>', '<p>Betriebsratswahl</p>'],
    [
      'the longest name',
      '<p>die Wahl der JAV und die Wahl</p>',
      `<p>die ${term('wahl-der-jav', 'Wahl der JAV')} und die ${term('wahl', 'Wahl')}</p>`,
    ],
    [
      'over a hyphen, not over a comma',
      '<p>JAV-Wahl. Betriebliches, Eingliederungsmanagement</p>',
      `<p>${term('wahl-der-jav', 'JAV-Wahl')}. Betriebliches, Eingliederungsmanagement</p>`,
    ],
    ['no short name', '<p>das BEM</p>', '<p>das BEM</p>'],
    [
      'no name that two terms share',
      '<p>Beratung und Tatsachen</p>',
      `<p>Beratung und ${term('tat', 'Tatsachen')}</p>`,
    ],
    ['not the page itself', '<p>Gesamtbetriebsrat</p>', '<p>Gesamtbetriebsrat</p>'],
    [
      'not in what is cited',
      '<p>§ 999 Wahl und § 40 BetrVG</p>',
      `<p>§ 999 ${term('wahl', 'Wahl')} und ${norm('betrvg/40', '§ 40 BetrVG')}</p>`,
    ],
  ])('to the lexicon: %s', (_, html, expected) =>
    expect(linkedHtml(html, { pages, termsIn, page: '/l/gesamtbetriebsrat' })).toBe(expected),
  )

  test('entities, soft hyphens and no-break spaces stay as they are', () => {
    const html = '<p>Lohn &amp; Be\u00adtriebs\u00adrat, §\u00a037\u00a0BetrVG &lt;b&gt;</p>'
    expect(linkedHtml(html, { pages, termsIn })).toBe(
      `<p>Lohn &amp; ${term('betriebsrat', 'Be\u00adtriebs\u00adrat')}, ${norm('betrvg/37', '§\u00a037\u00a0BetrVG')} &lt;b&gt;</p>`,
    )
  })
})
