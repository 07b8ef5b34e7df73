import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applicationOn, parts } from '#cli/compose/application.ts'
import { constant } from '#cli/compose/binding.ts'
import { readSettings } from '#cli/settings.ts'
import type { SyncItem, SyncKind } from '#core/sync/sync.ts'
import { filesAtHand } from '#reading/content-files.ts'
import { readContentFiles } from '#reading/content-folder.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { sampleFiles } from '../../reading/sample-folder.ts'
import type { Fresh } from './opened-store.ts'

const whole = new Map(Object.entries(sampleFiles))

/** A store with the sample in it, and what brings more. */
const opened = async (store: OpenStore, files = whole) => {
  const application = applicationOn(store, readSettings({}))
  constant(application, parts.clock, { now: () => '2026-11-23T12:00:00.000Z' })
  const importing = async (texts: ReadonlyMap<string, string>) => {
    const read = await readContentFiles(filesAtHand(texts))
    if (!read.ok) throw new Error(JSON.stringify(read.refusal.faults))
    const imported = await application.get(parts.stage).files(texts, read.value)
    if (!imported.ok) throw new Error(JSON.stringify(imported.refusal.faults))
    return imported.value
  }
  await importing(files)
  const syncing = application.get(parts.syncing)
  const sync = async (kind: SyncKind, mode: 'upsert' | 'delete', ...items: readonly SyncItem[]) => {
    const answer = await syncing.sync({ kind, mode, items })
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal))
    return answer.value
  }
  return { importing, sync, syncing }
}

const term = (externalId: string, version: number, fields: object = {}): SyncItem => ({
  externalId,
  version,
  fields: {
    gruppe: 'jav',
    adresse: externalId.toLowerCase(),
    titel: `Begriff ${externalId}`,
    text: 'Ein Begriff.',
    ...fields,
  },
})
const nothing = { created: [], updated: [], deleted: [], unchanged: [], rejected: [] }

export const takesWhatOthersBring = (fresh: Fresh): void => {
  describe('what other systems bring', () => {
    test('comes, changes and goes by its version; what is older comes to nothing', async () => {
      const { store } = await fresh()
      const { sync, syncing } = await opened(store)
      expect(await sync('lexicon', 'upsert', term('A', 2), term('B', 1))).toEqual({ ...nothing, created: ['A', 'B'] })
      expect(await store.lexicon.entry('jav', 'a')).toMatchObject({ title: 'Begriff A', definition: 'Ein Begriff.' })
      expect(await sync('lexicon', 'upsert', term('A', 2), term('B', 2, { titel: 'Anders' }))).toEqual({
        ...nothing,
        updated: ['B'],
        unchanged: ['A'],
      })
      expect(await store.lexicon.entry('jav', 'b')).toMatchObject({ title: 'Anders' })
      expect(await sync('lexicon', 'delete', term('A', 1))).toEqual({ ...nothing, unchanged: ['A'] })
      expect(await sync('lexicon', 'delete', term('A', 4), term('C', 4))).toEqual({
        ...nothing,
        deleted: ['A'],
        unchanged: ['C'],
      })
      expect(await store.lexicon.entry('jav', 'a')).toBeUndefined()
      expect(await sync('lexicon', 'upsert', term('A', 3), term('C', 3))).toEqual({ ...nothing, unchanged: ['A', 'C'] })
      expect(await sync('lexicon', 'upsert', term('A', 5))).toEqual({ ...nothing, created: ['A'] })
      expect((await syncing.status()).find(({ kind }) => kind === 'lexicon')).toEqual({
        kind: 'lexicon',
        items: 2,
        deleted: 1,
        changedAt: '2026-11-23T12:00:00.000Z',
      })
    })

    test('is rejected item by item, with the field and a reason, and the rest is done', async () => {
      const { store } = await fresh()
      const { sync } = await opened(store)
      const report = await sync(
        'lexicon',
        'upsert',
        term('gut', 1),
        term('ohne', 1, { adresse: 'Kein Ort' }),
        term('fremd', 1, { farbe: 'rot' }),
        term('verweist', 1, { stand: '2026-11-20', text: 'Kurz.\n\n## Mehr\n\nText.', verwandt: ['gibt-es-nicht'] }),
        term('doppelt', 1),
        term('doppelt', 2),
        { ...term('belegt', 1), fields: { gruppe: 'br', adresse: 'beschluss', titel: 'Beschluss', text: 'Anders.' } },
      )
      expect(report).toMatchObject({ ...nothing, created: ['gut'], rejected: report.rejected })
      const why = new Map(report.rejected.map(({ externalId, errors }) => [externalId, errors]))
      expect([...why.keys()].toSorted()).toEqual(['belegt', 'doppelt', 'fremd', 'ohne', 'verweist'])
      expect(why.get('ohne')?.[0]).toMatchObject({ field: 'adresse' })
      expect(why.get('fremd')?.[0]).toMatchObject({ field: 'farbe' })
      expect(why.get('verweist')).toEqual([
        { field: 'verwandt', message: 'Den Begriff „jav/gibt-es-nicht“ gibt es nicht.' },
      ])
      expect(why.get('belegt')).toEqual([
        { message: 'Unter „lexikon/br/beschluss.md“ steht schon ein anderer Eintrag.' },
      ])
      expect(await store.lexicon.entry('br', 'beschluss')).toMatchObject({
        definition: expect.stringMatching(/^Der W/),
      })
    })

    test('does not go while something else names it; what names it may come and go with it', async () => {
      const { store } = await fresh()
      const { sync } = await opened(store)
      const long = { stand: '2026-11-20', text: 'Kurz.\n\n## Mehr\n\nText.' }
      await sync('lexicon', 'upsert', term('a', 1, { ...long, verwandt: ['b'] }), term('b', 1), term('c', 1))
      const report = await sync('lexicon', 'delete', term('b', 2), term('c', 2))
      expect(report).toMatchObject({ deleted: ['c'], rejected: [{ externalId: 'b' }] })
      expect(report.rejected[0]?.errors[0]?.message).toContain('jav/b')
      expect(await sync('lexicon', 'delete', term('a', 3), term('b', 3))).toMatchObject({ deleted: ['a', 'b'] })
    })

    test('stays when the folder is imported again, and takes its address back from nothing', async () => {
      const { store } = await fresh()
      const { importing, sync } = await opened(store)
      await sync('lexicon', 'upsert', term('a', 1))
      const { theirs, report } = await importing(
        new Map([...whole, ['lexikon/jav/a.md', '---\ntitel: Vom Ordner\n---\n\nAnders.\n']]),
      )
      expect([theirs, report.lexicon.unchanged]).toEqual([['lexikon/jav/a.md'], 4])
      expect(await store.lexicon.entry('jav', 'a')).toMatchObject({ title: 'Begriff a' })
    })

    test('is of every kind', async () => {
      const { store } = await fresh()
      const { sync } = await opened(store)
      const one = (fields: object): SyncItem => ({ externalId: '1', version: 1, fields: { ...fields } })
      const created = { ...nothing, created: ['1'] }
      expect(await sync('location', 'upsert', one({ nummer: 77, name: 'Kiel' }))).toEqual(created)
      const hotel = {
        nummer: 88,
        name: 'Förde',
        standort: 77,
        straße: 'Weg 1',
        plz: '24103',
        ort: 'Kiel',
        kurz: 'Am Wasser.',
      }
      expect(await sync('hotel', 'upsert', one(hotel))).toEqual(created)
      const theme = {
        adresse: 'recht-2',
        nummer: 201,
        titel: 'Recht II',
        kennzeichnung: 'Aufbau',
        rubrik: 'recht',
        zielgruppen: ['br'],
        dauer: '5 Tage',
        stufe: 'Aufbau',
        text: (sampleFiles['themen/recht-1.md'] ?? '').split('---\n')[2],
      }
      expect(await sync('theme', 'upsert', one(theme))).toEqual(created)
      const event = {
        nummer: 5001,
        thema: 'recht-2',
        beginn: '01.03.2027',
        tage: 5,
        von: '13:00',
        bis: '12:00',
        hotel: 88,
        preis: '1.490,00',
        steuersatz: 19,
        plätze: 16,
        vergeben: 0,
        garantiert: 'ja',
      }
      expect(await sync('event', 'upsert', one(event))).toEqual(created)
      expect((await store.catalogue.event(5001))?.startDate).toBe('2027-03-01')
      const series = {
        ...event,
        nummer: 5002,
        thema: 'reihe',
        beginn: null,
        tage: null,
        von: null,
        bis: null,
        hotel: null,
      }
      const part = {
        titel: 'Teil; "eins"',
        dauer: '3,5 Tage',
        beginn: '05.04.2027',
        tage: 4,
        von: '13:00',
        bis: '12:00',
        hotel: 88,
      }
      expect(
        await sync('event', 'upsert', { externalId: '2', version: 1, fields: { ...series, module: [part] } }),
      ).toEqual({ ...nothing, created: ['2'] })
      expect((await store.catalogue.event(5002))?.modules[0]?.title).toBe('Teil; "eins"')
      const article = {
        art: 'news',
        nummer: 1099,
        adresse: 'neu',
        titel: 'Neu: „jetzt“',
        teaser: 'Kurz.',
        datum: '20.11.2026',
        schlagworte: ['Wahl'],
        zielgruppen: ['br'],
        autor: 'redaktion',
        text: 'Nach § 37 BetrVG.',
      }
      expect(await sync('article', 'upsert', one(article))).toEqual(created)
      expect(await store.articles.one(1099)).toMatchObject({ title: 'Neu: „jetzt“' })
      const ruling = {
        gericht: 'BAG',
        spruchkörper: '7. Senat',
        datum: '07.02.2024',
        aktenzeichen: '7 ABR 8/23',
        art: 'Beschluss',
        titel: 'Format',
        stichwort: 'Schulung',
        zielgruppen: ['br'],
        text: 'Kern.\n\n## Der Fall\n\nA.\n\n## Das sagt das Gericht\n\nB.\n\n## Das bedeutet für Sie\n\nC.',
      }
      expect(await sync('ruling', 'upsert', one(ruling))).toEqual(created)
      expect(await store.rulings.ruling('bag-7-abr-8-23')).toMatchObject({ title: 'Format' })
      const download = {
        adresse: 'ladung',
        titel: 'Ladung',
        beschreibung: 'Ein Muster.',
        art: 'muster',
        rubrik: 'recht',
        zielgruppen: ['br'],
        stand: '20.11.2026',
        geschützt: false,
        text: 'Wir laden ein.',
      }
      expect(await sync('download', 'upsert', one(download))).toEqual(created)
      const film = {
        kennung: 'film',
        titel: 'Film',
        beschreibung: 'Ein Film.',
        quelle: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
        dauer: '4:05',
        veröffentlicht: '20.11.2026',
        thema: 'Wahl',
      }
      expect(await sync('media', 'upsert', one(film))).toEqual(created)
      expect((await store.records.all('video')).map(({ id }) => id)).toEqual(['film'])
    })

    test('whatever is sent again, in another order and half of it broken: the newest that was right stands', async () => {
      const ids = ['a', 'b', 'c', 'd'] as const
      /** What a version says depends on nothing else: every third is a deletion, every fifth is broken. */
      const isDeletion = (version: number) => version % 3 === 0
      const isBroken = (version: number) => version % 5 === 0 && !isDeletion(version)
      const item = fc.record({ id: fc.constantFrom(...ids), version: fc.integer({ min: 1, max: 12 }) })
      const batch = fc.uniqueArray(item, { selector: ({ id }) => id, minLength: 1, maxLength: 4 })
      await fc.assert(
        fc.asyncProperty(
          fc.array(batch, { minLength: 1, maxLength: 5 }),
          fc.infiniteStream(fc.nat(99)),
          async (batches, chance) => {
            const { store } = await fresh()
            const { sync } = await opened(store)
            const again = batches.filter(() => (chance.next().value ?? 0) < 40)
            const sent = [...batches, ...again].toSorted(() => (chance.next().value ?? 0) - 50)
            for (const one of sent)
              for (const mode of ['upsert', 'delete'] as const) {
                const items = one.filter(({ version }) => isDeletion(version) === (mode === 'delete'))
                if (items.length > 0)
                  await sync(
                    'lexicon',
                    mode,
                    ...items.map(({ id, version }) =>
                      term(id, version, { titel: `Fassung ${version}`, ...(isBroken(version) && { unsinn: 'ja' }) }),
                    ),
                  )
              }
            for (const id of ids) {
              const right = batches.flat().filter((each) => each.id === id && !isBroken(each.version))
              const newest = Math.max(0, ...right.map(({ version }) => version))
              const wanted = newest === 0 || isDeletion(newest) ? undefined : `Fassung ${newest}`
              expect((await store.lexicon.entry('jav', id))?.title).toBe(wanted)
            }
          },
        ),
        { numRuns: 12 },
      )
    })
  })
}
