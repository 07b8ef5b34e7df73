import { expect, test } from 'vitest'
import type { Tx } from '#core/needs.ts'
import type { Quote } from '#core/quote/quote.ts'
import { done, refused } from '#core/shared/result.ts'
import type { OpenStore } from '#storage/open-store.ts'
import type { Fresh } from './opened-store.ts'
import { noon } from './people.ts'
import { aQuote } from './quotes.ts'

const changed = <T>(store: OpenStore, work: (tx: Tx['quotes']) => Promise<T>) =>
  store.change(async ({ quotes }) => done(await work(quotes)))
const add = (store: OpenStore, ...all: readonly Quote[]) =>
  changed(store, async (tx) => {
    for (const one of all) await tx.add(one)
  })
const numbered = (nth: number, differing: Partial<Quote> = {}): Quote =>
  aQuote(`q-${nth}`, { number: `A-2026-${String(nth).padStart(6, '0')}`, ...differing })

export const keepsQuotes = (fresh: Fresh): void => {
  test('a quote is found by its token and its id, word for word', async () => {
    const { store, again } = await fresh()
    const { contact } = aQuote('q-1')
    const one = numbered(1, { contact: { ...contact, firstName: 'Zoë „Z“' }, note: 'Zeile\nZeile', userId: 'somebody' })
    await add(store, one)
    const { quotes } = await again()
    expect(await quotes.byToken('token-q-1')).toEqual(one)
    expect(await quotes.byId('q-1')).toEqual(one)
    for (const hostile of ['', 'q-1', "x' or 1=1", 'a\0b', '\ud800'])
      expect(await quotes.byToken(hostile)).toBeUndefined()
  })

  test('no two have the same id, token or number', async () => {
    const { store } = await fresh()
    await add(store, numbered(1))
    await expect(add(store, { ...numbered(2), id: 'q-1' })).rejects.toThrow()
    await expect(add(store, { ...numbered(2), token: 'token-q-1' })).rejects.toThrow()
    await expect(add(store, { ...numbered(2), number: 'A-2026-000001' })).rejects.toThrow()
    expect((await store.quotes.list({ limit: 10 })).items).toHaveLength(1)
  })

  test('a number that was rolled back was never given, and every year has its own', async () => {
    const { store } = await fresh()
    expect(await changed(store, (tx) => tx.next('A-2026'))).toEqual(done(1))
    await store.change(async ({ quotes }) => {
      await quotes.next('A-2026')
      return refused({ why: 'not-found' })
    })
    expect(await changed(store, (tx) => tx.next('A-2026'))).toEqual(done(2))
    expect(await changed(store, (tx) => tx.next('A-2027'))).toEqual(done(1))
  })

  test('twenty at once have twenty numbers without a gap', async () => {
    const { store } = await fresh()
    const given = await Promise.all(Array.from({ length: 20 }, () => changed(store, (tx) => tx.next('A-2026'))))
    const numbers = given.map((answer) => (answer.ok ? answer.value : 0)).toSorted((one, other) => one - other)
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, nth) => nth + 1))
  })

  test('the newest stands first, page by page, and of one state alone', async () => {
    const { store } = await fresh()
    await add(store, numbered(1), numbered(2, { state: 'versendet' }), numbered(3), numbered(4))
    const first = await store.quotes.list({ limit: 3 })
    expect(first.items.map(({ id }) => id)).toEqual(['q-4', 'q-3', 'q-2'])
    const rest = await store.quotes.list({ limit: 3, ...(first.next !== undefined && { after: first.next }) })
    expect(rest.items.map(({ id }) => id)).toEqual(['q-1'])
    expect(rest.next).toBeUndefined()
    expect((await store.quotes.list({ limit: 3, state: 'versendet' })).items.map(({ id }) => id)).toEqual(['q-2'])
    expect(await store.quotes.list({ limit: 3, after: 'forged' })).toEqual({ items: [] })
  })

  test('what was sent to an account is listed by it, page by page, and no draft that nobody was sent', async () => {
    const { store } = await fresh()
    const { sent: _, ...terms } = numbered(1)
    const once = { sent: [{ ...terms, at: noon }], userId: 'kim' }
    await add(
      store,
      numbered(1, { ...once, state: 'versendet' }),
      numbered(2, { userId: 'kim' }),
      numbered(3, { ...once, userId: 'mia', state: 'versendet' }),
      numbered(4, { ...once }),
      numbered(5, { sent: once.sent, state: 'versendet' }),
    )
    const of = async (sentTo: string, after?: string) => {
      const { items, next } = await store.quotes.list({ limit: 1, sentTo, ...(after !== undefined && { after }) })
      return { ids: items.map(({ id }) => id), next }
    }
    const first = await of('kim')
    expect(first).toEqual({ ids: ['q-4'], next: expect.any(String) as string })
    expect(await of('kim', first.next)).toEqual({ ids: ['q-1'], next: undefined })
    expect(await of('mia')).toEqual({ ids: ['q-3'], next: undefined })
    for (const hostile of ['', "x' or 1=1", 'a\0b', '\ud800']) expect((await of(hostile)).ids).toEqual([])
    expect((await store.quotes.list({ limit: 9, sentTo: 'kim', state: 'entwurf' })).items.map(({ id }) => id)).toEqual([
      'q-4',
    ])
  })

  test('those that are asked for are counted, as long as nobody has written or sent them, and up to so many', async () => {
    const { store } = await fresh()
    const requested = { at: noon, by: 'customer', what: 'requested', version: 1 } as const
    const history = [requested]
    await add(store, ...[1, 2, 3, 4].map((nth) => numbered(nth, { history })), numbered(5))
    expect(await store.quotes.countRequested(100)).toBe(4)
    expect(await store.quotes.countRequested(3)).toBe(3)
    const written = { at: noon, by: 'office', what: 'written', version: 2 } as const
    const sent = { at: noon, by: 'office', what: 'sent', version: 1 } as const
    await changed(store, (tx) => tx.save(numbered(1, { history: [requested, written], version: 2 })))
    await changed(store, (tx) => tx.save(numbered(2, { history: [requested, sent], state: 'versendet' })))
    expect(await store.quotes.countRequested(100)).toBe(2)
    await changed(store, (tx) => tx.deleteDraftsOf({ email: 'anna@firma.example', userId: 'kim' }))
    expect(await store.quotes.countRequested(100)).toBe(0)
  })

  test('what was locked is as it was saved last, with its state and whose it is', async () => {
    const { store } = await fresh()
    const one = numbered(1)
    await add(store, one)
    const opened: Quote = { ...one, state: 'geoeffnet', userId: 'kim' }
    await changed(store, (tx) => tx.save(opened))
    expect(await changed(store, (tx) => tx.lock('q-1'))).toEqual(done(opened))
    expect(await changed(store, (tx) => tx.lock('q-2'))).toEqual(done(undefined))
    const ofAnna = { email: 'anna@firma.example' }
    expect(await store.quotes.ofPerson(ofAnna)).toEqual([opened])
    expect(await store.quotes.ofPerson({ email: 'else@firma.example', userId: 'kim' })).toEqual([opened])
    expect(await store.quotes.ofPerson({ email: 'else@firma.example' })).toEqual([])
    expect((await store.quotes.list({ limit: 1, state: 'entwurf' })).items).toEqual([])
  })

  test('drafts of a person are deleted by account and by address; what was sent stays, and what is of others', async () => {
    const { store } = await fresh()
    const { sent: _, ...terms } = numbered(1)
    const sent = [{ ...terms, at: terms.createdAt }]
    const else_ = { ...terms.contact, email: 'else@firma.example' }
    await add(
      store,
      numbered(1),
      numbered(2, { contact: else_, userId: 'kim' }),
      numbered(3, { contact: else_ }),
      numbered(4, { sent }),
      numbered(5, { state: 'versendet', sent, userId: 'kim' }),
    )
    await changed(store, (tx) => tx.deleteDraftsOf({ email: 'anna@firma.example', userId: 'kim' }))
    expect((await store.quotes.list({ limit: 10 })).items.map(({ id }) => id)).toEqual(['q-5', 'q-4', 'q-3'])
  })

  test('those are deleted whose day has come, and their numbers are not given again', async () => {
    const { store } = await fresh()
    const number = (nth: number): string => numbered(nth).number
    await changed(store, (tx) => tx.next('A-2026'))
    await changed(store, (tx) => tx.next('A-2026'))
    await add(store, numbered(1, { deletedOn: '2026-12-01' }), numbered(2, { deletedOn: '2026-12-02' }))
    expect(await changed(store, (tx) => tx.deleteDue('2026-11-30'))).toEqual(done(0))
    expect(await changed(store, (tx) => tx.deleteDue('2026-12-01'))).toEqual(done(1))
    expect((await store.quotes.list({ limit: 10 })).items.map((one) => one.number)).toEqual([number(2)])
    expect(await changed(store, (tx) => tx.next('A-2026'))).toEqual(done(3))
  })
}
