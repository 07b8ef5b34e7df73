// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { brandBeforeContent } from '#core/brand/brand.ts'
import { headFollows } from '#react/browser/head-follows.ts'
import { drawings } from '#react/drawing.tsx'
import type { Frame, Head } from '#react/page.ts'
import { documentOf } from '#react/shell/document.ts'
import { inShell } from '#react/shell/shell.tsx'
import { origin } from './pages-app.ts'

const assets = { loader: '/widgets.js', styles: [], wording: '', fonts: [] }
const frame: Frame = {
  brand: brandBeforeContent,
  settings: { siteOrigin: origin, brOrigin: origin, assets },
  here: '/',
}
const begin = drawings()

const heads: Readonly<Record<string, Head>> = {
  'somebody’s own page': { title: 'Merk\u00adliste & mehr', noindex: true, crumbs: [] },
  'a step below another page': {
    title: 'Kasse: Rechnung',
    noindex: true,
    crumbs: [{ title: 'Warenkorb <neu>', href: '/seminare/warenkorb?a=1&b=2' }],
  },
  'a page of a section': { title: 'Standorte', canonical: '/standorte', crumbs: [], section: 'standorte' },
  'a page for an office': { title: 'SBV', canonical: '/lexikon/sbv', crumbs: [], section: 'lexikon', audience: 'sbv' },
  'the page where all begins': { title: 'Start', canonical: '/' },
}
const names = Object.keys(heads)
const headOf = (name: string): Head => heads[name] ?? { title: '' }

const sent = (head: Head): Document =>
  new DOMParser().parseFromString(
    documentOf({ sheet: undefined, head, frame, body: inShell(begin(), head, frame, '') }),
    'text/html',
  )

/** What stands around a page, in the order of the document; of the head, whatever its order. */
const around = (document: Document) => ({
  head: ['title', 'link[rel=canonical]', 'meta[name=robots]'].map((part) => document.querySelector(part)?.outerHTML),
  body: [...document.querySelectorAll('nav')].map(({ outerHTML }) => outerHTML),
})

const pairs = names.flatMap((from) => names.map((to) => [from, to] as const))

test.each(pairs)('from %s to %s: what stands around it is as if it had been sent', (from, to) => {
  const document = sent(headOf(from))
  headFollows(document, headOf(to), frame)
  expect(around(document)).toEqual(around(sent(headOf(to))))
})
