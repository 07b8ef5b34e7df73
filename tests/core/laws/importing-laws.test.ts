import { describe, expect, test } from 'vitest'
import { importLaw, importOf, mostWaiting, publishLaw, rollBackLaw } from '#core/knowledge/laws/importing-laws.ts'
import { lawsOf } from '#core/knowledge/laws/laws.service.ts'
import type { LawText } from '#core/knowledge/laws/laws.ts'
import type { LawImport } from '#core/knowledge/laws/ports.ts'
import type { LinksOfPage } from '#core/knowledge/linking/ports.ts'
import { done, refused, type Refusal, type Result } from '#core/shared/result.ts'
import { openMemoryStore } from '#storage/open-memory-store.ts'
import { plainGerman } from '../test-core.ts'
import { gardenLaw, gardenNorm } from './garden-law.ts'

const newer: LawText = {
  ...gardenLaw,
  builtAt: '20260101000000',
  norms: [gardenNorm('§ 1', 'Gärten', 'Gärten sind bunt.'), ...gardenLaw.norms.slice(2)],
}

/** An application whose files hold the text that is handed in as it is. */
const opened = () => {
  const store = openMemoryStore()
  let [ids, turns] = [0, 0]
  let text: LawText = gardenLaw
  const needs = {
    ...store,
    clock: { now: () => '2026-11-21T10:00:00.000Z' },
    german: plainGerman,
    secrets: { id: () => `v-${(ids += 1)}` },
    turns: { next: async () => void (turns += 1) },
    lawFiles: { read: async () => done({ text, warnings: [] }) },
  }
  return {
    ...needs,
    needs,
    turnsTaken: () => turns,
    reading: lawsOf({ ...store, linkingOn: async () => noLinks, german: plainGerman }),
    importing: (next: LawText) => {
      text = next
      return importLaw(new Uint8Array(), needs)
    },
  }
}
const noLinks: LinksOfPage = { inHtml: (html) => html, inText: (text) => [{ text }], cited: (text) => ({ text }) }
const value = <V>(result: Result<V, Refusal>): V => {
  if (!result.ok) throw new Error(result.refusal.why)
  return result.value
}
const idOf = (imported: Result<LawImport, Refusal>): string => value(imported).version.id

describe('importing a law', () => {
  test('lets others have their turn while a large one is compared', async () => {
    const { importing, turnsTaken } = opened()
    const norms = Array.from({ length: 1_000 }, (_, nth) => gardenNorm(`§ ${nth + 1}`, 'Gärten', 'Gärten sind grün.'))
    expect(value(await importing({ ...gardenLaw, norms })).counts.added).toBe(1_000)
    expect(turnsTaken()).toBeGreaterThanOrEqual(10)
  })

  test('tells what it brings, and nobody reads it', async () => {
    const { importing, reading } = opened()
    const imported = value(await importing(gardenLaw))
    expect(imported.law).toEqual({
      slug: 'gartg_2020',
      abbreviation: 'GartG',
      title: 'Gesetz über Gärten',
      stand: gardenLaw.stand,
    })
    expect(imported.counts).toEqual({ norms: 7, added: 7, changed: 0, removed: 0, unchanged: 0 })
    expect(imported.version).toEqual({
      id: 'v-1',
      slug: 'gartg_2020',
      builtAt: '20240724214501',
      importedAt: '2026-11-21T10:00:00.000Z',
      isPublished: false,
      warnings: [],
    })
    expect(await reading.law({ law: 'gartg_2020' })).toEqual(refused({ why: 'not-found' }))
    expect(await reading.laws({})).toEqual(done({ items: [], total: 0 }))
  })

  test('compares it with what everyone reads, not with what waits', async () => {
    const { importing, needs } = opened()
    await publishLaw(idOf(await importing(gardenLaw)), needs)
    await importing({ ...gardenLaw, builtAt: '20250101000000', norms: [] })
    const imported = value(await importing(newer))
    expect(imported.counts).toEqual({ norms: 6, added: 0, changed: 1, removed: 1, unchanged: 5 })
    expect(imported.changes.map(({ name, type }) => [name, type])).toEqual([
      ['§ 1', 'changed'],
      ['Inhaltsübersicht', 'removed'],
    ])
    expect(value(await importOf(imported.version.id, needs))).toEqual(imported)
    expect(await importOf('v-99', needs)).toEqual(refused({ why: 'not-found' }))
  })

  test('a text that waits is replaced by the same one; one that was ever read is refused', async () => {
    const { importing, needs, laws } = opened()
    const first = idOf(await importing(gardenLaw))
    const second = idOf(await importing(gardenLaw))
    expect((await laws.versions('gartg_2020')).map(({ id }) => id)).toEqual([second])
    expect(await publishLaw(first, needs)).toEqual(refused({ why: 'not-found' }))
    await publishLaw(second, needs)
    expect(await importing(gardenLaw)).toEqual(refused({ why: 'already-published' }))
    await publishLaw(idOf(await importing(newer)), needs)
    expect(await importing(gardenLaw)).toEqual(refused({ why: 'already-published' }))
  })

  test('no more than some wait; what everyone read stays', async () => {
    const { importing, needs, laws } = opened()
    await publishLaw(idOf(await importing(gardenLaw)), needs)
    for (let day = 10; day < 20; day += 1) await importing({ ...gardenLaw, builtAt: `202601${day}000000` })
    const versions = await laws.versions('gartg_2020')
    expect(versions.map(({ builtAt }) => builtAt.slice(6, 8))).toEqual(['19', '18', '17', '16', '15', '24'])
    expect(versions.filter(({ publishedAt }) => publishedAt === undefined)).toHaveLength(mostWaiting)
  })

  test('a file that is no law changes nothing', async () => {
    const { needs, laws } = opened()
    const refusing = { read: async () => refused({ why: 'not-a-law' } as const) }
    expect(await importLaw(new Uint8Array(), { ...needs, lawFiles: refusing })).toEqual(refused({ why: 'not-a-law' }))
    expect(await laws.versions('gartg_2020')).toEqual([])
  })
})

describe('publishing a law', () => {
  test('shows it to everyone, and pages that were made of the one before are made anew', async () => {
    const { importing, needs, reading, changes } = opened()
    const before = (await changes.since(undefined))?.version
    const published = value(await publishLaw(idOf(await importing(gardenLaw)), needs))
    expect([published.isPublished, published.publishedAt]).toEqual([true, '2026-11-21T10:00:00.000Z'])
    expect(value(await reading.laws({})).items.map(({ url }) => url)).toEqual(['/gesetze/gartg_2020'])
    expect((await changes.since(before))?.tags.toSorted()).toEqual(['law:gartg_2020', 'laws', 'search'])
  })

  test('refuses what everyone reads, and what is unknown', async () => {
    const { importing, needs } = opened()
    const id = idOf(await importing(gardenLaw))
    await publishLaw(id, needs)
    expect(await publishLaw(id, needs)).toEqual(refused({ why: 'already-published' }))
    expect(await rollBackLaw(id, needs)).toEqual(refused({ why: 'already-published' }))
    expect(await publishLaw('v-99', needs)).toEqual(refused({ why: 'not-found' }))
  })

  test('rolling back shows again what was read before, and nothing that never was', async () => {
    const { importing, needs, reading } = opened()
    const first = idOf(await importing(gardenLaw))
    await publishLaw(first, needs)
    const second = idOf(await importing(newer))
    expect(await rollBackLaw(second, needs)).toEqual(refused({ why: 'not-found' }))
    await publishLaw(second, needs)
    const text = async () =>
      JSON.stringify(value(await reading.norm({ law: 'gartg_2020', number: '1' })).norm.subsections)
    expect(await text()).toContain('Gärten sind bunt.')
    await rollBackLaw(first, needs)
    expect(await text()).toContain('Gärten sind grün.')
    expect(value(await rollBackLaw(second, needs)).id).toBe(second)
  })
})

describe('reading laws', () => {
  const published = async () => {
    const { importing, needs, reading } = opened()
    await publishLaw(idOf(await importing(gardenLaw)), needs)
    const others = [
      { ...gardenLaw, slug: 'entgfg', abbreviation: 'EntgFG', aliases: ['EFZG'] },
      { ...gardenLaw, slug: 'a_g', abbreviation: 'AÜG', aliases: [] },
    ]
    for (const other of others) await publishLaw(idOf(await importing(other)), needs)
    return reading
  }

  test('all of them stand in the German order of how one cites them', async () => {
    const reading = await published()
    expect(value(await reading.laws({})).items.map(({ abbreviation, url }) => [abbreviation, url])).toEqual([
      ['AÜG', '/gesetze/a_g'],
      ['EntgFG', '/gesetze/entgfg'],
      ['GartG', '/gesetze/gartg_2020'],
    ])
  })

  test('a law is read with its table of contents', async () => {
    const { law, url, contents } = value(await (await published()).law({ law: 'gartg_2020' }))
    expect([law.title, url]).toEqual(['Gesetz über Gärten', '/gesetze/gartg_2020'])
    expect(contents.parts.map(({ division }) => division.label)).toEqual(['Erster Teil', 'Zweiter Teil'])
    expect(contents.parts[1]?.parts[0]?.norms).toEqual([
      { key: '3-bis-6', name: '§§ 3 bis 6', state: 'repealed' },
      { key: '7', name: '§ 7', title: 'Hecken', state: 'in-force' },
    ])
  })

  test('a norm is read with where it stands, its neighbours and its sentences', async () => {
    const reading = await published()
    const read = value(await reading.norm({ law: 'gartg_2020', number: '7a' }))
    expect([read.law.abbreviation, read.url, read.previous?.key, read.next?.key]).toEqual([
      'GartG',
      '/gesetze/gartg_2020/7a',
      '7',
      'anlage-1',
    ])
    expect(read.divisions).toEqual([
      { label: 'Zweiter Teil', title: 'Wege und Beete' },
      { label: 'Zweiter Abschnitt', title: 'Beete' },
    ])
    const { norm } = value(await reading.norm({ law: 'gartg_2020', number: '2' }))
    expect(JSON.stringify(norm.subsections).match(/"sentence","number":\d/g)).toEqual([
      '"sentence","number":1',
      '"sentence","number":2',
    ])
  })

  test.each([
    ['7A', '/gesetze/gartg_2020/7a'],
    ['4', '/gesetze/gartg_2020/3-bis-6'],
    ['§ 7', '/gesetze/gartg_2020/7'],
    ['Anlage 1', '/gesetze/gartg_2020/anlage-1'],
  ])('%s leads to %s', async (number, to) => {
    expect(await (await published()).norm({ law: 'gartg_2020', number })).toEqual(refused({ why: 'moved', to }))
  })

  test.each([
    ['efzg', '/gesetze/entgfg'],
    ['GartG', '/gesetze/gartg_2020'],
    ['gartg-2020', '/gesetze/gartg_2020'],
    ['AÜG', '/gesetze/a_g'],
  ])('the law %s is at %s', async (law, to) => {
    const reading = await published()
    expect(await reading.law({ law })).toEqual(refused({ why: 'moved', to }))
    expect(await reading.norm({ law, number: '7' })).toEqual(refused({ why: 'moved', to: `${to}/7` }))
    expect(await reading.norm({ law, number: '../x' })).toEqual(refused({ why: 'moved', to: `${to}/..%2Fx` }))
  })

  test.each(['8', 'art-7', '', '3-bis-7'])('there is no norm %j', async (number) => {
    expect(await (await published()).norm({ law: 'gartg_2020', number })).toEqual(refused({ why: 'not-found' }))
  })

  test('a law that nobody imported is told to be missing if it is known by name', async () => {
    const reading = await published()
    const bgb = { slug: 'bgb', abbreviation: 'BGB', title: 'Bürgerliches Gesetzbuch' }
    expect(await reading.law({ law: 'bgb' })).toEqual(refused({ why: 'not-imported', law: bgb }))
    expect(await reading.norm({ law: 'bgb', number: '1' })).toEqual(refused({ why: 'not-imported', law: bgb }))
    expect(await reading.law({ law: 'gibtsnicht' })).toEqual(refused({ why: 'not-found' }))
  })
})
