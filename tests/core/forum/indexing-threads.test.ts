import { describe, expect, test } from 'vitest'
import { documentOfThread, longestIndexed, mostIndexed, oldThreadsAtOnce } from '#core/forum/indexing-threads.ts'
import { categories, longestBody, openCategories, type Post, type Thread } from '#core/forum/forum.ts'
import { addSeconds } from '#core/shared/dates.ts'
import { done } from '#core/shared/result.ts'
import { timetableOf } from '#core/timetable-of.ts'
import { drawingPosts } from '#reading/post-markup.ts'
import { openTestCore } from '../test-core.ts'

const at = '2026-11-21T12:00:00.000Z'
const thread = (change: Partial<Thread> = {}): Thread => ({
  id: 't-1',
  category: 'wahlen',
  title: 'Wer rückt nach?',
  tags: ['Ersatzmitglied'],
  at,
  lastAt: at,
  state: 'sichtbar',
  locked: false,
  posts: 1,
  ...change,
})
const said = (body: string, state: Post['state'] = 'sichtbar') => ({ body, state })
const textOf = (...posts: readonly ReturnType<typeof said>[]) =>
  documentOfThread(thread(), posts, drawingPosts)?.text ?? 'none'

describe('what the search finds of a thread', () => {
  test('leads to its page', () => {
    expect(documentOfThread(thread(), [said('Die **Nächste** der Liste.')], drawingPosts)).toEqual({
      id: 'thread:t-1',
      kind: 'thread',
      url: '/forum/thema/t-1',
      title: 'Wer rückt nach?',
      keywords: ['Ersatzmitglied'],
      lead: '',
      text: 'Die Nächste der Liste.',
      groups: [],
    })
  })

  test.each<[string, Partial<Thread>]>([
    ['waits', { state: 'wartet' }],
    ['was removed', { state: 'entfernt' }],
    ['was merged', { mergedInto: 't-2' }],
    ['stands in a category that is no more', { category: 'gibt-es-nicht' as Thread['category'] }],
    ...categories
      .filter(({ id }) => !openCategories.includes(id))
      .map(({ id }): [string, Partial<Thread>] => [`stands among ${id}`, { category: id }]),
  ])('is nothing where it %s', (_, change) =>
    expect(documentOfThread(thread(change), [said('Die Nächste der Liste.')], drawingPosts)).toBeUndefined(),
  )

  test.each(openCategories)('is something in %s, locked or not', (category) => {
    for (const locked of [true, false])
      expect(documentOfThread(thread({ category, locked }), [], drawingPosts)).toMatchObject({ text: '' })
  })

  test('is what its posts say that are shown', () =>
    expect(
      textOf(said('Erstens.'), said('Zweitens.', 'wartet'), said('Drittens.', 'entfernt'), said('Viertens.')),
    ).toBe('Erstens. Viertens.'))

  test.each([
    ['> Kauft das.\n\nNein.', 'Nein.'],
    ['> Kauft das.\nund das.\n\nNein.', 'Nein.'],
    ['> Eins\n> > Zwei\n> > > Drei\n\nVier', 'Vier'],
    ['- Punkt\n  > Kauft das.\n\nNein.', 'Punkt Nein.'],
    ['> Kauft das.', ''],
    ['Größer: 3 > 2, <blockquote>kein Zitat</blockquote>', 'Größer: 3 > 2, <blockquote>kein Zitat</blockquote>'],
  ])('is nothing that a post quotes: %j', (body, text) => expect(textOf(said(body))).toBe(text))

  test('is so much text at most', () => {
    const longest = said('x'.repeat(longestBody))
    expect(textOf(longest, longest, said('Dahinter.')).replaceAll(' ', '')).toHaveLength(longestIndexed)
    expect(textOf(longest, said('Dahinter.'))).toMatch(/x Dahinter\.$/)
    expect(textOf(said('x'.repeat(longestIndexed - 3)), said('Dahinter.'), said('Fern.'))).toMatch(/x Dah$/)
  })

  test('is drawn quickly, whatever was typed', () => {
    for (const worst of ['> '.repeat(longestBody / 2), '>'.repeat(longestBody), '> a\n\n'.repeat(longestBody / 5)]) {
      const before = process.cpuUsage()
      textOf(said(worst), said(`${worst.slice(1)} `))
      const { user, system } = process.cpuUsage(before)
      expect((user + system) / 1000).toBeLessThan(500)
    }
  })
})

describe('the timetable', () => {
  const opened = async (threads: readonly Thread[], posts: readonly Post[] = []) => {
    const core = openTestCore(at)
    await core.needs.change(async ({ forum }) => {
      for (const one of threads) await forum.saveThread(one)
      for (const one of posts) await forum.savePost(one)
      return done(undefined)
    })
    const schedule = (kind: 'index-thread' | 'index-old-threads', subject: string) =>
      core.needs.change(async ({ tasks }) => done(await tasks.schedule({ kind, subject }, core.needs.clock.now())))
    const keepTimetable = () => timetableOf(core.needs)((_, fault) => expect(fault).toBeUndefined())
    const known = async (ids: readonly string[]) =>
      (await core.needs.searchDocuments.documents(ids.map((id) => `thread:${id}`))).length
    return { ...core, schedule, keepTimetable, known }
  }

  test('takes out a thread that is gone, and tells whoever shows hits, once', async () => {
    const core = await opened([thread()])
    const tags = async (work: () => Promise<unknown>) => {
      const before = (await core.needs.changes.since(undefined))?.version
      await work()
      await core.keepTimetable()
      return (await core.needs.changes.since(before))?.tags ?? []
    }
    expect(await tags(() => core.schedule('index-thread', 't-1'))).toContain('search')
    expect(await core.known(['t-1'])).toBe(1)
    expect(await tags(() => core.schedule('index-thread', 't-1'))).not.toContain('search')
    await core.needs.change(async ({ forum }) => done(await forum.removeThread('t-1')))
    expect(await tags(() => core.schedule('index-thread', 't-1'))).toContain('search')
    expect(await core.known(['t-1'])).toBe(0)
    expect(await tags(() => core.schedule('index-thread', 'never-there'))).not.toContain('search')
  })

  test('reads so many posts of a thread', async () => {
    const posts = Array.from({ length: mostIndexed + 1 }, (_, nth): Post => ({
      id: `p-${nth}`,
      threadId: 't-1',
      nth: nth + 1,
      at,
      body: `Wort${nth}`,
      state: 'sichtbar',
    }))
    const core = await opened([thread()], posts)
    await core.schedule('index-thread', 't-1')
    await core.keepTimetable()
    const [known] = await core.needs.searchDocuments.documents(['thread:t-1'])
    const text = known?.text ?? ''
    expect(text.split(' ')).toHaveLength(mostIndexed)
    expect(text).toMatch(/^Wort0 Wort1 /)
  })

  test('puts threads from before into the index some at a time, those alone that everybody reads', async () => {
    const open = Array.from({ length: 2 * oldThreadsAtOnce + 1 }, (_, nth) =>
      thread({ id: `t-${nth}`, at: addSeconds(at, nth) }),
    )
    const others = [thread({ id: 'closed', category: 'sbv' }), thread({ id: 'waits', state: 'wartet' })]
    const core = await opened([...open, ...others])
    const ids = [...open, ...others].map(({ id }) => id)
    await core.schedule('index-old-threads', '')
    expect(await core.keepTimetable()).toBe(1 + oldThreadsAtOnce)
    expect(await core.known(ids)).toBe(oldThreadsAtOnce)
    expect(await core.known(open.slice(-oldThreadsAtOnce).map(({ id }) => id))).toBe(oldThreadsAtOnce)
    expect(await core.keepTimetable()).toBe(0)
    core.wait(5)
    expect(await core.keepTimetable()).toBe(1 + oldThreadsAtOnce)
    core.wait(5)
    expect(await core.keepTimetable()).toBe(2)
    core.wait(5)
    expect(await core.keepTimetable()).toBe(0)
    expect(await core.known(ids)).toBe(open.length)
    expect(await core.known(['closed', 'waits'])).toBe(0)
  })
})
