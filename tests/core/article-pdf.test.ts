import { expect, test } from 'vitest'
import type { PrintedDocument } from '#core/documents/documents.ts'
import { recordOf } from '#features/support/record-builder.ts'
import { anArticle, someContentFolder } from './sample-content.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'

const open = async () => {
  const testCore = openTestCore()
  const articles = [anArticle(), anArticle({ id: 2001, kind: 'fach', author: 'annika-lorenz', asOf: '2026-11-20' })]
  valueOf(await testCore.stage.content(someContentFolder({ articles, records: [recordOf.expert()] })))
  return testCore.site(aVisitor()).knowledge.articles
}
const printed = (bytes: Uint8Array): PrintedDocument => JSON.parse(new TextDecoder().decode(bytes)) as PrintedDocument

test('an article on paper says who wrote it, when, where it stands and how old it is', async () => {
  const articles = await open()
  const { filename, mime, bytes } = valueOf(await articles.articlePdf({ key: 'neues-recht-2001' }))
  expect([filename, mime]).toEqual(['neues-recht-2001.pdf', 'application/pdf'])
  const { title, subtitle, blocks } = printed(bytes)
  expect([title, subtitle]).toEqual(['Neues Recht', 'Von Annika Lorenz, veröffentlicht am 02.11.2026'])
  expect(blocks).toEqual([
    { kind: 'paragraph', tone: 'lead', text: 'Was sich ändert.' },
    { kind: 'paragraph', text: 'Neu ist …' },
    {
      kind: 'paragraph',
      tone: 'small',
      text: 'Allgemeine Informationen, keine Rechtsberatung im Einzelfall. Stand: 20.11.2026.',
    },
    {
      kind: 'link',
      text: 'https://www.seminarhaus.example/fachartikel/neues-recht/2001',
      href: 'https://www.seminarhaus.example/fachartikel/neues-recht/2001',
    },
  ])
})

test('nobody in particular is the editors, and a day of checking that is not said is none', async () => {
  const articles = await open()
  const { subtitle, blocks } = printed(valueOf(await articles.articlePdf({ key: 'neues-recht-1001' })).bytes)
  expect(subtitle).toBe('Von der Redaktion, veröffentlicht am 02.11.2026')
  expect(JSON.stringify(blocks)).not.toContain('Stand')
})

test('a paper is found by its number, and leads to its right address', async () => {
  const articles = await open()
  const moved = { ok: false, refusal: { why: 'moved', to: '/news/pdf/neues-recht-2001' } }
  expect(await articles.articlePdf({ key: 'anders-2001' })).toEqual(moved)
  expect(await articles.articlePdf({ key: '2001' })).toEqual(moved)
  for (const key of ['neues-recht', 'neues-recht-9999', ''])
    expect(await articles.articlePdf({ key })).toEqual({ ok: false, refusal: { why: 'not-found' } })
})
