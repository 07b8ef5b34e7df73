import { expect, test } from 'vitest'
import { sameKindAt } from '#core/catalogue/same-kind-at.ts'
import { costsPdf, eventPdf, themeEvents, themePdf } from '#core/shared/addresses.ts'

const papers = { event: eventPdf, theme: themePdf }

test.each([
  ['an event', '/seminare/p/rhetorik-4711', papers, '/seminare/p-pdf/rhetorik-4711'],
  ['a theme', '/seminare/t/rhetorik', papers, '/seminare/pdf/rhetorik'],
  ['a sub-page of a theme', '/seminare/t/rhetorik', { theme: themeEvents }, '/seminare/t/rhetorik/termine'],
  ['what has no such page', '/seminare/t/rhetorik', { event: costsPdf }, '/seminare/t/rhetorik'],
  ['a page below a theme', '/seminare/t/rhetorik/inhouse', papers, '/seminare/t/rhetorik/inhouse'],
  ['a theme with a query', '/seminare/t/rhetorik?a=b', papers, '/seminare/t/rhetorik?a=b'],
  ['the list of themes', '/seminare/t/', papers, '/seminare/t/'],
  ['elsewhere', 'https://anderswo.example/seminare/t/rhetorik', papers, 'https://anderswo.example/seminare/t/rhetorik'],
])('of %s', (_, to, kinds, expected) => expect(sameKindAt(to, kinds)).toBe(expected))
