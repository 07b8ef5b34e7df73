import { expect, test } from 'vitest'
import { deleteAccount } from '#core/privacy/deleting-people.ts'
import { personalDataOf } from '#core/privacy/personal-data.ts'
import { addSeconds } from '#core/shared/dates.ts'
import { done } from '#core/shared/result.ts'
import { forgottenFrom, type StoredPlan } from '#core/training-plan/stored-plan.ts'
import type { OpenStore } from '#storage/open-store.ts'
import type { Fresh } from './opened-store.ts'
import { later, noon, person, putUser } from './people.ts'

const clock = { now: () => later(5) }

/** A plan of nobody, unless it says otherwise. */
export const aPlan = (id: string, own: Partial<StoredPlan> = {}): StoredPlan => ({
  id,
  token: `token-${id}`,
  version: 1,
  madeBy: 'customer',
  draft: {
    name: 'Łucja Yıldız',
    mandate: 'br',
    duties: ['vorsitz'],
    concerns: [],
    inOfficeSince: '2026-11-02',
    firstTerm: true,
    attended: ['rhetorik'],
    format: 'either',
    months: [1, 2],
    avoidHolidays: true,
    employees: 320,
    members: 9,
    awayTogether: false,
  },
  choices: { pinned: [{ key: 'br-1', eventId: 4711 }], added: ['thema:x'], dropped: [], order: [] },
  createdAt: noon,
  changedAt: noon,
  ...own,
})

const save = (store: OpenStore, ...all: readonly StoredPlan[]) =>
  store.change(async ({ plans }) => {
    for (const plan of all) await plans.save(plan)
    return done(undefined)
  })
const ids = (plans: readonly StoredPlan[]): readonly string[] => plans.map(({ id }) => id)

export const keepsPlans = (fresh: Fresh): void => {
  test('a plan is found by its link, by its number and in its account, as it was stored', async () => {
    const { store, again } = await fresh()
    const anna = await putUser(store, person())
    const [one, two, nobodys] = [aPlan('one', { owner: anna }), aPlan('two', { owner: anna }), aPlan('three')]
    await save(store, one, nobodys)
    await save(store, two)
    const { plans } = await again()
    expect(await plans.byToken('token-one')).toEqual(one)
    expect(await plans.byId('three')).toEqual(nobodys)
    expect(ids(await plans.ofOwner(anna))).toEqual(['two', 'one'])
    expect(await plans.byToken('one')).toBeUndefined()
    expect(await plans.byId('token-one')).toBeUndefined()
    expect(await plans.ofOwner('somebody else')).toEqual([])
  })

  test('all are listed page by page, the newest first; a change leaves one in its place', async () => {
    const { store } = await fresh()
    await save(store, ...['a', 'b', 'c', 'd', 'e'].map((id) => aPlan(id)))
    await save(store, aPlan('b', { version: 2 }))
    const first = await store.plans.list({ limit: 2 })
    expect(ids(first.items)).toEqual(['e', 'd'])
    const second = await store.plans.list({ limit: 2, ...(first.next !== undefined && { after: first.next }) })
    expect(ids(second.items)).toEqual(['c', 'b'])
    const third = await store.plans.list({ limit: 2, ...(second.next !== undefined && { after: second.next }) })
    expect([ids(third.items), third.next]).toEqual([['a'], undefined])
    expect((await store.plans.list({ after: 'forged' })).items).toEqual([])
  })

  test('one is changed in place, and deleted alone', async () => {
    const { store } = await fresh()
    await save(store, aPlan('one'), aPlan('two'))
    await save(store, aPlan('one', { version: 2, madeBy: 'consultant' }))
    expect(await store.plans.byToken('token-one')).toMatchObject({ version: 2, madeBy: 'consultant' })
    await store.change(async ({ plans }) => done(await plans.delete('one')))
    expect(await store.plans.byId('one')).toBeUndefined()
    expect((await store.plans.byId('two'))?.version).toBe(1)
  })

  test('two who change one at the same moment change it one after the other', async () => {
    const { store } = await fresh()
    await save(store, aPlan('one'))
    const change = () =>
      store.change(async ({ plans }) => {
        const one = await plans.lock('one')
        if (one) await plans.save({ ...one, version: one.version + 1 })
        return done(undefined)
      })
    await Promise.all(Array.from({ length: 8 }, change))
    expect((await store.plans.byId('one'))?.version).toBe(9)
  })

  test('of many who add one to an account at the same moment each sees those before', async () => {
    const { store } = await fresh()
    const anna = await putUser(store, person())
    const counts = await Promise.all(
      Array.from({ length: 6 }, (_, nth) =>
        store.change(async ({ plans }) => {
          const count = await plans.countOf(anna)
          await plans.save(aPlan(`p-${nth}`, { owner: anna }))
          return done(count)
        }),
      ),
    )
    expect(counts.map((count) => (count.ok ? count.value : -1)).toSorted()).toEqual([0, 1, 2, 3, 4, 5])
  })

  test('what nobody needs any more is forgotten, and no day earlier', async () => {
    const { store } = await fresh()
    const old = aPlan('old')
    await save(store, old, aPlan('new', { changedAt: later(1) }))
    await store.tidy(addSeconds(forgottenFrom(old), -1))
    expect(ids((await store.plans.list({})).items)).toEqual(['new', 'old'])
    await store.tidy(forgottenFrom(old))
    expect(ids((await store.plans.list({})).items)).toEqual(['new'])
  })

  test('an account that goes takes its plans with it, and no others', async () => {
    const { store } = await fresh()
    const anna = await putUser(store, person({ email: 'anna@firma.example' }))
    const bert = await putUser(store, person({ email: 'bert@firma.example' }))
    await save(store, aPlan('annas', { owner: anna }), aPlan('berts', { owner: bert }), aPlan('nobodys'))
    expect(await deleteAccount('anna@firma.example', { ...store, clock })).toEqual(done(undefined))
    expect(ids((await store.plans.list({})).items)).toEqual(['nobodys', 'berts'])
  })

  test('what is told of one person holds her plans, without what opens them', async () => {
    const { store } = await fresh()
    const anna = await putUser(store, person({ email: 'anna@firma.example' }))
    const plan = aPlan('annas', { owner: anna })
    await save(store, plan, aPlan('nobodys'))
    const told = await personalDataOf('anna@firma.example', { ...store, clock })
    const { token: _, owner: __, ...own } = plan
    expect(told.ok && told.value.trainingPlans).toEqual([own])
  })
}
