import { describe, expect, test } from 'vitest'
import type { Post, Thread } from '#core/forum/forum.ts'
import type { ForChangingTheForum } from '#core/forum/ports.ts'
import type { Report } from '#core/forum/reports.ts'
import { deleteAccount } from '#core/privacy/deleting-people.ts'
import { personalDataOf } from '#core/privacy/personal-data.ts'
import { done } from '#core/shared/result.ts'
import type { OpenStore } from '#storage/open-store.ts'
import type { Fresh } from './opened-store.ts'
import { later, noon, person, putUser } from './people.ts'

const clock = { now: () => later(5) }

const thread = (id: string, change: Partial<Thread> = {}): Thread => ({
  id,
  category: 'wahlen',
  title: `Thema ${id} ğ`,
  tags: ['BEM'],
  at: noon,
  lastAt: noon,
  state: 'sichtbar',
  locked: false,
  posts: 1,
  ...change,
})
const post = (id: string, threadId: string, change: Partial<Post> = {}): Post => ({
  id,
  threadId,
  nth: 1,
  at: noon,
  body: `Text von ${id}`,
  state: 'sichtbar',
  ...change,
})
const report = (id: string, postId: string, change: Partial<Report> = {}): Report => ({
  id,
  postId,
  at: noon,
  reason: 'werbung',
  explanation: 'Reine Werbung',
  body: 'Kauft',
  ...change,
})
const changed = (store: OpenStore, work: (forum: ForChangingTheForum) => Promise<unknown>) =>
  store.change(async ({ forum }) => done(await work(forum)))

/** Threads of a category, each a minute after the one before. */
const several = (count: number, change: Partial<Thread> = {}): readonly Thread[] =>
  Array.from({ length: count }, (_, nth) => thread(`t-${nth}`, { at: later(nth), lastAt: later(nth), ...change }))

export const keepsTheForum = (fresh: Fresh): void => {
  describe('members', () => {
    const anna = { nickname: 'Eule', netiquetteAt: noon, netiquette: 'n-1', released: 0 }

    test('have a nickname that nobody else has, however it is written', async () => {
      const { store, again } = await fresh()
      const [one, other] = [await putUser(store, person()), await putUser(store, person({ id: 'b', email: 'b@b.de' }))]
      const saved = await store.change(async ({ forum }) =>
        done([
          await forum.saveMember({ ...anna, userId: one }),
          await forum.saveMember({ ...anna, userId: other, nickname: 'e u-l e' }),
          await forum.saveMember({ ...anna, userId: other, nickname: 'Amsel' }),
          await forum.saveMember({ ...anna, userId: one, released: 1 }),
        ]),
      )
      expect(saved).toEqual(done([true, false, true, true]))
      const { forum } = await again()
      expect(await forum.member(one)).toEqual({ ...anna, userId: one, released: 1 })
      expect(await forum.member('nobody')).toBeUndefined()
      expect(await forum.nicknames([one, other, 'nobody'])).toEqual(
        new Map([
          [one, 'Eule'],
          [other, 'Amsel'],
        ]),
      )
      expect(await forum.nicknames([])).toEqual(new Map())
    })

    test('of two who choose one nickname at the same moment one gets it', async () => {
      const { store } = await fresh()
      const ids = [await putUser(store, person()), await putUser(store, person({ id: 'b', email: 'b@b.de' }))]
      const saved = await Promise.all(
        ids.map((userId) => store.change(async ({ forum }) => done(await forum.saveMember({ ...anna, userId })))),
      )
      expect(saved.filter((one) => one.ok && one.value)).toHaveLength(1)
    })
  })

  describe('threads', () => {
    test('are listed by their newest post or by their beginning, page by page, those alone that everybody sees', async () => {
      const { store } = await fresh()
      const all = several(7)
      await changed(store, async (forum) => {
        for (const one of all) await forum.saveThread(one)
        await forum.saveThread(thread('t-waits', { state: 'wartet', lastAt: later(99) }))
        await forum.saveThread(thread('t-gone', { state: 'entfernt', lastAt: later(99) }))
        await forum.saveThread(thread('t-old', { at: later(-5), lastAt: later(50) }))
        await forum.saveThread(thread('t-else', { category: 'seminare', lastAt: later(3) }))
      })
      const pages = async (order: 'aktiv' | 'neu', of: readonly Thread['category'][]) => {
        const seen: string[][] = []
        let after: string | undefined
        do {
          const { items, next } = await store.forum.threads(of, order, {
            limit: 3,
            ...(after !== undefined && { after }),
          })
          seen.push(items.map(({ id }) => id))
          after = next
        } while (after !== undefined)
        return seen
      }
      expect(await pages('aktiv', ['wahlen'])).toEqual([
        ['t-old', 't-6', 't-5'],
        ['t-4', 't-3', 't-2'],
        ['t-1', 't-0'],
      ])
      expect((await pages('neu', ['wahlen'])).flat()).toEqual([
        't-6',
        't-5',
        't-4',
        't-3',
        't-2',
        't-1',
        't-0',
        't-old',
      ])
      expect((await pages('aktiv', ['wahlen', 'seminare'])).flat()).toEqual([
        't-old',
        't-6',
        't-5',
        't-4',
        't-3',
        't-else',
        't-2',
        't-1',
        't-0',
      ])
      expect(await store.forum.threads(['wahlen'], 'aktiv', { after: 'forged' })).toEqual({ items: [] })
      expect(await store.forum.threads([], 'aktiv', {})).toEqual({ items: [] })
    })

    test('are stored as they are, and again', async () => {
      const { store, again } = await fresh()
      const anna = await putUser(store, person())
      const whole = thread('t-1', { authorId: anna, locked: true, answerId: 'p-2', mergedInto: 't-9', tags: [] })
      await changed(store, (forum) => forum.saveThread(thread('t-1')))
      await changed(store, (forum) => forum.saveThread(whole))
      const { forum } = await again()
      expect(await forum.thread('t-1')).toEqual(whole)
      const within = store.change(async (tx) => done([await tx.forum.thread('t-1'), await tx.forum.thread('t-\0')]))
      expect(await within).toEqual(done([whole, undefined]))
      expect(await forum.thread('t-\0')).toBeUndefined()
    })

    test('twenty who answer at the same moment under its lock get numbers of their own', async () => {
      const { store } = await fresh()
      await changed(store, (forum) => forum.saveThread(thread('t-1', { posts: 0 })))
      const one = (_: unknown, n: number) =>
        changed(store, async (forum) => {
          const found = await forum.lock('t-1')
          const nth = (found?.posts ?? 0) + 1
          await forum.saveThread(thread('t-1', { posts: nth }))
          await forum.savePost(post(`p-${n}`, 't-1', { nth }))
        })
      await Promise.all(Array.from({ length: 20 }, one))
      const { items } = await store.forum.posts('t-1', {})
      expect(items.map(({ nth }) => nth)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1))
    })
  })

  describe('posts', () => {
    test('are read by their numbers, from one on, without those that wait', async () => {
      const { store } = await fresh()
      const anna = await putUser(store, person())
      const { nth: _, ...waits } = post('p-waits', 't-1', { state: 'wartet', authorId: anna })
      const removed = post('p-3', 't-1', { nth: 3, state: 'entfernt', body: '', removedBy: 'selbst' })
      await changed(store, async (forum) => {
        await forum.saveThread(thread('t-1'))
        await forum.saveThread(thread('t-2'))
        await forum.savePost(post('p-1', 't-1', { authorId: anna }))
        await forum.savePost(post('p-2', 't-1', { nth: 2, replyTo: 'p-1', editedAt: later(1) }))
        await forum.savePost(removed)
        await forum.savePost(waits)
        await forum.savePost(post('p-other', 't-2'))
      })
      const first = await store.forum.posts('t-1', { limit: 2 })
      expect(first.items.map(({ id }) => id)).toEqual(['p-1', 'p-2'])
      expect(first.items[1]).toEqual(post('p-2', 't-1', { nth: 2, replyTo: 'p-1', editedAt: later(1) }))
      const next = first.next ?? 'none'
      expect(await store.forum.posts('t-1', { limit: 2, after: next })).toEqual({ items: [removed] })
      expect((await store.forum.posts('t-1', { from: 2, limit: 1 })).items.map(({ id }) => id)).toEqual(['p-2'])
      expect(await store.forum.post('p-waits')).toEqual(waits)
      expect((await store.forum.ownPosts('t-1', anna, 5)).map(({ id }) => id).toSorted()).toEqual(['p-1', 'p-waits'])
      expect((await store.forum.waiting(5)).map(({ id }) => id)).toEqual(['p-waits'])
      const asked = await store.change(async ({ forum }) =>
        done([
          await forum.hasSaid(anna, 'Text von p-1', noon),
          await forum.hasSaid(anna, 'Text von p-1', later(1)),
          await forum.hasSaid(anna, 'Etwas anderes', noon),
          (await forum.shownPosts('t-1')).map(({ id }) => id).join(),
          (await forum.shownPosts('t-1', 2)).map(({ id }) => id).join(),
        ]),
      )
      expect(asked).toEqual(done([true, false, false, 'p-1,p-2,p-3', 'p-1,p-2']))
    })

    test('go with their thread, and reports with them', async () => {
      const { store } = await fresh()
      await changed(store, async (forum) => {
        await forum.saveThread(thread('t-1'))
        await forum.savePost(post('p-1', 't-1'))
        await forum.saveReport(report('r-1', 'p-1'))
        await forum.removeThread('t-1')
      })
      expect(await store.forum.post('p-1')).toBeUndefined()
      expect(await store.forum.openReports(5)).toEqual([])
    })
  })

  test('marks tell who follows and what is read', async () => {
    const { store } = await fresh()
    const anna = await putUser(store, person())
    await changed(store, async (forum) => {
      await forum.saveThread(thread('t-1', { lastAt: later(1) }))
      await forum.saveThread(thread('t-2', { lastAt: later(2) }))
      await forum.mark('t-1', anna, { follows: true, read: 1 })
      await forum.mark('t-2', anna, { follows: false, read: 0 })
      await forum.mark('t-2', anna, { follows: true, read: 4 })
    })
    expect(await store.forum.mark('t-2', anna)).toEqual({ follows: true, read: 4 })
    expect(await store.forum.mark('t-2', 'nobody')).toBeUndefined()
    const first = await store.forum.followed(anna, { limit: 1 })
    expect(first.items).toEqual([{ thread: thread('t-2', { lastAt: later(2) }), read: 4 }])
    const { items } = await store.forum.followed(anna, { after: first.next ?? '' })
    expect(items.map((one) => one.thread.id)).toEqual(['t-1'])
    expect(await store.change(async ({ forum }) => done(await forum.followers('t-1')))).toEqual(done([anna]))
    expect(await store.forum.unread(anna)).toEqual(new Map())
    await changed(store, async (forum) => {
      await forum.saveThread(thread('t-3', { category: 'sbv' }))
      await forum.saveThread(thread('t-4', { state: 'entfernt' }))
      for (const id of ['t-3', 't-4']) await forum.mark(id, anna, { follows: true, read: 1 })
      for (const [id, nth] of [
        ['t-1', 1],
        ['t-1', 2],
        ['t-2', 4],
        ['t-3', 2],
        ['t-4', 2],
      ] as const)
        await forum.savePost(post(`${id}-${nth}`, id, { nth }))
    })
    expect(await store.forum.unread(anna)).toEqual(
      new Map([
        [thread('t-1').category, 1],
        ['sbv', 1],
      ]),
    )
    expect(await store.forum.unread('nobody')).toEqual(new Map())
  })

  test('reports are open until they are decided, and again when somebody objects', async () => {
    const { store } = await fresh()
    const decided = { verdict: 'entfernt', reason: 'Werbung', at: later(1), by: 'm' } as const
    const links = { meldend: 'digest-1', betroffen: 'digest-2' }
    const objection = { by: 'betroffen', text: 'Ein Scherz', at: later(2) } as const
    const open = async () => {
      const ids = (await store.forum.openReports(5)).map(({ id }) => id)
      expect(await store.forum.countOpenReports()).toBe(ids.length)
      return ids
    }
    await changed(store, async (forum) => {
      await forum.saveThread(thread('t-1'))
      await forum.savePost(post('p-1', 't-1'))
      await forum.saveReport(report('r-2', 'p-1', { at: later(1), email: 'gast@example.org' }))
      await forum.saveReport(report('r-1', 'p-1'))
    })
    expect(await open()).toEqual(['r-1', 'r-2'])
    await changed(store, (forum) => forum.saveReport(report('r-1', 'p-1', { decided, links })))
    expect(await open()).toEqual(['r-2'])
    expect(await store.forum.reportByLink('digest-2')).toEqual(report('r-1', 'p-1', { decided, links }))
    await changed(store, (forum) => forum.saveReport(report('r-1', 'p-1', { decided, links, objection })))
    expect(await open()).toEqual(['r-1', 'r-2'])
    expect(await store.forum.report('r-2')).toEqual(report('r-2', 'p-1', { at: later(1), email: 'gast@example.org' }))
  })

  test('the log is read the newest first', async () => {
    const { store } = await fresh()
    const act = (reason: string) => ({ act: 'geschlossen', at: noon, threadId: 't-1', reason }) as const
    await changed(store, async (forum) => {
      for (const reason of ['eins', 'zwei', 'drei']) await forum.log(act(reason))
    })
    expect(await store.forum.log(2)).toEqual([act('drei'), act('zwei')])
  })

  test('an account that goes leaves what it said, of nobody; what nobody has seen goes with it', async () => {
    const { store } = await fresh()
    const anna = await putUser(store, person({ email: 'anna@firma.example' }))
    const waits = {
      id: 'p-waits',
      threadId: 't-1',
      at: noon,
      body: 'Noch etwas',
      state: 'wartet',
      authorId: anna,
    } as const
    await changed(store, async (forum) => {
      await forum.saveMember({ userId: anna, nickname: 'Eule', netiquetteAt: noon, netiquette: 'n-1', released: 1 })
      await forum.saveThread(thread('t-1', { authorId: anna }))
      await forum.saveThread(thread('t-waits', { authorId: anna, state: 'wartet', posts: 0 }))
      await forum.savePost(post('p-1', 't-1', { authorId: anna }))
      await forum.savePost(waits)
      await forum.mark('t-1', anna, { follows: true, read: 1 })
      await forum.saveReport(report('r-1', 'p-1', { reporterId: anna }))
    })
    const told = await personalDataOf('anna@firma.example', { ...store, clock })
    expect(told.ok && told.value.forum?.posts.map(({ body }) => body).toSorted()).toEqual([
      'Noch etwas',
      'Text von p-1',
    ])
    expect(told.ok && told.value.forum?.member?.nickname).toBe('Eule')
    expect(told.ok && told.value.forum?.reports).toHaveLength(1)
    const before = await store.changes.since(undefined)
    expect(await deleteAccount('anna@firma.example', { ...store, clock })).toEqual(done(undefined))
    expect((await store.changes.since(before?.version))?.tags.toSorted()).toEqual(['forum', 'thread:t-1'])
    expect((await store.forum.posts('t-1', {})).items).toEqual([post('p-1', 't-1')])
    expect(await store.forum.thread('t-1')).toEqual(thread('t-1'))
    expect(await store.forum.thread('t-waits')).toBeUndefined()
    expect(await store.forum.post('p-waits')).toBeUndefined()
    expect(await store.forum.openReports(5)).toEqual([report('r-1', 'p-1')])
  })
}
