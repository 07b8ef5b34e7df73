import { describe, expect, test } from 'vitest'
import { lawTexts } from '#core/knowledge/laws/law-texts.ts'
import { lawsOf } from '#core/knowledge/laws/laws.service.ts'
import { publishLaw, importLaw } from '#core/knowledge/laws/importing-laws.ts'
import type { LawText } from '#core/knowledge/laws/laws.ts'
import { done } from '#core/shared/result.ts'
import { openMemoryStore } from '#storage/open-memory-store.ts'
import { plainGerman, valueOf } from '../test-core.ts'
import { gardenLaw, gardenNorm } from './garden-law.ts'

/** Laws that everyone reads, each of them published when it comes in. */
const opened = async (...texts: readonly LawText[]) => {
  const store = openMemoryStore()
  let [ids, minutes] = [0, 0]
  const bring = async (text: LawText) => {
    const needs = {
      ...store,
      clock: { now: () => `2026-11-21T10:${String((minutes += 1)).padStart(2, '0')}:00.000Z` as const },
      german: plainGerman,
      secrets: { id: () => `v-${(ids += 1)}` },
      turns: { next: async () => undefined },
      lawFiles: { read: async () => done({ text, warnings: [] }) },
    }
    const { version } = valueOf(await importLaw(new Uint8Array(), needs))
    valueOf(await publishLaw(version.id, needs))
  }
  for (const text of texts) await bring(text)
  const linkingOn = async (page: string) => ({
    inHtml: (html: string) => html,
    inText: (text: string, within?: string) =>
      text.startsWith('Siehe') ? [{ text: 'Siehe ' }, { text: `${page} ${within}`, url: '/x' }] : [{ text }],
    cited: (text: string) => ({ text }),
  })
  return { store, bring, laws: lawsOf({ ...store, linkingOn, german: plainGerman }) }
}

const numbered = (count: number, text: string) =>
  Array.from({ length: count }, (_, nth) => gardenNorm(`§ ${nth + 1}`, 'Gärten', text))

describe('whoever looks for words in a law', () => {
  test('is shown fifty norms at most, and told of all', async () => {
    const { laws } = await opened({ ...gardenLaw, norms: numbered(51, 'Rosen blühen.') })
    const { items, total } = valueOf(await laws.findInLaw({ law: gardenLaw.slug, q: 'rosen' }))
    expect([items.length, items[0]?.key, items.at(-1)?.key, total]).toEqual([50, '1', '50', 51])
    expect(items[0]).toEqual({
      key: '1',
      name: '§ 1',
      title: 'Gärten',
      excerpt: [{ text: 'Rosen', marked: true }, { text: ' blühen.' }],
    })
  })

  test('is asked for six words at most, each of them once', async () => {
    const { laws } = await opened({ ...gardenLaw, norms: [gardenNorm('§ 1', '', 'eins zwei drei vier fünf sechs')] })
    const found = async (q: string) => valueOf(await laws.findInLaw({ law: gardenLaw.slug, q })).total
    expect(await found('eins zwei drei vier fünf sieben')).toBe(0)
    expect(await found('eins zwei drei vier eins sechs sieben')).toBe(0)
    const { items } = valueOf(await laws.findInLaw({ law: gardenLaw.slug, q: 'eins zwei drei vier zwei sechs' }))
    expect(items.map((item) => 'title' in item)).toEqual([false])
  })

  test('is led to the law where it is called otherwise', async () => {
    const { laws } = await opened(gardenLaw)
    expect(await laws.findInLaw({ law: 'GartG', q: 'a&b' })).toEqual({
      ok: false,
      refusal: { why: 'moved', to: '/gesetze/gartg_2020?q=a%26b' },
    })
  })
})

describe('versions that were read before', () => {
  const built = (day: number): LawText => ({
    ...gardenLaw,
    builtAt: `202601${String(day).padStart(2, '0')}123456`,
    norms: [gardenNorm('§ 1', day === 3 ? 'Früher' : '', `Tag ${day}.`)],
  })

  test('are ten at most, the latest first, each with its day', async () => {
    const { laws } = await opened(...Array.from({ length: 12 }, (_, nth) => built(nth + 1)))
    const { formerVersions } = valueOf(await laws.norm({ law: gardenLaw.slug, number: '1' }))
    expect(formerVersions.map(({ builtOn }) => builtOn)).toEqual(
      ['11', '10', '09', '08', '07', '06', '05', '04', '03', '02'].map((day) => `2026-01-${day}`),
    )
  })

  test('are compared norm by norm', async () => {
    const { laws } = await opened(built(3), { ...built(4), norms: [...built(4).norms, gardenNorm('§ 2', '', 'Neu.')] })
    const { formerVersions } = valueOf(await laws.norm({ law: gardenLaw.slug, number: '1' }))
    const version = formerVersions[0]?.id ?? ''
    expect(valueOf(await laws.compareNorm({ law: gardenLaw.slug, number: '1', version }))).toEqual({
      before: { id: 'v-1', builtOn: '2026-01-03' },
      titleBefore: 'Früher',
      isNew: false,
      subsections: [{ change: 'changed', before: 'Tag 3.', after: 'Tag 4.' }],
    })
    expect(valueOf(await laws.compareNorm({ law: gardenLaw.slug, number: '2', version }))).toEqual({
      before: { id: 'v-1', builtOn: '2026-01-03' },
      isNew: true,
      subsections: [{ change: 'added', after: 'Neu.' }],
    })
    const notFound = { ok: false, refusal: { why: 'not-found' } }
    expect(await laws.compareNorm({ law: gardenLaw.slug, number: '3', version })).toEqual(notFound)
    expect(await laws.compareNorm({ law: gardenLaw.slug, number: '1', version: 'v-2' })).toEqual(notFound)
  })
})

test('what a norm says leads on, within lists, tables and notes as well, but not from headings', async () => {
  const line = (text: string) => ({ kind: 'paragraph' as const, content: [{ kind: 'text' as const, text }] })
  const blocks = [
    line('Siehe'),
    { kind: 'paragraph' as const, content: [{ kind: 'emphasis' as const, content: line('Siehe').content }] },
    { kind: 'list' as const, items: [{ label: '1.', blocks: [line('Siehe')] }] },
    { kind: 'heading' as const, content: line('Siehe').content },
    { kind: 'remark' as const, content: line('Siehe').content },
    { kind: 'pre' as const, text: 'Siehe' },
  ]
  const { laws } = await opened({
    ...gardenLaw,
    norms: [
      {
        ...gardenNorm('§ 1', '', ''),
        subsections: [{ blocks }],
        notes: [{ id: 'n', sign: '*', blocks: [line('Siehe')] }],
      },
    ],
  })
  const { norm } = valueOf(await laws.norm({ law: gardenLaw.slug, number: '1' }))
  const link = '{"kind":"link","text":"/gesetze/gartg_2020/1 GartG","url":"/x"}'
  const linked = norm.subsections[0]?.blocks.map((block) => JSON.stringify(block).split(link).length - 1)
  expect(linked).toEqual([1, 1, 1, 0, 0, 0])
  expect(JSON.stringify(norm.notes)).toContain(link)
})

test('the texts of eight laws are remembered, those that were asked for last', async () => {
  const slugs = Array.from({ length: 9 }, (_, nth) => `law_${nth}`)
  const { store, bring } = await opened(...slugs.map((slug) => ({ ...gardenLaw, slug })))
  const read: string[] = []
  const laws = {
    ...store.laws,
    versions: async (slug: string) => {
      read.push(slug)
      return store.laws.versions(slug)
    },
  }
  const texts = lawTexts({ laws, changes: store.changes })
  for (const slug of slugs.slice(0, 8)) await texts(slug)
  for (const slug of slugs.slice(0, 8)) await texts(slug)
  expect(read).toEqual(slugs.slice(0, 8))
  await texts('law_0')
  await texts('law_8')
  await texts('law_0')
  expect(read).toEqual(slugs)
  await texts('law_1')
  expect(read).toEqual([...slugs, 'law_1'])
  await bring({ ...gardenLaw, slug: 'law_0', builtAt: '20260101000000' })
  await texts('law_8')
  await texts('law_0')
  expect(read.slice(10)).toEqual(['law_0'])
  expect(await texts('gone')).toEqual([])
})
