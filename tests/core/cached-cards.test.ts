import { describe, expect, test, vi } from 'vitest'
import type { ThemeCard } from '#core/catalogue/catalogue.ts'
import { cachedCards } from '#core/catalogue/cached-cards.ts'
import type { Changes, ForKnowingWhatChanged } from '#core/changes/ports.ts'
import type { Day } from '#core/shared/day.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'
import { aThemeFile, someContentFolder } from './sample-content.ts'

const monday: Day = '2027-03-01'
const tuesday: Day = '2027-03-02'

/** Themes whose cards carry the number of their last change; making them can be held up. */
function aShelf(urls: readonly string[], most?: number) {
  const touched = new Map<string, number>()
  let present = 0
  const changes: ForKnowingWhatChanged = {
    since: async (version) =>
      version === present
        ? undefined
        : { version: present, tags: [...touched].flatMap(([tag, at]) => (at > (version ?? present) ? tag : [])) },
    isUnchanged: (version) => version === present,
  }
  const made: string[] = []
  let held: Promise<void> | undefined
  const cards = cachedCards(
    changes,
    async (asked, from) => {
      made.push(asked.join(' '))
      const now = asked
        .filter((url) => urls.includes(url))
        .map((url) => ({ url, title: `${url} ${from} ${touched.get(`theme:${url}`) ?? 0}` }) as ThemeCard)
      await held
      return now
    },
    most,
  )
  return {
    made,
    touch: (...tags: string[]) => {
      present += 1
      for (const tag of tags) touched.set(tag, present)
    },
    hold: () => {
      let letGo: () => void = () => undefined
      held = new Promise((resolve) => {
        letGo = resolve
      })
      return () => {
        held = undefined
        letGo()
      }
    },
    titles: async (asked: readonly string[], from = monday) => (await cards(asked, from)).map(({ title }) => title),
  }
}

test('cards come in the order asked, and those that name nothing are left out', async () => {
  const shelf = aShelf(['a', 'b'])
  expect(await shelf.titles(['b', 'x', 'a'])).toEqual(['b 2027-03-01 0', 'a 2027-03-01 0'])
  expect(await shelf.titles(['a', 'b'])).toEqual(['a 2027-03-01 0', 'b 2027-03-01 0'])
  expect(await shelf.titles([])).toEqual([])
})

test('a card is made once, and again after its theme or the day has changed', async () => {
  const shelf = aShelf(['a', 'b'])
  await shelf.titles(['a', 'b'])
  await shelf.titles(['a', 'b'])
  shelf.touch('theme:a', 'rubric:a', 'event:4001')
  expect(await shelf.titles(['a', 'b'])).toEqual(['a 2027-03-01 1', 'b 2027-03-01 0'])
  shelf.touch('event:4001', 'hotel:11')
  await shelf.titles(['a', 'b'])
  expect(shelf.made).toEqual(['a b', 'a'])
  expect(await shelf.titles(['a', 'b'], tuesday)).toEqual(['a 2027-03-02 1', 'b 2027-03-02 0'])
  expect(shelf.made).toEqual(['a b', 'a', 'a b'])
})

test('what has changed while a card was made is not cached', async () => {
  const shelf = aShelf(['a'])
  await shelf.titles([])
  const letGo = shelf.hold()
  const slow = shelf.titles(['a'])
  await vi.waitFor(() => expect(shelf.made).toEqual(['a']))
  shelf.touch('theme:a')
  const next = shelf.titles(['a'])
  await vi.waitFor(() => expect(shelf.made).toEqual(['a', 'a']))
  letGo()
  expect(await slow).toEqual(['a 2027-03-01 0'])
  expect(await next).toEqual(['a 2027-03-01 1'])
  expect(await shelf.titles(['a'])).toEqual(['a 2027-03-01 1'])
})

test('nor is one that was made for a day that has ended meanwhile', async () => {
  const shelf = aShelf(['a'])
  const letGo = shelf.hold()
  const yesterday = shelf.titles(['a'], monday)
  await vi.waitFor(() => expect(shelf.made).toEqual(['a']))
  const today = shelf.titles([], tuesday)
  letGo()
  await Promise.all([yesterday, today])
  expect(await shelf.titles(['a'], tuesday)).toEqual(['a 2027-03-02 0'])
})

test('two who begin at once both see what was committed before they asked', async () => {
  const shelf = aShelf(['a'])
  const first = shelf.titles(['a'])
  shelf.touch('theme:a')
  const second = shelf.titles(['a'])
  await first
  expect(await second).toEqual(['a 2027-03-01 1'])
  expect(await shelf.titles(['a'])).toEqual(['a 2027-03-01 1'])
})

test('beyond a number of cards those cached longest are made anew', async () => {
  const shelf = aShelf(['a', 'b', 'c'], 2)
  await shelf.titles(['a', 'b'])
  await shelf.titles(['c'])
  await shelf.titles(['b', 'c'])
  expect(shelf.made).toEqual(['a b', 'c'])
  await shelf.titles(['a'])
  expect(shelf.made).toEqual(['a b', 'c', 'a'])
})

describe('of several who ask at once', () => {
  /** Cards over a store that answers what has changed when it is told to. */
  const slowStore = () => {
    const asked: (number | undefined)[] = []
    const answers: ((changed: Changes | undefined) => void)[] = []
    const made: string[] = []
    const since = (version: number | undefined) => {
      asked.push(version)
      return new Promise<Changes | undefined>((resolve) => answers.push(resolve))
    }
    const cards = cachedCards({ since, isUnchanged: () => false }, async (urls) => {
      made.push(urls.join(' '))
      return urls.map((url) => ({ url, title: `${url} ${made.length}` }) as ThemeCard)
    })
    const titles = async (...urls: string[]) => (await cards(urls, monday)).map(({ title }) => title)
    /** Answers the question of that number, once it has been asked. */
    const answer = async (nth: number, changed: Changes | undefined) => {
      await vi.waitFor(() => expect(answers.length).toBeGreaterThan(nth))
      answers[nth]?.(changed)
    }
    return { asked, made, titles, answer }
  }

  test('whoever hears only after another has begun asks what has changed since then', async () => {
    const { asked, titles, answer } = slowStore()
    const first = titles('a')
    const second = titles('a')
    await answer(0, { version: 0, tags: [] })
    expect(await first).toEqual(['a 1'])
    await answer(1, { version: 1, tags: [] })
    await answer(2, { version: 1, tags: ['theme:a'] })
    expect(await second).toEqual(['a 2'])
    expect(asked).toEqual([undefined, undefined, 0])
  })

  test('whoever hears of less, or of the same, changes nothing', async () => {
    const { asked, made, titles, answer } = slowStore()
    const begun = titles('a', 'b')
    await answer(0, { version: 0, tags: [] })
    await begun
    const [less, same, more] = [titles('b'), titles('a'), titles('a')]
    await answer(3, { version: 2, tags: ['theme:a', 'theme:b'] })
    expect(await more).toEqual(['a 2'])
    await answer(1, { version: 1, tags: ['theme:b'] })
    expect(await less).toEqual(['b 3'])
    await answer(2, { version: 2, tags: ['theme:a', 'theme:b'] })
    expect(await same).toEqual(['a 2'])
    const next = titles('a', 'b')
    await answer(4, undefined)
    expect(await next).toEqual(['a 2', 'b 3'])
    expect(asked).toEqual([undefined, 0, 0, 0, 2])
    expect(made).toEqual(['a b', 'a', 'b'])
  })
})

test('a thousand cards are cached', async () => {
  const urls = Array.from({ length: 1001 }, (_, nth) => `thema-${nth}`)
  const shelf = aShelf(urls)
  await shelf.titles(urls)
  await shelf.titles(['thema-1', 'thema-1000'])
  expect(shelf.made).toHaveLength(1)
  await shelf.titles(['thema-0'])
  expect(shelf.made).toHaveLength(2)
})

test('in the site a list shows what an import has changed', async () => {
  const testCore = openTestCore()
  valueOf(await testCore.stage.content(someContentFolder()))
  const { catalogue } = testCore.site(aVisitor()).programme
  const titles = async () => valueOf(await catalogue.themes({})).items.map(({ title }) => title)
  const before = await titles()
  valueOf(await testCore.stage.content(someContentFolder({ themes: [aThemeFile({ title: 'Ganz neu' })] })))
  expect(before).not.toContain('Ganz neu')
  expect(await titles()).toContain('Ganz neu')
})
