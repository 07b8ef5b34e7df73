import { describe, expect, test } from 'vitest'
import { done } from '#core/shared/result.ts'
import type { Fresh } from './opened-store.ts'
import { confirmLetter, confirmed, existsLetter, later, noon, person, putUser, registered, session } from './people.ts'

const posted = async (fresh: Fresh, ...keys: readonly string[]) => {
  const opened = await fresh()
  for (const [i, key] of keys.entries())
    await registered(
      opened.store,
      person({ id: `id-${i}`, email: `${i}@firma.example` }),
      { digest: `${i}`, until: later(60) },
      { ifNew: confirmLetter(key, `token ${i}`), ifKnown: (known) => existsLetter(known) },
      later(i),
    )
  return opened
}

export const keepsRateLimits = (fresh: Fresh): void => {
  describe('a session', () => {
    test('is found until it ends, by its time or by hand', async () => {
      const { store } = await fresh()
      const anna = await putUser(store, person())
      await store.sessions.begin(session('a', anna, later(60)))
      await store.sessions.begin(session('b', anna, '2027-01-11T13:00:00Z'))
      expect((await store.sessions.find('a', noon))?.userId).toBe(anna)
      expect((await store.sessions.find('a', later(59)))?.userId).toBe(anna)
      expect((await store.sessions.find('b', '2027-01-11T12:59:59Z'))?.userId).toBe(anna)
      expect(await store.sessions.find('a', later(60))).toBeUndefined()
      expect(await store.sessions.find('b', '2027-01-11T13:00:00Z')).toBeUndefined()
      await store.sessions.end('a')
      await store.sessions.end('unbekannt')
      expect(await store.sessions.find('a', noon)).toBeUndefined()
      expect((await store.sessions.find('b', noon))?.userId).toBe(anna)
      expect(await store.sessions.find('\0', noon)).toBeUndefined()
    })

    test('ends without a visit, too, and a visit puts that off', async () => {
      const { store, again } = await fresh()
      const anna = await putUser(store, person())
      const begun = session('a', anna, later(60), later(10))
      await store.sessions.begin(begun)
      expect(await store.sessions.find('a', later(9))).toEqual(begun)
      expect(await store.sessions.find('a', later(10))).toBeUndefined()
      await (await again()).sessions.extend('a', { seenAt: later(9), idleUntil: later(20), until: later(90) })
      await store.sessions.extend('unbekannt', { seenAt: noon, idleUntil: later(20), until: later(20) })
      expect(await store.sessions.find('a', later(19))).toEqual({
        ...begun,
        seenAt: later(9),
        idleUntil: later(20),
        until: later(90),
      })
      await store.tidy(later(20))
      expect(await store.sessions.find('a', noon)).toBeUndefined()
    })

    test('ends with all others of its user, and nobody else’s', async () => {
      const { store } = await fresh()
      const anna = await putUser(store, person())
      const bert = await putUser(store, person({ email: 'bert@firma.example' }))
      for (const digest of ['a', 'b']) await store.sessions.begin(session(digest, anna, later(60)))
      await store.sessions.begin(session('c', bert, later(60)))
      await store.change(async ({ sessions }) => done(await sessions.endAll(anna)))
      const found = await Promise.all(['a', 'b', 'c'].map((digest) => store.sessions.find(digest, noon)))
      expect(found.map((one) => one?.userId)).toEqual([undefined, undefined, bert])
    })

    test('may be left open when all others of its user end', async () => {
      const { store } = await fresh()
      const anna = await putUser(store, person())
      for (const digest of ['a', 'b', 'c']) await store.sessions.begin(session(digest, anna, later(60)))
      await store.change(async ({ sessions }) => done(await sessions.endAll(anna, 'b')))
      expect((await store.sessions.of(anna)).map(({ digest }) => digest)).toEqual(['b'])
    })

    test('of nobody is a bug', async () => {
      const { store } = await fresh()
      await expect(store.sessions.begin(session('a', 'niemand', noon))).rejects.toThrow(
        /niemand|FOREIGN KEY|foreign key/,
      )
    })
  })

  describe('a link that replaces a password', () => {
    test('is there until it is taken, once', async () => {
      const { store, again } = await fresh()
      const anna = await putUser(store, person())
      const [of, ofNobody] = [
        { digest: 'a', userId: anna, until: later(60) },
        { digest: 'b', until: later(60) },
      ]
      for (const reset of [of, ofNobody]) await store.change(async ({ resets }) => done(await resets.add(reset)))
      expect(await store.resets.byDigest('a')).toEqual(of)
      expect(await store.resets.byDigest('b')).toEqual(ofNobody)
      expect(await store.resets.byDigest('\0')).toBeUndefined()
      const take = async (from: typeof store) => from.change(async ({ resets }) => done(await resets.take('a')))
      const taken = await Promise.all([take(store), take(await again()), take(store)])
      expect(taken.filter((answer) => answer.ok && answer.value)).toEqual([done(of)])
      expect(await store.resets.byDigest('a')).toBeUndefined()
    })

    test('goes with all others of its user, and with its time', async () => {
      const { store } = await fresh()
      const anna = await putUser(store, person())
      const bert = await putUser(store, person({ email: 'bert@firma.example' }))
      const links = [
        { digest: 'a', userId: anna, until: later(60) },
        { digest: 'b', userId: anna, until: later(60) },
        { digest: 'c', userId: bert, until: later(60) },
        { digest: 'd', userId: bert, until: later(1) },
        { digest: 'e', until: later(1) },
      ]
      for (const link of links) await store.change(async ({ resets }) => done(await resets.add(link)))
      await store.change(async ({ resets }) => done(await resets.forget(anna)))
      await store.tidy(later(1))
      const found = await Promise.all(links.map(({ digest }) => store.resets.byDigest(digest)))
      expect(found.map((link) => link?.digest)).toEqual([undefined, undefined, 'c', undefined, undefined])
    })
  })

  describe('attempts', () => {
    test('count within the window that ends now', async () => {
      const { store } = await fresh()
      const count = (minutes: number) => store.attempts.count('anna@netz', later(minutes), 15 * 60)
      expect(await count(0)).toEqual({ attempts: 0, retryAfter: 0 })
      await store.attempts.record(['anna@netz'], noon)
      await store.attempts.record(['anna@netz'], noon)
      await store.attempts.record(['anna@netz'], later(5))
      await store.attempts.record(['bert@netz'], later(5))
      expect(await count(0)).toEqual({ attempts: 3, retryAfter: 900 })
      expect(await count(5)).toEqual({ attempts: 3, retryAfter: 600 })
      expect(await count(14.99)).toEqual({ attempts: 3, retryAfter: 1 })
      expect(await count(15)).toEqual({ attempts: 1, retryAfter: 300 })
      expect(await count(20)).toEqual({ attempts: 0, retryAfter: 0 })
    })

    test('go on counting when the clock is set back, up to a day', async () => {
      const { store } = await fresh()
      await store.attempts.record(['anna@netz'], noon)
      await store.attempts.record(['anna@netz'], later(5))
      const count = (minutes: number) => store.attempts.count('anna@netz', later(minutes), 15 * 60)
      expect(await count(-60)).toEqual({ attempts: 2, retryAfter: 75 * 60 })
      expect(await count(-23 * 60)).toMatchObject({ attempts: 2 })
      expect(await count(-25 * 60)).toEqual({ attempts: 0, retryAfter: 0 })
    })

    test('of a key are forgotten together', async () => {
      const { store } = await fresh()
      for (const key of ['anna', 'anna', 'bert']) await store.attempts.record([key], noon)
      await store.attempts.forget('anna')
      expect(await store.attempts.count('anna', noon, 60)).toEqual({ attempts: 0, retryAfter: 0 })
      expect(await store.attempts.count('bert', noon, 60)).toMatchObject({ attempts: 1 })
    })

    test('under several keys are made at once; the last of each can be taken back', async () => {
      const { store } = await fresh()
      const counts = () =>
        Promise.all(['a', 'b', 'c'].map(async (key) => (await store.attempts.count(key, later(9), 3600)).attempts))
      await store.attempts.record([], noon)
      await store.attempts.record(['a', 'b', 'c'], noon)
      await store.attempts.record(['a', 'b'], later(1))
      expect(await counts()).toEqual([2, 2, 1])
      await store.attempts.takeBack(['a', 'c', 'unbekannt'])
      await store.attempts.takeBack([])
      expect(await counts()).toEqual([1, 2, 0])
      // The older one stays, and with it the time to wait.
      expect(await store.attempts.count('a', later(9), 600)).toEqual({ attempts: 1, retryAfter: 60 })
    })

    test('at the same time all count', async () => {
      const { store, again } = await fresh()
      const other = await again()
      await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 ? other : store).attempts.record(['anna'], noon)))
      expect(await store.attempts.count('anna', noon, 60)).toMatchObject({ attempts: 20 })
    })
  })

  describe('letters', () => {
    test('are taken when they are due, longest due first, up to the limit', async () => {
      const { store } = await posted(fresh, 'a', 'b', 'c')
      expect(await store.letters.claim(10, later(-1), later(5))).toEqual([])
      const claimed = await store.letters.claim(2, later(9), later(14))
      expect(claimed).toEqual([
        { id: expect.any(String), attempts: 0, letter: confirmLetter('a', 'token 0') },
        { id: expect.any(String), attempts: 0, letter: confirmLetter('b', 'token 1') },
      ])
      expect((await store.letters.claim(2, later(9), later(14))).map(({ letter }) => letter.dedupeKey)).toEqual(['c'])
      expect(await store.letters.claim(2, later(9), later(14))).toEqual([])
    })

    test('are taken again when the lease has run out, and tell how often they were', async () => {
      const { store } = await posted(fresh, 'a')
      const [first] = await store.letters.claim(1, noon, later(5))
      expect(await store.letters.claim(1, later(4.99), later(9))).toEqual([])
      expect(await store.letters.claim(1, later(5), later(9))).toEqual([{ ...first, attempts: 1 }])
    })

    test('that were sent never come back', async () => {
      const { store } = await posted(fresh, 'a')
      const [{ id } = { id: '' }] = await store.letters.claim(1, noon, later(5))
      await store.letters.sent(id, later(1))
      await store.letters.failed(id, later(2), 'too late')
      expect(await store.letters.claim(1, later(999), later(1000))).toEqual([])
    })

    test('that failed come back at their time', async () => {
      const { store } = await posted(fresh, 'a')
      const [{ id } = { id: '' }] = await store.letters.claim(1, noon, later(99))
      await store.letters.failed(id, later(7), '451 try later\0')
      expect(await store.letters.claim(1, later(6), later(9))).toEqual([])
      expect(await store.letters.claim(1, later(7), later(9))).toMatchObject([{ id, attempts: 1 }])
    })

    test('that are put off come back at their time, as if nobody had claimed them', async () => {
      const { store } = await posted(fresh, 'a', 'b')
      const [one, other] = await store.letters.claim(2, later(1), later(99))
      await store.letters.putOff(one?.id ?? '', later(7))
      expect(await store.letters.claim(9, later(6), later(9))).toEqual([])
      expect(await store.letters.claim(9, later(7), later(9))).toEqual([{ ...one, attempts: 0 }])
      await store.letters.sent(other?.id ?? '', later(8))
      await store.letters.putOff(other?.id ?? '', later(8))
      expect((await store.letters.claim(9, later(99), later(100))).map(({ id }) => id)).toEqual([one?.id])
    })

    test('that were given up never come back, and neither does their dedupe key', async () => {
      const { store } = await posted(fresh, 'a', 'b')
      const [{ id } = { id: '' }] = await store.letters.claim(1, noon, later(5))
      await store.letters.givenUp(id, later(1), '550 no such mailbox\0')
      await store.letters.failed(id, later(2), 'too late')
      await registered(
        store,
        person({ id: 'x', email: 'x@firma.example' }),
        { digest: 'x', until: later(60) },
        { ifNew: confirmLetter('a'), ifKnown: (known) => existsLetter(known) },
        later(6),
      )
      const left = await store.letters.claim(9, later(999), later(1000))
      expect(left.map(({ letter }) => letter.dedupeKey)).toEqual(['b'])
    })

    test('that were sent cannot be given up, and those that fail later still come back', async () => {
      const { store } = await posted(fresh, 'a', 'b')
      const [sent, failed] = await store.letters.claim(2, later(1), later(5))
      await store.letters.sent(sent?.id ?? '', later(1))
      await store.letters.givenUp(sent?.id ?? '', later(2), 'too late')
      await store.letters.givenUp('unknown', later(2), 'nobody')
      await store.letters.failed(failed?.id ?? '', later(7), '451 try later')
      expect(await store.letters.claim(9, later(7), later(9))).toMatchObject([{ id: failed?.id, attempts: 1 }])
    })

    test('of the same dedupe key are one letter, also after it was sent', async () => {
      const { store } = await posted(fresh, 'same', 'same')
      const claimed = await store.letters.claim(10, later(5), later(6))
      expect(claimed.map(({ letter }) => letter)).toEqual([confirmLetter('same', 'token 0')])
      for (const { id } of claimed) await store.letters.sent(id, later(5))
      await registered(
        store,
        person({ id: 'x', email: 'x@firma.example' }),
        { digest: 'x', until: later(60) },
        { ifNew: confirmLetter('same'), ifKnown: (known) => existsLetter(known) },
        later(6),
      )
      expect(await store.letters.claim(10, later(99), later(100))).toEqual([])
    })

    test('go to one taker each, however many reach for them', async () => {
      const { store, again } = await posted(fresh, ...Array.from({ length: 12 }, (_, i) => `letter ${i}`))
      const other = await again()
      const takers = Array.from({ length: 10 }, (_, i) =>
        (i % 2 ? other : store).letters.claim(3, later(60), later(70)),
      )
      const ids = (await Promise.all(takers)).flat().map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      const rest = await store.letters.claim(100, later(60), later(70))
      expect(ids.length + rest.length).toBe(12)
    })
  })

  describe('a secret', () => {
    test('is made once, whoever asks', async () => {
      const { store, again } = await fresh()
      const other = await again()
      const made = await Promise.all(
        Array.from({ length: 10 }, (_, i) => (i % 2 ? other : store).secretOnce('site', () => `secret ${i}`)),
      )
      expect(new Set(made).size).toBe(1)
      expect(await store.secretOnce('site', () => 'another')).toBe(made[0])
      expect(await store.secretOnce('sync', () => 'sync secret')).toBe('sync secret')
      expect(await store.content.firstFill()).toBeUndefined()
    })
  })

  describe('tidying', () => {
    test('forgets what has run out and nothing else', async () => {
      const { store } = await fresh()
      const anna = await putUser(store, person())
      await store.sessions.begin(session('old', anna, later(1)))
      await store.sessions.begin(session('young', anna, later(3)))
      await store.attempts.record(['anna'], later(-24 * 60))
      await store.attempts.record(['anna'], later(-23 * 60))
      const bert = person({ id: 'bert', email: 'bert@firma.example' })
      const letters = { ifNew: confirmLetter('bert'), ifKnown: () => confirmLetter('known') }
      await registered(store, bert, { digest: 'late', until: later(3) }, letters, noon)
      await store.tidy(later(1))
      expect(await store.sessions.find('old', noon)).toBeUndefined()
      expect((await store.sessions.find('young', noon))?.userId).toBe(anna)
      expect(await store.attempts.count('anna', noon, 48 * 60 * 60)).toMatchObject({ attempts: 1 })
      expect(await confirmed(store, 'late', later(2))).toBe('bert@firma.example')
      expect(await store.users.byId(anna)).toBeDefined()
      expect(await store.letters.claim(9, later(9), later(10))).toHaveLength(1)
    })
  })

  test('a store may be closed twice', async () => {
    const { again } = await fresh()
    const store = await again()
    await store.close()
    await expect(store.close()).resolves.toBeUndefined()
  })
}
