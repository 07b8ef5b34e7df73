import { describe, expect, test } from 'vitest'
import { exportsOf } from '#core/exports/exports.service.ts'
import type { ExportAccess, ExportKind } from '#core/exports/exports.ts'
import type { ForListingExports } from '#core/exports/ports.ts'
import { done } from '#core/shared/result.ts'
import { sinceIn } from '#core/exports/since.ts'
import { aDownload, aQuestion, aVideo } from '#features/support/record-builder.ts'
import { anArticle, aRuling, aWord } from './sample-content.ts'
import { openTestCore } from './test-core.ts'

const asOf = '2026-11-23T12:00:00.000Z'
const changedAt = '2026-11-20T12:00:00.000Z'
const content: Readonly<Record<ExportKind, object>> = {
  lexicon: aWord(),
  jurisdictions: aRuling(),
  downloads: aDownload(),
  articles: anArticle(),
  faq: aQuestion(),
  youtube: aVideo(),
}

const exported = (access: ExportAccess = { isPublic: true }, bearer?: string) => {
  const asked: object[] = []
  const exports: ForListingExports = {
    changes: async (kind, query) => {
      asked.push(query)
      const items = [
        { id: 'da', changedAt, content: content[kind] },
        { id: 'weg', changedAt },
      ]
      return { items, next: 'weiter', asOf } as never
    },
  }
  const needs = { ...openTestCore().needs, exports, exportAccess: access }
  return { asked, site: exportsOf({ bearer: () => bearer }, needs) }
}

test.each<[ExportKind, string | undefined]>([
  ['lexicon', '/betriebsratslexikon/br/abmahnung'],
  ['jurisdictions', '/rechtsprechung/urteil/bag-7-abr-8-23'],
  ['downloads', '/download/checkliste-beschluss.pdf'],
  ['articles', '/news/neues-recht/1001'],
  ['faq', '/fragen'],
  ['youtube', undefined],
])('of %s is told what there is, where it is read, and what is gone', async (kind, address) => {
  const { site } = exported()
  const url = address === undefined ? {} : { url: `https://www.seminarhaus.example${address}` }
  expect(await site[kind]({})).toEqual(
    done({
      items: [{ id: 'da', changedAt, ...url, content: content[kind] }],
      nextCursor: 'weiter',
      deletedIds: ['weg'],
      generatedAt: asOf,
    }),
  )
})

test('the store is asked for what is asked for and no more', async () => {
  const { site, asked } = exported()
  await site.faq({ since: '2026-11-20', cursor: 'hier', limit: 7 })
  await site.faq({})
  expect(asked).toEqual([{ since: '2026-11-19T22:59:59.999Z', after: 'hier', limit: 7 }, { limit: 500 }])
})

test('what is no instant is refused', async () => {
  const { site, asked } = exported()
  expect(await site.faq({ since: 'gestern' })).toEqual({
    ok: false,
    refusal: { why: 'invalid', fields: { since: 'malformed' } },
  })
  expect(asked).toEqual([])
})

describe('exports are for', () => {
  test.each<[string, ExportAccess, string | undefined, boolean]>([
    ['everybody where they are public', { isPublic: true }, undefined, true],
    ['whoever shows the token', { isPublic: false, token: 'geheim' }, 'geheim', true],
    ['nobody who shows another', { isPublic: false, token: 'geheim' }, 'falsch', false],
    ['nobody who shows none', { isPublic: false, token: 'geheim' }, undefined, false],
    ['nobody where there is no token', { isPublic: false }, 'geheim', false],
    ['nobody where neither is one', { isPublic: false }, undefined, false],
  ])('%s', async (_, access, bearer, isTaken) => {
    const answer = await exported(access, bearer).site.faq({})
    expect(answer.ok).toBe(isTaken)
    if (!isTaken) expect(answer).toEqual({ ok: false, refusal: { why: 'not-a-service' } })
  })
})

test.each([
  ['2026-11-20', '2026-11-19T22:59:59.999Z'],
  ['2026-07-01', '2026-06-30T21:59:59.999Z'],
  ['2026-11-20T12:00Z', '2026-11-20T12:00:00.000Z'],
  ['2026-11-20T12:00:05.5+01:00', '2026-11-20T11:00:05.500Z'],
  ['2026-11-20T12:00', undefined],
  ['2026-13-20T12:00Z', undefined],
  ['2026-02-30', undefined],
  ['20.11.2026', undefined],
  ['', undefined],
])('since %j is since %s', (text, instant) => expect(sinceIn(text)).toBe(instant))
