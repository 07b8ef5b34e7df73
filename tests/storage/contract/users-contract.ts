import type { User } from '#core/accounts/accounts.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { describe, expect, test } from 'vitest'
import type { Fresh } from './opened-store.ts'
import { confirmLetter, confirmed, existsLetter, later, noon, person, putUser, registered } from './people.ts'

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
      const id = await putUser(store, person({ phone: '1', confirmedAt: noon }))
      expect(await putUser(store, person({ firstName: 'Anja', passwordHash: 'neu' }))).toBe(id)
      const found = await store.users.byEmail('anna@firma.example')
      expect(found).toMatchObject({ id, firstName: 'Anja', passwordHash: 'neu' })
      expect(found).not.toHaveProperty('phone')
      expect(found).not.toHaveProperty('confirmedAt')
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
    test('a new address makes an unconfirmed user and posts the letter to confirm it', async () => {
      const { store } = await fresh()
      await register(store, person({ confirmedAt: noon }))
      const { passwordHash, ...user } = person()
      expect(await store.users.byEmail('anna@firma.example')).toEqual({ ...user, passwordHash })
      expect(await lettersOf(store)).toEqual([confirmLetter('confirm digest', 'token digest')])
    })

    test('an unconfirmed address again takes the new data; only the newest link works', async () => {
      const { store } = await fresh()
      await register(store, person(), 'one')
      await register(store, person({ id: 'id-other', firstName: 'Anja', passwordHash: 'neu' }), 'two')
      expect(await store.users.byEmail('anna@firma.example')).toMatchObject({
        id: 'id-anna',
        firstName: 'Anja',
        passwordHash: 'neu',
      })
      expect((await lettersOf(store)).map(({ dedupeKey }) => dedupeKey)).toEqual(['confirm one', 'confirm two'])
      expect(await confirmed(store, 'one', noon)).toBeUndefined()
      expect(await confirmed(store, 'two', noon)).toBe('anna@firma.example')
    })

    test('a confirmed address changes nothing and tells its owner', async () => {
      const { store } = await fresh()
      const id = await putUser(store, person({ confirmedAt: noon }))
      await register(store, person({ firstName: 'Fremd', passwordHash: 'fremd' }))
      expect(await store.users.byEmail('anna@firma.example')).toMatchObject({
        id,
        firstName: 'Anna',
        passwordHash: '$argon2id$1',
      })
      expect(await lettersOf(store)).toEqual([existsLetter(person(), 'exists digest')])
      expect(await confirmed(store, 'digest', noon)).toBeUndefined()
    })

    test('one address many times at once makes one user', async () => {
      const { store, again } = await fresh()
      const other = await again()
      const keys = Array.from({ length: 12 }, (_, i) => `d${i}`)
      await Promise.all(
        keys.map((key, i) => register(i % 2 ? other : store, person({ id: `id-${i}`, firstName: key }), key)),
      )
      const user = await store.users.byEmail('anna@firma.example')
      expect(await lettersOf(store)).toHaveLength(12)
      const emails = await Promise.all(keys.map((key) => confirmed(store, key, noon)))
      expect(emails.filter((answer) => answer !== undefined)).toEqual(['anna@firma.example'])
      expect(user?.firstName).toBe(keys[emails.findIndex((answer) => answer !== undefined)])
    })

    test('that fails leaves neither user nor letter', async () => {
      const { store } = await fresh()
      await putUser(store, person())
      const taken = (await store.users.byEmail('anna@firma.example'))?.id ?? ''
      await expect(register(store, person({ id: taken, email: 'neu@firma.example' }))).rejects.toThrow(
        /id|UNIQUE|unique/,
      )
      expect(await store.users.byEmail('neu@firma.example')).toBeUndefined()
      expect(await lettersOf(store)).toEqual([])
    })
  })

  describe('confirming', () => {
    test('works once, up to its time', async () => {
      const { store } = await fresh()
      await register(store)
      expect(await confirmed(store, 'digest', '2027-01-12T09:00:00Z')).toBe('anna@firma.example')
      expect(await store.users.byEmail('anna@firma.example')).toMatchObject({ confirmedAt: '2027-01-12T09:00:00.000Z' })
      expect(await confirmed(store, 'digest', '2027-01-12T09:00:00Z')).toBeUndefined()
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

    test.each(['', 'unbekannt', 'digest\0'])('with %j answers nothing', async (digest) => {
      const { store } = await fresh()
      await register(store)
      expect(await confirmed(store, digest, noon)).toBeUndefined()
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
