import { expect, test } from 'vitest'
import { lawNorm, lawOf } from '#features/support/law-builder.ts'
import { readHead } from '../feeds/read-page.ts'
import { faultsIn } from './faults-in-html.ts'
import { openPages } from './pages-app.ts'

test('answers lead to the norms and terms that they name, and to no address where they are read elsewhere', async () => {
  const pages = await openPages()
  await pages.testApp.stage.law(lawOf('BetrVG', [lawNorm('§ 37', 'Ehrenamt', 'Wer hilft, hilft.')]))
  const { status, html, tags } = await pages.visit().get('/fragen')
  expect([status, tags]).toEqual([200, expect.arrayContaining(['record:faq', 'laws', 'rulings', 'lexicon:br'])])
  expect(html).toMatch(/<a href="\/gesetze\/betrvg\/37#abs-6-satz-4">§.37.Abs\..6.Satz.4.BetrVG<\/a>/)
  expect(html).toMatch(/<a href="\/betriebsratslexikon\/br\/[a-z-]+">/)
  const told = JSON.stringify(readHead(html).jsonLd)
  expect(told).toMatch(/§.37.Abs\..6.Satz.4.BetrVG/)
  expect(told).not.toContain('<a ')
  expect(await faultsIn(html)).toEqual([])
})
