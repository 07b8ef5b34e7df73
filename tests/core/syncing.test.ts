import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Content } from '#core/content/content.ts'
import { done, refused } from '#core/shared/result.ts'
import { importingFiles } from '#core/sync/importing-files.service.ts'
import type { ForReadingSources } from '#core/sync/ports.ts'
import { ownerOf, syncKinds } from '#core/sync/sync.ts'
import { syncingOf } from '#core/sync/syncing.service.ts'
import { aWord, someContentFolder } from './sample-content.ts'
import { openTestCore, valueOf } from './test-core.ts'
import { isLong } from '#tests/long-run.ts'

const pathOf = (slug: string): string => `lexikon/${slug}.md`

/** Content of terms, a file each: its text is the term's title. */
const contentOf = (files: ReadonlyMap<string, string>): Content =>
  someContentFolder({
    lexicon: [...files].map(([file, title]) =>
      aWord({ at: { file, line: 1 }, slug: file.slice('lexikon/'.length, -'.md'.length), title }),
    ),
  })

const reading: ForReadingSources = {
  filesOf: async (_, { slug, titel }) =>
    typeof slug === 'string'
      ? done([{ path: pathOf(slug), text: String(titel), fieldAt: () => 'titel' }])
      : refused({ why: 'invalid-item', errors: [{ field: 'slug', message: 'Der Slug fehlt.' }] }),
  read: async (files) => done(contentOf(files)),
}

const opened = async (...slugs: readonly string[]) => {
  const { needs } = openTestCore()
  const { content, sources, syncedItems, german, clock } = needs
  const syncNeeds = { content, sources, syncedItems, reading, german, clock }
  const { sync, status } = syncingOf(syncNeeds)
  const bring = async (...some: readonly string[]) => {
    const files = new Map(some.map((slug) => [pathOf(slug), slug] as const))
    return importingFiles(syncNeeds).import(files, contentOf(files))
  }
  if (slugs.length > 0) valueOf(await bring(...slugs))
  const item = (externalId: string, version: number, slug: unknown = externalId, titel = externalId) => ({
    externalId,
    version,
    fields: { slug, titel },
  })
  const upsert = async (...items: readonly ReturnType<typeof item>[]) =>
    valueOf(await sync({ kind: 'lexicon', mode: 'upsert', items }))
  const remove = async (...items: readonly ReturnType<typeof item>[]) =>
    valueOf(await sync({ kind: 'lexicon', mode: 'delete', items }))
  const stored = async () =>
    Object.fromEntries(
      (await sources.all()).files.map(({ path, text, owner = null }) => [path, [text, owner]] as const),
    )
  return { needs, syncNeeds, sync, status, bring, item, upsert, remove, stored }
}
const report = (change: object) => ({ created: [], updated: [], deleted: [], unchanged: [], rejected: [], ...change })

test('what other systems may bring has these names', () => {
  expect(syncKinds.join(' ')).toBe('theme event hotel location article ruling lexicon download media')
  expect(ownerOf('lexicon', 'a/7')).toBe('lexicon/a/7')
})

test('into content whose files are not stored nothing is brought', async () => {
  const { sync } = await opened()
  expect(await sync({ kind: 'lexicon', mode: 'upsert', items: [] })).toEqual({
    ok: false,
    refusal: { why: 'no-sources' },
  })
})

describe('an item', () => {
  test('that is new is created, a newer one changed, and what is not newer passed over', async () => {
    const { upsert, item, stored, status } = await opened('frist')
    expect(await upsert(item('a', 0))).toEqual(report({ created: ['a'] }))
    expect(await upsert(item('a', 0, 'a', 'Anders'))).toEqual(report({ unchanged: ['a'] }))
    expect(await upsert(item('a', 1, 'a', 'Neu'), item('b', 1))).toEqual(report({ created: ['b'], updated: ['a'] }))
    expect(await stored()).toEqual({
      'lexikon/frist.md': ['frist', null],
      'lexikon/a.md': ['Neu', 'lexicon/a'],
      'lexikon/b.md': ['b', 'lexicon/b'],
    })
    expect((await status()).find(({ kind }) => kind === 'lexicon')).toMatchObject({ items: 2, deleted: 0 })
  })

  test('moves to another place when it is called otherwise', async () => {
    const { upsert, item, stored } = await opened('frist')
    await upsert(item('a', 1))
    expect(await upsert(item('a', 2, 'neu'))).toEqual(report({ updated: ['a'] }))
    expect(await stored()).toEqual({ 'lexikon/frist.md': ['frist', null], 'lexikon/neu.md': ['a', 'lexicon/a'] })
  })

  test('goes, comes again only newer, and what never was there is remembered as gone', async () => {
    const { upsert, remove, item, stored } = await opened('frist')
    await upsert(item('a', 1))
    expect(await remove(item('a', 2), item('nie', 5))).toEqual(report({ deleted: ['a'], unchanged: ['nie'] }))
    expect(await stored()).toEqual({ 'lexikon/frist.md': ['frist', null] })
    expect(await remove(item('a', 3))).toEqual(report({ unchanged: ['a'] }))
    expect(await upsert(item('a', 3), item('nie', 5))).toEqual(report({ unchanged: ['a', 'nie'] }))
    expect(await upsert(item('a', 4), item('nie', 6))).toEqual(report({ created: ['a', 'nie'] }))
  })

  test('that comes twice is rejected, and that has no place', async () => {
    const { upsert, item } = await opened('frist')
    expect(await upsert(item('a', 1), item('a', 2), item('b', 1, 7), item('c', 1))).toEqual(
      report({
        created: ['c'],
        rejected: [
          {
            externalId: 'a',
            errors: [{ field: 'externalId', message: 'Diese externalId steht mehrmals im selben Stapel.' }],
          },
          { externalId: 'b', errors: [{ field: 'slug', message: 'Der Slug fehlt.' }] },
        ],
      }),
    )
  })

  test('does not take the place of what an import or another item has', async () => {
    const { upsert, item, stored } = await opened('frist')
    const taken = (externalId: string, slug: string) => ({
      externalId,
      errors: [{ message: `Unter „lexikon/${slug}.md“ steht schon ein anderer Eintrag.` }],
    })
    expect(await upsert(item('a', 1, 'frist'), item('b', 1, 'neu'), item('c/1', 1, 'neu'))).toEqual(
      report({ created: ['b'], rejected: [taken('a', 'frist'), taken('c/1', 'neu')] }),
    )
    expect(await upsert(item('b', 2, 'wieder'), item('d', 1, 'neu'))).toEqual(
      report({ created: ['d'], updated: ['b'] }),
    )
    expect(Object.keys(await stored()).toSorted()).toEqual(['lexikon/frist.md', 'lexikon/neu.md', 'lexikon/wieder.md'])
  })

  test('that the rules refuse is rejected by its field, the others come in', async () => {
    const { upsert, item } = await opened('frist')
    expect(await upsert(item('x/a', 1, 'a', ''), item('b', 1))).toEqual(
      report({
        created: ['b'],
        rejected: [{ externalId: 'x/a', errors: [{ field: 'titel', message: 'Der Titel fehlt.' }] }],
      }),
    )
    expect(await upsert(item('x/a', 1, 'a', ''))).toMatchObject({ created: [], rejected: [{ externalId: 'x/a' }] })
  })
})

test('content that the rules refuse without any item is refused', async () => {
  const { syncNeeds, item } = await opened('frist')
  const faulty: ForReadingSources = { ...reading, read: async () => done(someContentFolder({ pages: [], themes: [] })) }
  const answer = await syncingOf({ ...syncNeeds, reading: faulty }).sync({
    kind: 'lexicon',
    mode: 'upsert',
    items: [item('a', 1)],
  })
  expect(answer).toMatchObject({ ok: false, refusal: { why: 'content-faulty' } })
})

describe('where somebody else changes the content meanwhile', () => {
  /** A store that is changed by others so often between reading and writing. */
  const disturbed = async (times: number) => {
    const core = await opened('frist')
    let tries = 0
    const applySources: typeof core.needs.content.applySources = async (...asked) => {
      tries += 1
      return tries > times ? core.needs.content.applySources(...asked) : refused({ why: 'changed-meanwhile' } as never)
    }
    return { ...core, needs: { ...core.syncNeeds, content: { ...core.needs.content, applySources } } }
  }

  test.each([0, 4])('a batch and an import are begun anew: %i times', async (times) => {
    const { needs, item } = await disturbed(times)
    const batch = { kind: 'lexicon', mode: 'upsert', items: [item('a', 1)] } as const
    expect(valueOf(await syncingOf(needs).sync(batch))).toEqual(report({ created: ['a'] }))
    const files = new Map([[pathOf('neu'), 'Neu']])
    const again = await disturbed(times)
    expect((await importingFiles(again.needs).import(files, contentOf(files))).ok).toBe(true)
  })

  test('five times over it is a mistake of ours', async () => {
    const { needs, item } = await disturbed(5)
    const batch = { kind: 'lexicon', mode: 'upsert', items: [item('a', 1)] } as const
    await expect(syncingOf(needs).sync(batch)).rejects.toThrow('5 times')
    const again = await disturbed(5)
    await expect(importingFiles(again.needs).import(new Map(), contentOf(new Map()))).rejects.toThrow('5 times')
  })
})

describe('an import', () => {
  test('keeps what other systems brought, and tells where theirs stands in place of its own', async () => {
    const { upsert, item, bring, stored } = await opened('frist')
    await upsert(item('a', 1, 'eins', 'Eins'), item('b', 1, 'zwei', 'zwei'))
    const { theirs, report: counts } = valueOf(await bring('neu', 'eins', 'zwei'))
    expect(theirs).toEqual(['lexikon/eins.md'])
    expect(counts).toBeDefined()
    expect(await stored()).toEqual({
      'lexikon/neu.md': ['neu', null],
      'lexikon/eins.md': ['Eins', 'lexicon/a'],
      'lexikon/zwei.md': ['zwei', 'lexicon/b'],
    })
  })

  test('that the rules refuse changes nothing', async () => {
    const { bring, stored } = await opened('frist')
    expect(await bring('')).toMatchObject({ ok: false, refusal: { why: 'content-faulty' } })
    expect(Object.keys(await stored())).toEqual(['lexikon/frist.md'])
  })
})

/** What another system wants of one of its items; a broken one has no slug. */
const change = fc.record({
  externalId: fc.constantFrom('a', 'b', 'c'),
  version: fc.nat({ max: 6 }),
  gone: fc.boolean(),
  broken: fc.boolean(),
})
type Change = typeof change extends fc.Arbitrary<infer C> ? C : never

/** Each version of an item says one thing, and comes as often as it likes and in any order. */
const arriving = fc
  .uniqueArray(change, { selector: ({ externalId, version }) => `${externalId} ${version}`, maxLength: 12 })
  .chain((changes) => fc.tuple(fc.constant(changes), fc.array(fc.nat({ max: Math.max(0, changes.length - 1) }))))
  .map(([changes, again]) => ({ changes, again: again.flatMap((at) => changes[at] ?? []) }))
  .chain(({ changes, again }) =>
    fc.record({
      changes: fc.constant(changes),
      order: fc.shuffledSubarray([...changes, ...again], { minLength: changes.length + again.length }),
    }),
  )

test('batches that come again, in another order or half broken end in the state of the newest versions', async () => {
  await fc.assert(
    fc.asyncProperty(arriving, async ({ changes, order }) => {
      const { upsert, remove, item, stored } = await opened('frist')
      for (const { externalId, version, gone, broken } of order) {
        const sent = item(externalId, version, broken ? null : externalId, `${externalId} ${version}`)
        // What is whole comes in beside what is broken.
        const report = gone ? await remove(sent) : await upsert(sent, item(`zu-${externalId}`, version, null))
        const rejected = report.rejected.map((one) => one.externalId)
        if (!gone) expect(rejected).toContain(`zu-${externalId}`)
        if (gone || !broken) expect(rejected).not.toContain(externalId)
      }
      const newest = new Map<string, Change>()
      for (const one of changes)
        if ((one.gone || !one.broken) && one.version >= (newest.get(one.externalId)?.version ?? 0))
          newest.set(one.externalId, one)
      const there = [...newest.values()].filter(({ gone }) => !gone)
      expect(await stored()).toEqual({
        'lexikon/frist.md': ['frist', null],
        ...Object.fromEntries(
          there.map(({ externalId, version }) => [
            pathOf(externalId),
            [`${externalId} ${version}`, `lexicon/${externalId}`],
          ]),
        ),
      })
    }),
    { numRuns: isLong ? 1_000 : 100 },
  )
})
