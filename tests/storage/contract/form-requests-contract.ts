import { expect, test } from 'vitest'
import type { FormRequest } from '#core/form-requests/form-requests.ts'
import { deleteRequest, deleteRequests, keepRequest } from '#core/form-requests/keeping-requests.ts'
import { lettersAbout } from '#core/form-requests/request-letters.ts'
import type { OpenStore } from '#storage/open-store.ts'
import type { Fresh } from './opened-store.ts'

const aRequest = (change: Partial<FormRequest> = {}): FormRequest => ({
  id: 'r-1',
  kind: 'lawyer-consultation-request',
  email: 'ayse@werk.example',
  values: { name: 'Ayşe Łuczak', participants: 3, interests: ['ki', 'software'], forwardConsent: true },
  sentAt: '2026-11-21T12:00:00.000Z',
  deletedOn: '2027-02-21',
  ...change,
})
const files = [
  { name: 'Anhörung Ö.pdf', kind: 'pdf', bytes: new Uint8Array(Array.from({ length: 256 }, (_, byte) => byte)) },
  { name: 'Anhörung Ö.pdf', kind: 'pdf', bytes: new Uint8Array([7]) },
] as const
const facts = files.map(({ name, kind, bytes }) => ({ name, kind, size: bytes.length }))
const later = '2026-11-22T12:00:00.000Z'

const keep = (store: OpenStore, request: FormRequest, withFiles: typeof files | readonly [] = []) => {
  const { toSender, toOffice } = lettersAbout(request, withFiles, 'buero@haus.example')
  const once = { key: request.id, fingerprint: 'content' }
  return store.change(keepRequest(request, withFiles, once, [toSender, ...(toOffice ? [toOffice] : [])]))
}
const waiting = async (store: OpenStore) =>
  (await store.letters.claim(9, later, later)).map(({ letter }) => letter.dedupeKey)

export const keepsFormRequests = (fresh: Fresh): void => {
  test('a request is stored whole with its files in their order, and its letters wait', async () => {
    const { store, again } = await fresh()
    expect(await keep(store, aRequest(), files)).toEqual({ ok: true, value: { id: 'r-1' } })
    const other = await again()
    expect(await other.formRequests.list({})).toEqual({
      items: [{ ...aRequest(), files: facts, handling: { state: 'offen', version: 0 } }],
    })
    const read = await other.formRequests.filesOf('r-1')
    for (const [i, { bytes }] of read.entries()) expect(Buffer.compare(bytes, files[i]?.bytes ?? bytes)).toBe(0)
    expect(read).toHaveLength(2)
    expect(await other.formRequests.bytesStored()).toBe(257)
    expect(await waiting(other)).toEqual(['request-received:r-1', 'request-arrived:r-1'])
  })

  test('requests are listed by kind, the newest first, page by page', async () => {
    const { store } = await fresh()
    for (const id of ['c', 'a', 'b']) await keep(store, aRequest({ id, kind: 'sbv-request' }))
    await keep(store, aRequest({ id: 'z' }))
    const first = await store.formRequests.list({ kind: 'sbv-request', limit: 2 })
    expect(first.items.map(({ id }) => id)).toEqual(['b', 'a'])
    const second = await store.formRequests.list({ kind: 'sbv-request', limit: 2, after: first.next ?? '' })
    expect(second.items.map(({ id }) => id)).toEqual(['c'])
    expect(second.next).toBeUndefined()
    expect((await store.formRequests.list({})).items.map(({ id }) => id)).toEqual(['z', 'b', 'a', 'c'])
    expect(await store.formRequests.list({ after: 'made up' })).toEqual({ items: [] })
  })

  test('those of an address are found, the oldest first', async () => {
    const { store } = await fresh()
    for (const id of ['b', 'a']) await keep(store, aRequest({ id }))
    await keep(store, aRequest({ id: 'x', email: 'jonas@werk.example' }))
    expect((await store.formRequests.of('ayse@werk.example')).map(({ id }) => id)).toEqual(['b', 'a'])
    expect(await store.formRequests.of('niemand@werk.example')).toEqual([])
  })

  test('those whose time is over go with their files and with what their letters say; others stay', async () => {
    const { store } = await fresh()
    await keep(store, aRequest(), files)
    await keep(store, aRequest({ id: 'r-2', deletedOn: '2027-02-22' }))
    const deleteDue = (day: string) => store.change(deleteRequests(day, `${day}T00:00:00.000Z`))
    expect(await deleteDue('2027-02-20')).toEqual({ ok: true, value: 0 })
    expect(await deleteDue('2027-02-21')).toEqual({ ok: true, value: 1 })
    expect((await store.formRequests.list({})).items.map(({ id }) => id)).toEqual(['r-2'])
    expect(await store.formRequests.filesOf('r-1')).toEqual([])
    expect(await store.formRequests.bytesStored()).toBe(0)
    expect(await waiting(store)).toEqual(['request-received:r-2', 'request-arrived:r-2'])
  })

  test('one is deleted before its time, and one that is not there is refused', async () => {
    const { store } = await fresh()
    await keep(store, aRequest(), files)
    const needs = { change: store.change, clock: { now: () => later } }
    expect(await deleteRequest('nobody', needs)).toEqual({ ok: false, refusal: { why: 'not-found' } })
    expect(await deleteRequest('r-1', needs)).toEqual({ ok: true, value: undefined })
    expect(await store.formRequests.list({})).toEqual({ items: [] })
    expect(await waiting(store)).toEqual([])
  })

  test('a number is taken once', async () => {
    const { store } = await fresh()
    await keep(store, aRequest())
    const twice = store.change(keepRequest(aRequest(), [], { key: 'other', fingerprint: 'content' }, []))
    await expect(twice).rejects.toThrow()
  })
}
