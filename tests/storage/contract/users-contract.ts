import { mostPendingRegistrations, type User } from '#core/accounts/accounts.ts'
import { done } from '#core/shared/result.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { describe, expect, test } from 'vitest'
import type { Fresh } from './opened-store.ts'
import {
  confirmLetter,
  confirmed,
  existsLetter,
  later,
  noon,
  person,
  putUser,
  registered,
  unconfirmed,
} from './people.ts'

const register = (store: OpenStore, user = person(), digest = 'digest', key = digest) =>
  registered(
    store,
    user,
    { digest, until: later(48 * 60) },
    {
      ifNew: confirmLetter(`confirm ${key}`, `token ${key}`),
      ifKnown: (known: User) => existsLetter(known, `exists ${key}`),
    },
    noon,
  )
const lettersOf = async (store: OpenStore) =>
  (await store.letters.claim(100, noon, later(1))).map(({ letter }) => letter)

export const keepsUsers = (fresh: Fresh): void => {
  describe('a user', () => {
    test('comes back as he was put, with everything he gave', async () => {
      const { store } = await fresh()
      const full = person({
        phone: '+49 40 1',
        zip: '01067',
        city: 'Łódź',
        roles: ['mitglied', 'admin'],
        newsletter: true,
        confirmedAt: '2027-01-11T12:00:00Z',
      })
      const id = await putUser(store, full)
      const { passwordHash, ...user } = full
      expect(await store.users.byEmail('anna@firma.example')).toEqual({ ...user, id, confirmedAt: noon, passwordHash })
      expect(await store.users.byId(id)).toEqual({ ...user, id, confirmedAt: noon })
      expect(await store.users.byEmail('bert@firma.example')).toBeUndefined()
      expect(await store.users.byId('id-anna\0')).toBeUndefined()
    })

    test('is replaced by e-mail and keeps his id', async () => {
      const { store } = await fresh()
      const id = await putUser(store, person({ phone: '1' }))
      expect(await putUser(store, person({ firstName: 'Anja', passwordHash: 'neu' }))).toBe(id)
      const found = await store.users.byEmail('anna@firma.example')
      expect(found).toMatchObject({ id, firstName: 'Anja', passwordHash: 'neu' })
      expect(found).not.toHaveProperty('phone')
    })

    test('may have a name that no database likes', async () => {
      const { store } = await fresh()
      const id = await putUser(
        store,
        person({ firstName: 'A\0b\uD800', lastName: "'; drop table users; --", city: '🏛️ẞ' }),
      )
      expect(await store.users.byId(id)).toMatchObject({
        firstName: 'A\uFFFDb\uFFFD',
        lastName: "'; drop table users; --",
        city: '🏛️ẞ',
      })
    })
  })

  describe('registering', () => {
    test('a new address makes no user yet: it waits, and the letter to confirm it is posted', async () => {
      const { store } = await fresh()
      await register(store)
      expect(await store.users.byEmail('anna@firma.example')).toBeUndefined()
      const waiting = { digest: 'digest', until: later(48 * 60), user: unconfirmed('anna@firma.example') }
      expect(await store.registrations.byDigest('digest')).toEqual(waiting)
      expect(await store.registrations.of('anna@firma.example')).toEqual([waiting])
      expect(await lettersOf(store)).toEqual([confirmLetter('confirm digest', 'token digest')])
    })

    test('keeps where it goes on', async () => {
      const { store } = await fresh()
      const registration = { digest: 'd', until: later(1), user: unconfirmed('a@b.example'), target: '/seminare?x=ö' }
      await store.change(async ({ registrations }) => done(await registrations.add(registration, 1)))
      expect(await store.registrations.byDigest('d')).toEqual(registration)
    })

    test('an address again leaves the first one as it is: each has its own data, password and link', async () => {
      const { store } = await fresh()
      await register(store, person(), 'one')
      await register(store, person({ firstName: 'Eve', passwordHash: 'fremd' }), 'two')
      const waiting = await store.registrations.of('anna@firma.example')
      expect(waiting.map(({ digest, user }) => [digest, user.firstName, user.passwordHash])).toEqual([
        ['two', 'Eve', 'fremd'],
        ['one', 'Anna', '$argon2id$1'],
      ])
      expect((await lettersOf(store)).map(({ dedupeKey }) => dedupeKey)).toEqual(['confirm one', 'confirm two'])
      expect(await confirmed(store, 'one', noon)).toBe('anna@firma.example')
      expect(await store.users.byEmail('anna@firma.example')).toMatchObject({ firstName: 'Anna' })
      expect(await confirmed(store, 'two', noon)).toBeUndefined()
      expect(await store.registrations.of('anna@firma.example')).toEqual([])
    })

    test('a user changes nothing and tells its owner', async () => {
      const { store } = await fresh()
      const id = await putUser(store, person())
      await register(store, person({ firstName: 'Fremd', passwordHash: 'fremd' }))
      expect(await store.users.byEmail('anna@firma.example')).toEqual(person({ id }))
      expect(await lettersOf(store)).toEqual([existsLetter(person(), 'exists digest')])
      expect(await confirmed(store, 'digest', noon)).toBeUndefined()
    })

    test('one address many times at once waits no more often than it may, and becomes one user', async () => {
      const { store, again } = await fresh()
      const other = await again()
      const keys = Array.from({ length: 12 }, (_, i) => `d${i}`)
      await Promise.all(keys.map((key, i) => register(i % 2 ? other : store, person({ firstName: key }), key)))
      expect(await store.registrations.of('anna@firma.example')).toHaveLength(mostPendingRegistrations)
      expect(await lettersOf(store)).toHaveLength(mostPendingRegistrations)
      const emails = await Promise.all(keys.map((key, i) => confirmed(i % 2 ? other : store, key, noon)))
      expect(emails.filter((answer) => answer !== undefined)).toEqual(['anna@firma.example'])
      const user = await store.users.byEmail('anna@firma.example')
      expect(user?.firstName).toBe(keys[emails.findIndex((answer) => answer !== undefined)])
    })

    test('others’ addresses do not count', async () => {
      const { store } = await fresh()
      for (let i = 0; i < mostPendingRegistrations + 1; i++)
        await register(store, person({ email: `person-${i}@firma.example` }), `d${i}`)
      expect(await lettersOf(store)).toHaveLength(mostPendingRegistrations + 1)
    })

    test('that fails leaves neither registration nor letter', async () => {
      const { store } = await fresh()
      await register(store)
      await expect(register(store, person({ email: 'neu@firma.example' }))).rejects.toThrow(
        /there already|UNIQUE|unique/,
      )
      expect(await store.registrations.of('neu@firma.example')).toEqual([])
      expect(await lettersOf(store)).toHaveLength(1)
    })

    test('may hold what no database likes', async () => {
      const { store } = await fresh()
      await register(store, person({ firstName: 'A\0b\uD800', city: '🏛️ẞ' }))
      const [waiting] = await store.registrations.of('anna@firma.example')
      expect(waiting?.user).toMatchObject({ firstName: 'A\uFFFDb\uFFFD', city: '🏛️ẞ' })
    })
  })

  describe('confirming', () => {
    test('makes a user of what was registered, once, up to its time', async () => {
      const { store } = await fresh()
      await register(store, person({ phone: '1', newsletter: true }))
      const at = '2027-01-12T09:00:00Z'
      expect(await confirmed(store, 'digest', at)).toBe('anna@firma.example')
      const user = await store.users.byEmail('anna@firma.example')
      const confirmedAt = '2027-01-12T09:00:00.000Z'
      expect(user).toEqual(person({ id: user?.id ?? '', phone: '1', newsletter: true, confirmedAt }))
      expect(await confirmed(store, 'digest', at)).toBeUndefined()
    })

    test.each([
      [48 * 60 - 1, 'anna@firma.example'],
      [48 * 60, undefined],
      [48 * 60 + 1, undefined],
    ])('after %d minutes answers %s', async (minutes, answer) => {
      const { store } = await fresh()
      await register(store)
      expect(await confirmed(store, 'digest', later(minutes))).toBe(answer)
      const user = await store.users.byEmail('anna@firma.example')
      expect(user?.confirmedAt).toBe(answer && later(minutes))
    })

    test('an address that has got a user meanwhile leaves that one as he is', async () => {
      const { store } = await fresh()
      await register(store, person({ firstName: 'Eve' }))
      const id = await putUser(store, person())
      expect(await confirmed(store, 'digest', noon)).toBeUndefined()
      expect(await store.users.byEmail('anna@firma.example')).toEqual(person({ id }))
    })

    test.each(['', 'unbekannt', 'digest\0'])('with %j answers nothing', async (digest) => {
      const { store } = await fresh()
      await register(store)
      expect(await confirmed(store, digest, noon)).toBeUndefined()
      expect(await store.registrations.byDigest(digest)).toBeUndefined()
    })

    test('twice at the same time works once', async () => {
      const { store, again } = await fresh()
      await register(store)
      const other = await again()
      const answers = await Promise.all([store, other, store, other].map((one) => confirmed(one, 'digest', noon)))
      expect(answers.filter((answer) => answer !== undefined)).toHaveLength(1)
    })
  })
}
