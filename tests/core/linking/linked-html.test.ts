import { describe, expect, test } from 'vitest'
import type { Address } from '#core/shared/addresses.ts'
import { knownLaw } from '#core/citations/known-laws.ts'
import type { CitedPages } from '#core/citations/links.ts'
import { findingTerms } from '#core/knowledge/linking/lexicon-terms.ts'
import { linkedHtml, textsIn } from '#core/knowledge/linking/linked-html.ts'

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

  test.each('a code pre h1 h2 h3 h4 h5 h6'.split(' '))('none within <%s>, and again behind it', (name) => {
    const html = `<${name}>§ 37 BetrVG <b>§ 37 BetrVG</b></${name.toUpperCase()}>`
    expect(linkedHtml(`${html} § 37 BetrVG`, { pages })).toBe(`${html} ${norm('betrvg/37', '§ 37 BetrVG')}`)
    expect(textsIn(`${html} § 37 BetrVG`)).toEqual([' § 37 BetrVG'])
  })

  test.each('p li td th blockquote'.split(' '))('again in each <%s>', (name) => {
    const html = (text: string) => `<${name}>${text}</${name}> <${name} class="x">${text}</${name}>`
    expect(linkedHtml(html('§ 40 BetrVG'), { pages })).toBe(html(norm('betrvg/40', '§ 40 BetrVG')))
  })

  test.each('div b em span ul tr'.split(' '))('once in several <%s>', (name) => {
    const html = (text: string) => `<${name}>${text}</${name}><${name}>§ 40 BetrVG</${name}>`
    expect(linkedHtml(html('§ 40 BetrVG'), { pages })).toBe(html(norm('betrvg/40', '§ 40 BetrVG')))
  })

  test('none in code that stands in code, and from no page to itself', () => {
    const html = '<pre><code>§ 37 BetrVG</code> § 37 BetrVG</pre>'
    expect(linkedHtml(html, { pages, termsIn })).toBe(html)
    expect(linkedHtml('<p>§ 37 BetrVG</p>', { pages, page: '/gesetze/betrvg/37' })).toBe('<p>§ 37 BetrVG</p>')
  })

  test('one to a term on a page of several texts', () => {
    const termsLinked = new Set<Address>()
    const html = '<p>Wahl und Betriebsrat und Wahl</p>'
    expect(linkedHtml(html, { pages, termsIn, termsLinked })).toBe(
      `<p>${term('wahl', 'Wahl')} und ${term('betriebsrat', 'Betriebsrat')} und Wahl</p>`,
    )
    expect(linkedHtml(html, { pages, termsIn, termsLinked })).toBe(html)
    expect(linkedHtml(html, { pages })).toBe(html)
  })

  test('signs of HTML in an address are written as HTML has them', () => {
    const strange = findingTerms([{ address: '/l/a?b=1&c="', names: ['Wahl'] }], stemOf)
    expect(linkedHtml('<p>Wahl</p>', { pages, termsIn: strange })).toBe(
      '<p><a href="/l/a?b=1&amp;c=&quot;">Wahl</a></p>',
    )
  })

  test('the texts of HTML are those of its pieces, without blank ones', () => {
    expect(textsIn('')).toEqual([])
    expect(textsIn('<p>eins <b>zwei</b>\n</p> <h2>drei</h2><p>vier</p>')).toEqual(['eins ', 'zwei', 'vier'])
  })
})

describe('terms are found', () => {
  const found = (text: string) => termsIn(text).map(({ address, start, end }) => [address, text.slice(start, end)])

  test.each([
    ['JAV Wahl', [['/l/wahl-der-jav', 'JAV Wahl']]],
    ['JAV\u00a0Wahl', [['/l/wahl-der-jav', 'JAV\u00a0Wahl']]],
    ['JAV\nWahl', [['/l/wahl-der-jav', 'JAV\nWahl']]],
    ['JAV  Wahl', [['/l/wahl', 'Wahl']]],
    ['JAV, Wahl', [['/l/wahl', 'Wahl']]],
    ['Wahl der', [['/l/wahl', 'Wahl']]],
    [
      'Wahl der JAV Wahl',
      [
        ['/l/wahl-der-jav', 'Wahl der JAV'],
        ['/l/wahl', 'Wahl'],
      ],
    ],
    [
      'Wahl Wahl der JAV',
      [
        ['/l/wahl', 'Wahl'],
        ['/l/wahl-der-jav', 'Wahl der JAV'],
      ],
    ],
    ['der JAV', []],
    ['', []],
  ] as const)('in %j', (text, terms) => expect(found(text)).toEqual(terms))

  test('by names of four letters, by none of three', () => {
    const short = findingTerms([{ address: '/l/kurz', names: ['Amt', 'Rate', '----'] }], (word) => word)
    expect(short('Amt Rate').map(({ start, end }) => [start, end])).toEqual([[4, 8]])
  })

  test('by a name that one term has twice', () => {
    const twice = findingTerms([{ address: '/l/wahl', names: ['Wahl', 'Wahlen', 'Wahl'] }], stemOf)
    expect(twice('Wahlen')).toEqual([{ address: '/l/wahl', start: 0, end: 6 }])
  })
})
