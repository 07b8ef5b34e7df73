import { describe, expect, test } from 'vitest'
import type { Application } from '#core/jobs/applications.ts'
import { deleteApplications, keepApplication } from '#core/jobs/keeping-applications.ts'
import type { ApplicationLetter } from '#core/jobs/ports.ts'
import type { OpenStore } from '#storage/open-store.ts'
import type { Fresh } from './opened-store.ts'

const anApplication = (change: Partial<Application> = {}): Application => ({
  id: 'a-1',
  position: { id: 701, title: 'Redakteurin (m/w/d)' },
  firstName: 'Ayşe',
  lastName: 'Yıldız',
  email: 'ayse@werk.example',
  phone: '040 123456',
  message: 'Guten Tag,\nich möchte gern.',
  appliedAt: '2026-11-21T12:00:00.000Z',
  deletedOn: '2027-05-21',
  ...change,
})
const everyByte = new Uint8Array(Array.from({ length: 256 }, (_, byte) => byte))
const files = [
  { name: 'Lebenslauf.pdf', kind: 'pdf', bytes: everyByte },
  { name: 'Lebenslauf.pdf', kind: 'pdf', bytes: new Uint8Array(3_000_000).fill(7) },
  { name: 'Zeugnis Ö.png', kind: 'png', bytes: new Uint8Array([1]) },
] as const
const once = (key = 'key', fingerprint = 'content') => ({ key, fingerprint })
const letterTo = (to: string, id = 'a-1'): ApplicationLetter => ({
  kind: 'application-received',
  to,
  dedupeKey: `application-received:${id}`,
  firstName: 'Ayşe',
  lastName: 'Yıldız',
  position: { title: 'Redakteurin' },
  reference: 'A1',
  files: [],
  messageLength: 3,
  deletedOn: '2027-05-21',
})
const keep = (store: OpenStore, ...asked: Parameters<typeof keepApplication>) => store.change(keepApplication(...asked))
const deleteDue = async (store: OpenStore, ...by: Parameters<typeof deleteApplications>) => {
  const deleted = await store.change(deleteApplications(...by))
  return deleted.ok && deleted.value
}
const later = '2026-11-22T12:00:00.000Z'
const claimed = async (store: OpenStore) => (await store.letters.claim(9, later, later)).map(({ letter }) => letter.to)

export const keepsApplications = (fresh: Fresh): void => {
  describe('an application', () => {
    test('is stored whole with its files in their order, and its letters wait', async () => {
      const { store, again } = await fresh()
      const kept = await keep(store, anApplication(), files, once(), [letterTo('ayse@werk.example')])
      expect(kept).toEqual({ ok: true, value: { id: 'a-1' } })
      const other = await again()
      expect(await other.applications.list()).toEqual([
        { ...anApplication(), files: files.map(({ name, kind, bytes }) => ({ name, kind, size: bytes.length })) },
      ])
      const read = await other.applications.filesOf('a-1')
      expect(read.map(({ name }) => name)).toEqual(files.map(({ name }) => name))
      for (const [i, { bytes }] of read.entries()) expect(Buffer.compare(bytes, files[i]?.bytes ?? bytes)).toBe(0)
      expect(await claimed(other)).toEqual(['ayse@werk.example'])
    })

    test('may have neither telephone, message nor files', async () => {
      const { store } = await fresh()
      const { phone: _, message: __, ...bare } = anApplication()
      await keep(store, bare, [], once(), [])
      expect(await store.applications.list()).toEqual([{ ...bare, files: [] }])
      expect(await store.applications.filesOf('a-1')).toEqual([])
      expect(await store.applications.filesOf('unknown')).toEqual([])
    })

    test('adds its files to what lies here, and takes them with it', async () => {
      const { store } = await fresh()
      expect(await store.applications.bytesStored()).toBe(0)
      await keep(store, anApplication(), files, once(), [])
      await keep(store, anApplication({ id: 'a-2', deletedOn: '2028-01-01' }), files.slice(0, 1), once('b'), [])
      expect(await store.applications.bytesStored()).toBe(256 + 3_000_000 + 1 + 256)
      await deleteDue(store, '2027-05-21', '2027-05-21T00:00:00.000Z')
      expect(await store.applications.bytesStored()).toBe(256)
    })

    test('is listed after those that came before', async () => {
      const { store } = await fresh()
      for (const id of ['c', 'a', 'b']) await keep(store, anApplication({ id }), [], once(id), [])
      expect((await store.applications.list()).map(({ id }) => id)).toEqual(['c', 'a', 'b'])
    })
  })

  describe('a request that comes again', () => {
    test('is answered with the number that it had, and nothing more is stored or sent', async () => {
      const { store } = await fresh()
      expect(await store.requests.find('key')).toBeUndefined()
      await keep(store, anApplication(), files, once(), [letterTo('one@werk.example')])
      expect(await store.requests.find('key')).toEqual({ fingerprint: 'content', id: 'a-1' })
      const again = await keep(store, anApplication({ id: 'a-2' }), files, once(), [
        letterTo('two@werk.example', 'a-2'),
      ])
      expect(again).toEqual({ ok: true, value: { id: 'a-1' } })
      expect((await store.applications.list()).map(({ id }) => id)).toEqual(['a-1'])
      expect(await claimed(store)).toEqual(['one@werk.example'])
    })

    test('with other content is refused', async () => {
      const { store } = await fresh()
      await keep(store, anApplication(), [], once(), [])
      const other = await keep(store, anApplication({ id: 'a-2' }), [], once('key', 'other'), [])
      expect(other).toEqual({ ok: false, refusal: { why: 'key-taken' } })
      expect(await store.applications.list()).toHaveLength(1)
    })

    test('is one, however often it comes at the same moment', async () => {
      const { store, again } = await fresh()
      const other = await again()
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, i) =>
          keep(i % 2 ? store : other, anApplication({ id: `a-${i}` }), files, once(), [
            letterTo('one@werk.example', `a-${i}`),
          ]),
        ),
      )
      const ids = new Set(answers.map((answer) => (answer.ok ? answer.value.id : answer.refusal.why)))
      expect(ids.size).toBe(1)
      expect((await store.applications.list()).map(({ id }) => id)).toEqual([...ids])
      expect(await claimed(store)).toEqual(['one@werk.example'])
    })

    test('is known for a day, and forgotten then', async () => {
      const { store } = await fresh()
      await keep(store, anApplication(), [], once(), [])
      await store.tidy('2026-11-22T11:59:59.000Z')
      expect(await store.requests.find('key')).toBeDefined()
      await store.tidy('2026-11-22T12:00:00.000Z')
      expect(await store.requests.find('key')).toBeUndefined()
    })
  })

  describe('applications whose time is over', () => {
    test('go with their files and with what their letters say; others stay', async () => {
      const { store } = await fresh()
      await keep(store, anApplication(), files, once(), [letterTo('old@werk.example')])
      const young = anApplication({ id: 'a-2', deletedOn: '2027-05-22' })
      await keep(store, young, files, once('b'), [letterTo('young@werk.example', 'a-2')])
      expect(await deleteDue(store, '2027-05-20', '2027-05-20T00:00:00.000Z')).toBe(0)
      expect(await deleteDue(store, '2027-05-21', '2027-05-21T00:00:00.000Z')).toBe(1)
      expect((await store.applications.list()).map(({ id }) => id)).toEqual(['a-2'])
      expect(await store.applications.filesOf('a-1')).toEqual([])
      expect(await store.applications.filesOf('a-2')).toHaveLength(3)
      expect(await claimed(store)).toEqual(['young@werk.example'])
      expect(await deleteDue(store, '2027-05-21', '2027-05-21T00:00:00.000Z')).toBe(0)
    })

    test('leave a letter that has been sent as it is', async () => {
      const { store } = await fresh()
      await keep(store, anApplication(), [], once(), [letterTo('old@werk.example')])
      for (const { id } of await store.letters.claim(9, later, later)) await store.letters.sent(id, later)
      expect(await deleteDue(store, '2028-01-01', '2028-01-01T00:00:00.000Z')).toBe(1)
      expect(await claimed(store)).toEqual([])
    })
  })
}
