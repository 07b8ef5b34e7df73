import { HtmlValidate } from 'html-validate'
import { beforeAll, describe, expect, test } from 'vitest'
import { linksOf, openPages, render, signIn, type Browsing } from './pages-house.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React writes some attribute names, ids and the doctype its own way; HTML does not mind.
    'attr-case': 'off',
    'valid-id': ['error', { relaxed: true }],
    'doctype-style': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'require-sri': 'off',
    // Explicit table roles keep folded tables tables (design guide §10).
    'no-redundant-role': 'off',
    'prefer-native-element': 'off',
    'tel-non-breaking': 'off',
    'svg-focusable': 'off',
  },
})

let browser: Browsing
let signedIn: Browsing
let eventAddress: string
beforeAll(async () => {
  const { visit } = await openPages()
  browser = visit()
  signedIn = visit()
  await signIn(signedIn)
  await signedIn.post('/wishlist/list', { type: 'seminar', value: 'betriebsverfassungsrecht-1' })
  const events = await browser.site.catalogue.events({ limit: 1 })
  eventAddress = `/seminare/p/${events.ok ? events.value.items[0]?.url : ''}`
})

const pages: readonly (readonly [name: string, address: () => string])[] = [
  ['home', () => '/'],
  ['overview', () => '/seminare/rubrik'],
  ['overview for one office', () => '/seminare/rubrik?amt=sbv'],
  ['rubric', () => '/seminare/r/betriebsverfassung'],
  ['theme', () => '/seminare/t/betriebsverfassungsrecht-1'],
  ['dates of a theme', () => '/seminare/t/betriebsverfassungsrecht-1/termine'],
  ['training series', () => '/seminare/t/betriebsrat-kompakt'],
  ['all dates', () => '/seminare/p'],
  ['date', () => eventAddress],
  ['lexicon', () => '/betriebsratslexikon/jav'],
  ['lexicon entry', () => '/betriebsratslexikon/br/freistellung'],
  ['building blocks', () => '/brick'],
  ['search', () => '/suche?q=arbeitsrecht'],
  ['search without hits', () => '/suche?q=quastenflosser'],
  ['wishlist signed out', () => '/wishlist/list'],
  ['sign-in', () => '/kundenportal/login?post_login_redirect_url=%2Fsuche'],
  ['registration', () => '/registrierung'],
  ['thanks for registering', () => '/registrierung/danke'],
  ['confirmation', () => '/registrierung/bestaetigen/abc'],
  ['Impressum', () => '/impressum'],
  ['Datenschutz', () => '/datenschutz'],
  ['AGB', () => '/agb'],
  ['Barrierefreiheit', () => '/barrierefreiheit'],
  ['Widerruf', () => '/widerruf'],
  ['cookie settings', () => '/cookie-einstellungen'],
  ['not found', () => '/gibt-es-nicht'],
]

const faultsIn = async (html: string): Promise<readonly string[]> => {
  const report = await validator.validateString(html)
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  )
}

describe.each(pages)('%s', (_, address) => {
  test('is valid HTML', async () => {
    expect(await faultsIn((await browser.get(address())).html)).toEqual([])
  })

  test('passes a strict content security policy: no inline style, script or handler', async () => {
    const { html } = await browser.get(address())
    expect(html).not.toMatch(/<[^>]+ style=/)
    expect(html).not.toMatch(/<style|<[^>]+ on[a-z]+="/)
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes)
    expect(scripts.filter((attributes) => !attributes?.includes('ld+json'))).toEqual([
      ' type="module" src="/widgets.js"',
    ])
  })

  test('links only to pages that are there', async () => {
    const { html } = await browser.get(address())
    const dead: string[] = []
    for (const href of linksOf(html)) {
      const { status } = await browser.get(href)
      if (status >= 400) dead.push(`${status} ${href}`)
    }
    expect(dead).toEqual([])
  })
})

test('pages of somebody signed in are valid, too', async () => {
  for (const address of ['/wishlist/list', '/kundenportal/logout'])
    expect(await faultsIn((await signedIn.get(address)).html)).toEqual([])
})

test('a form with faults is valid, too', async () => {
  const { html } = await browser.post('/registrierung', { email: 'x' })
  expect(await faultsIn(html)).toEqual([])
})

test('error pages are valid, too', async () => {
  for (const status of [400, 403, 405, 410, 413, 415, 429, 500, 503]) {
    const { html } = await render({ method: 'GET', url: '/', site: browser.site, requestId: 'R-1', fault: { status } })
    expect([status, await faultsIn(html)]).toEqual([status, []])
  }
})
