import { expect, test } from 'vitest'
import type { Gremium } from '#core/gremium/gremium.ts'
import type { Member } from '#core/gremium/roster.ts'
import { deleteAccount } from '#core/privacy/deleting-people.ts'
import { personalDataOf } from '#core/privacy/personal-data.ts'
import { done } from '#core/shared/result.ts'
import type { OpenStore } from '#storage/open-store.ts'
import type { Fresh } from './opened-store.ts'
import { later, noon, person, putUser } from './people.ts'

const clock = { now: () => later(5) }

const council = (id: string, users: Gremium['users'], change: Partial<Gremium> = {}): Gremium => ({
  id,
  version: 1,
  type: 'BR',
  company: `Werk ${id}`,
  users,
  members: [],
  invitations: [],
  ...change,
})
const invitation = (digest: string, email: string) =>
  ({ id: `i-${digest}`, email, role: 'mitglied', digest, invitedAt: noon, until: later(60) }) as const
const manages = (userId: string, minutes = 0) => ({ userId, role: 'verwalter', since: later(minutes) }) as const
const takesPart = (userId: string, minutes = 0) => ({ userId, role: 'mitglied', since: later(minutes) }) as const

const office = { role: 'mitglied', released: 0.5, functions: [], since: '2026-04-28' } as const
const entry = (id: string, more: Partial<Member> = {}): Member => ({
  id,
  version: 1,
  firstName: 'Ağça',
  lastName: `Łuczak ${id}`,
  ...office,
  ...more,
})

const save = (store: OpenStore, ...all: readonly Gremium[]) =>
  store.change(async ({ gremien }) => {
    for (const one of all) await gremien.save(one)
    return done(undefined)
  })
const idsOf = async (store: OpenStore, userId: string): Promise<readonly string[]> =>
  (await store.gremien.ofUser(userId)).map(({ id }) => id)
const both = async (store: OpenStore) => ({
  anna: await putUser(store, person({ email: 'anna@firma.example' })),
  bert: await putUser(store, person({ email: 'bert@firma.example' })),
})

export const keepsGremien = (fresh: Fresh): void => {
  test('those of somebody are read in the order in which she joined them, and nobody else has them', async () => {
    const { store, again } = await fresh()
    const { anna, bert } = await both(store)
    const first = council('one', [manages(anna)])
    const second = council('two', [manages(bert), takesPart(anna, 1)], { site: 'Werk ẞ, ğ' })
    await save(store, first)
    await save(store, second)
    const { gremien } = await again()
    expect(await gremien.ofUser(anna)).toEqual([first, second])
    expect(await gremien.ofUser(bert)).toEqual([second])
    expect(await gremien.ofUser('nobody')).toEqual([])
  })

  test('one that is saved again stands in place of what it was', async () => {
    const { store } = await fresh()
    const { anna, bert } = await both(store)
    await save(store, council('one', [manages(anna), takesPart(bert)], { invitations: [invitation('d-1', 'x@y.de')] }))
    await save(store, council('one', [manages(anna)], { version: 2, invitations: [invitation('d-2', 'z@y.de')] }))
    expect((await store.gremien.ofUser(anna)).map(({ version }) => version)).toEqual([2])
    expect(await idsOf(store, bert)).toEqual([])
    expect(await store.gremien.byInvitation('d-1')).toBeUndefined()
    expect((await store.gremien.byInvitation('d-2'))?.id).toBe('one')
    expect((await store.gremien.inviting('z@y.de')).map(({ id }) => id)).toEqual(['one'])
    expect(await store.gremien.inviting('x@y.de')).toEqual([])
  })

  test('one is locked as it is, and what is not there is nothing', async () => {
    const { store } = await fresh()
    const { anna } = await both(store)
    const one = council('one', [manages(anna)])
    await save(store, one)
    const found = await store.change(async ({ gremien }) =>
      done([await gremien.lock('one'), await gremien.lock('none'), await gremien.idsOf(anna)]),
    )
    expect(found).toEqual(done([one, undefined, ['one']]))
  })

  test('two who change it at the same moment change it one after the other', async () => {
    const { store } = await fresh()
    const { anna } = await both(store)
    await save(store, council('one', [manages(anna)]))
    const change = () =>
      store.change(async ({ gremien }) => {
        const one = await gremien.lock('one')
        if (one) await gremien.save({ ...one, version: one.version + 1 })
        return done(undefined)
      })
    await Promise.all(Array.from({ length: 8 }, change))
    expect((await store.gremien.ofUser(anna))[0]?.version).toBe(9)
  })

  test('one that is deleted is gone with its invitations', async () => {
    const { store } = await fresh()
    const { anna } = await both(store)
    await save(store, council('one', [manages(anna)], { invitations: [invitation('d-1', 'x@y.de')] }))
    await store.change(async ({ gremien }) => done(await gremien.delete('one')))
    expect(await idsOf(store, anna)).toEqual([])
    expect(await store.gremien.byInvitation('d-1')).toBeUndefined()
  })

  test('an account that goes leaves its Gremien: the longest there manages them, and an empty one goes', async () => {
    const { store } = await fresh()
    const { anna, bert } = await both(store)
    const members = [entry('m-1', { userId: anna, email: 'anna@firma.example', salutationId: 'frau' }), entry('m-2')]
    await save(
      store,
      council('shared', [manages(anna), takesPart(bert)], { members }),
      council('alone', [manages(anna)]),
    )
    expect(await deleteAccount('anna@firma.example', { ...store, clock })).toEqual(done(undefined))
    expect((await store.gremien.ofUser(bert)).map(({ id, users }) => [id, users])).toEqual([
      ['shared', [{ ...takesPart(bert), role: 'verwalter' }]],
    ])
    // That she was in office stays; how to reach her goes.
    expect((await store.gremien.ofUser(bert))[0]?.members).toEqual([entry('m-1', { version: 2 }), entry('m-2')])
    expect(await idsOf(store, anna)).toEqual([])
    const gone = await store.change(async ({ gremien }) => done(await gremien.lock('alone')))
    expect(gone).toEqual(done(undefined))
  })

  test('what is told of one person holds her place in it and nothing of others', async () => {
    const { store } = await fresh()
    const { anna, bert } = await both(store)
    const invitations = [invitation('d-1', 'anna@firma.example'), invitation('d-2', 'dora@firma.example')]
    const members = [entry('m-1', { userId: bert, email: 'bert@firma.example' }), entry('m-2', { userId: anna })]
    await save(store, council('one', [manages(bert), takesPart(anna)], { invitations, members }))
    const told = await personalDataOf('anna@firma.example', { ...store, clock })
    expect(told.ok && told.value.gremien).toEqual([
      {
        gremium: 'Betriebsrat, Werk one',
        user: { role: 'mitglied', since: noon },
        members: [{ ...office, firstName: 'Ağça', lastName: 'Łuczak m-2' }],
        invitations: [{ role: 'mitglied', invitedAt: noon, until: later(60) }],
      },
    ])
    const invited = await personalDataOf('dora@firma.example', { ...store, clock })
    expect(invited.ok && invited.value.gremien.map(({ user }) => user)).toEqual([undefined])
  })
}
