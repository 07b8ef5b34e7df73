import { expect, test } from 'vitest'
import { ended, type Alert, type Subject } from '#core/alerts/alerts.ts'
import { done } from '#core/shared/result.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { gardenLaw } from '../../core/laws/garden-law.ts'
import type { Fresh } from './opened-store.ts'
import { entry, event, firstDay, onlineEvent, programme, ruling } from './programme.ts'

const now = '2026-11-21T12:00:00.000Z'
const rested = '2026-11-21T12:15:00.000Z'
const norm = { kind: 'norm', key: 'gartg_2020/1', title: '§ 1 GartG', url: '/gesetze/gartg_2020/1' } as const

const waiting = (change: Partial<Alert> = {}): Alert => ({
  id: 'a-1',
  email: 'ayse@werk.example',
  subject: norm,
  requestedAt: now,
  textVersion: '2026-11',
  link: { digest: 'd-1', until: '2026-11-23T12:00:00.000Z' },
  stopToken: 's-1',
  known: [],
  ...change,
})
const confirmed = (change: Partial<Alert> = {}): Alert => {
  const { link: _, ...rest } = waiting(change)
  return { ...rest, confirmedAt: now, known: ['norm:gartg_2020/1'], seen: 'as it was', ...change }
}
const save = (store: OpenStore, ...all: readonly Alert[]) =>
  store.change(async ({ alerts }) => {
    for (const one of all) await alerts.save(one)
    return done(undefined)
  })
/** Somebody for each of these subjects. */
const followed = (store: OpenStore, ...subjects: readonly Pick<Subject, 'kind' | 'key'>[]) =>
  save(
    store,
    ...subjects.map((subject, nth) =>
      confirmed({ id: `f-${nth}`, stopToken: `t-${nth}`, subject: { ...norm, ...subject } }),
    ),
  )
const behind = async (store: OpenStore, seen: string, limit = 10) => {
  const found = await store.change(async ({ alerts }) => done(await alerts.behind(norm, seen, limit)))
  return found.ok ? found.value.map(({ id }) => id) : []
}
/** What is to be looked at. */
const dueAt = async (store: OpenStore, at: string): Promise<readonly string[]> => {
  const taken = await store.change(async ({ tasks }) => {
    const all = []
    for (let task = await tasks.takeDue(at); task; task = await tasks.takeDue(at)) all.push(task)
    return done(all)
  })
  return taken.ok ? taken.value.map(({ kind, subject }) => `${kind} ${subject}`).toSorted() : []
}

export const keepsAlerts = (fresh: Fresh): void => {
  test('one that waits is found by its link and by its own token, and read by its address', async () => {
    const { store, again } = await fresh()
    await save(store, waiting())
    const { alerts } = await again()
    expect(await alerts.byLink('d-1')).toEqual(waiting())
    expect(await alerts.byStopToken('s-1')).toEqual(waiting())
    expect(await alerts.of('ayse@werk.example')).toEqual([waiting()])
    expect(await alerts.byLink('s-1')).toBeUndefined()
    expect(await alerts.byStopToken('d-1')).toBeUndefined()
    expect(await alerts.of('jonas@werk.example')).toEqual([])
  })

  test('one that was confirmed stands in place of the one that waited, and its link is worth nothing', async () => {
    const { store } = await fresh()
    await save(store, waiting())
    await save(store, confirmed())
    expect(await store.alerts.byLink('d-1')).toBeUndefined()
    expect(await store.alerts.of('ayse@werk.example')).toEqual([confirmed()])
  })

  test('one that is saved under another address is found at that one alone, with what it knows', async () => {
    const { store } = await fresh()
    await save(store, confirmed())
    await save(store, confirmed({ email: 'ayse.neu@werk.example' }))
    expect(await store.alerts.of('ayse@werk.example')).toEqual([])
    expect(await store.alerts.of('ayse.neu@werk.example')).toEqual([confirmed({ email: 'ayse.neu@werk.example' })])
    expect(await behind(store, 'as it is')).toEqual(['a-1'])
  })

  test('those that follow a subject are behind until they were looked at as it stands, so many at a time', async () => {
    const { store } = await fresh()
    const [first, second] = [confirmed(), confirmed({ id: 'a-2', stopToken: 's-2' })]
    const over = ended(confirmed({ id: 'a-4', stopToken: 's-4' }), now)
    const other = confirmed({ id: 'a-5', stopToken: 's-5', subject: { ...norm, key: 'gartg_2020/2' } })
    await save(store, first, second, waiting({ id: 'a-3', stopToken: 's-3' }), over, other)
    expect(await behind(store, 'as it is')).toEqual(['a-1', 'a-2'])
    expect(await behind(store, 'as it is', 1)).toEqual(['a-1'])
    expect(await behind(store, 'as it was')).toEqual([])
    await save(store, { ...first, seen: 'as it is' })
    expect(await behind(store, 'as it is')).toEqual(['a-2'])
  })

  test('what nobody confirmed goes after its time, an alert stays, and the proof of one that ended three years', async () => {
    const { store } = await fresh()
    const over = ended(confirmed({ id: 'a-3', stopToken: 's-3' }), '2026-11-22T12:00:00.000Z')
    await save(store, waiting(), confirmed({ id: 'a-2', stopToken: 's-2' }), over)
    const left = async (at: string) => {
      await store.tidy(at)
      return (await store.alerts.of('ayse@werk.example')).map(({ id }) => id)
    }
    expect(await left('2026-11-23T11:59:59.000Z')).toEqual(['a-1', 'a-2', 'a-3'])
    expect(await left('2026-11-23T12:00:00.000Z')).toEqual(['a-2', 'a-3'])
    expect(await left('2029-11-21T23:59:59.000Z')).toEqual(['a-2', 'a-3'])
    expect(await left('2029-11-22T00:00:00.000Z')).toEqual(['a-2'])
  })

  test('a law that is published has its norms and every term looked at, once it has rested', async () => {
    const { store, again } = await fresh()
    await followed(
      store,
      { kind: 'norm', key: 'gartg_2020/1' },
      { kind: 'norm', key: 'gartg_20201/1' },
      { kind: 'term', key: 'br/hecke' },
      { kind: 'theme', key: 'gartg_2020' },
    )
    await save(store, waiting({ subject: { ...norm, key: 'gartg_2020/2' } }))
    const publish = (at: string) =>
      store.change(async ({ laws }) => done(await laws.publish({ id: 'v-1', slug: gardenLaw.slug }, at)))
    await store.change(async ({ laws }) =>
      done(await laws.add({ id: 'v-1', importedAt: now, warnings: [], text: gardenLaw })),
    )
    expect(await dueAt(store, rested)).toEqual([])
    await publish(now)
    await publish('2026-11-21T12:10:00.000Z')
    expect(await dueAt(store, '2026-11-21T12:14:59.000Z')).toEqual([])
    expect(await dueAt(await again(), rested)).toEqual([
      'tell-followers norm:gartg_2020/1',
      'tell-followers term:br/hecke',
    ])
  })

  test('an import has looked at what it changed: themes by events, terms by entries, norms and terms by rulings', async () => {
    const { store } = await fresh()
    const apply = (over: Parameters<typeof programme>[0]) => store.content.apply(programme(over), firstDay, now)
    const events = [event(), onlineEvent({ eventId: 1002, url: 'recht-1002' })]
    await apply({ events, lexicon: [entry()] })
    const theme = { kind: 'theme', key: event().themeUrl } as const
    await followed(
      store,
      theme,
      { kind: 'theme', key: 'anderes' },
      { kind: 'term', key: 'br/abmahnung' },
      { kind: 'term', key: 'jav/abmahnung' },
      norm,
    )
    await apply({ events, lexicon: [entry()] })
    expect(await dueAt(store, rested)).toEqual([])
    await apply({ events: [event()], lexicon: [entry()] })
    expect(await dueAt(store, rested)).toEqual([`tell-followers theme:${theme.key}`])
    await apply({ events: [event()], lexicon: [entry({ definition: 'Anders gesagt.' })] })
    expect(await dueAt(store, rested)).toEqual(['tell-followers term:br/abmahnung'])
    await apply({ events: [event()], lexicon: [entry({ definition: 'Anders gesagt.' })], rulings: [ruling()] })
    expect(await dueAt(store, rested)).toEqual([
      'tell-followers norm:gartg_2020/1',
      'tell-followers term:br/abmahnung',
      'tell-followers term:jav/abmahnung',
    ])
  })
}
