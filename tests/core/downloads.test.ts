import { describe, expect, test } from 'vitest'
import type { Download } from '#core/knowledge/downloads/downloads.ts'
import { downloadDocument } from '#core/knowledge/downloads/download-document.ts'
import { downloadFilterIn, downloadsHref } from '#core/knowledge/downloads/downloads-address.ts'
import { bareContent, brand, rubric } from '#features/support/content-builder.ts'
import { aDownload, recordOf } from '#features/support/record-builder.ts'
import { valueOf } from '#features/support/value-of.ts'
import { aloud } from './read-aloud.ts'
import { aVisitor, openTestCore } from './test-core.ts'

const now = '2026-11-20T09:00:00.000Z'

const opened = async (...downloads: readonly Partial<Download>[]) => {
  const core = openTestCore(now)
  const bring = async (...wanted: readonly Partial<Download>[]) =>
    valueOf(
      await core.stage.content({
        ...bareContent,
        rubrics: [rubric(), rubric({ id: 2, url: 'sbv-praxis', title: 'SBV', position: 2 })],
        records: wanted.map((each) => recordOf.download(each)),
      }),
    )
  await bring(...downloads)
  const { downloads: port } = core.site(aVisitor()).knowledge
  const ids = async (ask: Parameters<typeof port.downloads>[0] = {}) =>
    valueOf(await port.downloads(ask)).items.map(({ id }) => id)
  return { ...core, bring, port, ids }
}

describe('a list of documents', () => {
  const four = [
    { slug: 'muster-b', rubric: 'sbv-praxis' },
    { slug: 'muster-a', rubric: 'sbv-praxis' },
    { slug: 'uebersicht-z' },
    { slug: 'checkliste-y' },
  ]

  test('goes on where a page ended, rubric by rubric, whatever has gone meanwhile', async () => {
    const { port, bring, ids } = await opened(...four)
    const first = valueOf(await port.downloads({ limit: 3 }))
    expect(first.items.map(({ id }) => id)).toEqual(['checkliste-y', 'uebersicht-z', 'muster-a'])
    expect(first.total).toBe(4)
    const rest = { limit: 3, after: first.next ?? '' }
    expect(valueOf(await port.downloads(rest))).toMatchObject({ items: [{ id: 'muster-b' }], total: 4 })
    expect(valueOf(await port.downloads(rest)).next).toBeUndefined()
    await bring(...four.filter(({ slug }) => slug !== 'muster-a'))
    expect(await ids(rest)).toEqual(['muster-b'])
  })

  test('follows its rubrics when those change places', async () => {
    const { port, ids, stage } = await opened(...four)
    expect(await ids()).toEqual(['checkliste-y', 'uebersicht-z', 'muster-a', 'muster-b'])
    valueOf(
      await stage.content({
        ...bareContent,
        rubrics: [rubric({ position: 2 }), rubric({ id: 2, url: 'sbv-praxis', title: 'SBV im Betrieb', position: 1 })],
        records: four.map((each) => recordOf.download(each)),
      }),
    )
    expect(await ids()).toEqual(['muster-a', 'muster-b', 'checkliste-y', 'uebersicht-z'])
    expect(JSON.stringify(valueOf(await port.filterData({})))).toContain('SBV im Betrieb')
  })

  test.each(['', '~', 'x~y', '1', '2~~', '9~a', '~1~2', '\0'])(
    'continued after %j ends without fault',
    async (after) => {
      const { port } = await opened(...four)
      expect(valueOf(await port.downloads({ after })).total).toBe(4)
    },
  )

  test('of a rubric that is not there is empty', async () => {
    const { ids } = await opened(...four)
    expect(await ids({ rubric: 'gibt-es-nicht' })).toEqual([])
  })
})

describe('measuring', () => {
  test('prints each once, and again what would be printed otherwise', async () => {
    const { stage, bring, port } = await opened({ slug: 'eins' }, { slug: 'zwei' })
    const sizes = async () => valueOf(await port.downloads({})).items.map(({ id, pages }) => [id, pages])
    expect(await sizes()).toEqual([
      ['eins', undefined],
      ['zwei', undefined],
    ])
    expect(await stage.measureDownloads()).toBe(2)
    expect(await sizes()).toEqual([
      ['eins', 1],
      ['zwei', 1],
    ])
    expect(await stage.measureDownloads()).toBe(0)
    await bring({ slug: 'eins' }, { slug: 'zwei', title: 'Anders' })
    expect(await sizes()).toEqual([
      ['eins', 1],
      ['zwei', undefined],
    ])
    expect(await stage.measureDownloads()).toBe(1)
    expect(await sizes()).toEqual([
      ['eins', 1],
      ['zwei', 1],
    ])
  })
})

test('a document says what it is, whence it comes, and of which day it is', () => {
  const document = downloadDocument(aDownload(), { brand, site: 'https://haus.example' })
  expect(document).toMatchObject({
    title: 'Checkliste: der Beschluss',
    subtitle: 'Von der Ladung bis zur Unterschrift.',
    issued: '2026-11-20',
    issuer: { name: brand.name },
  })
  expect(document.blocks.flatMap(aloud)).toEqual([
    '## Vor der Sitzung',
    '[ ] Alle sind geladen.',
    '[ ] *Rechtzeitig:* wie vereinbart',
    '(small) Stand: 20.11.2026. Allgemeine Informationen, keine Rechtsberatung im Einzelfall.',
  ])
})

describe('the address of the list', () => {
  test.each([
    [{}, '/downloads'],
    [{ rubric: 'sbv-praxis' }, '/downloads?rubrik=sbv-praxis'],
    [{ type: 'muster', targetGroup: 'jav' }, '/downloads?zielgruppe=jav&art=muster'],
  ] as const)('of %j is %s, and means it', (filter, href) => {
    expect(downloadsHref(filter)).toBe(href)
    expect(downloadFilterIn(new URL(href, 'https://haus.example'))).toEqual(filter)
  })

  test.each(['?rubrik=&zielgruppe=&art=', '?zielgruppe=alle&art=brief', '?x=1'])('%s asks for nothing', (query) =>
    expect(downloadFilterIn(new URL(`https://haus.example/downloads${query}`))).toEqual({}),
  )
})
