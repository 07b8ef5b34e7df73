import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BookmarkItem } from '#core/wishlist/wishlist.ts'
import { pageWith } from './wishlist-machine.page.ts'
import type { Ending } from './wishlist-machine.page.ts'

const items: readonly BookmarkItem[] = [
  { type: 'seminar', value: 'arbeitsrecht-1' },
  { type: 'event', value: 'termin-1' },
  { type: 'hotel', value: 'hotel-1' },
]
const values = items.map(({ value }) => value)

/**
 * What the page is expected to do, told without states: a queue of changes, one question at a time, a look at the list
 * after each write, and one whenever another tab has changed it. Values stand for items, for they are unlike here.
 */
const modelOf = (kept: readonly string[], asked: string | undefined) => {
  const store = new Set(kept)
  let seen = new Set<string>()
  let heard = false
  let line: readonly { readonly verb: 'add' | 'remove'; readonly value: string }[] = []
  let question: string | undefined = 'list'
  let current: string | undefined
  let shown = false
  let tried = false
  let settled = false
  let outdated = false
  const wanted = new Map(values.map((value) => [value, kept.includes(value)]))
  const count = { accepted: 0, added: 0, removed: 0, warned: 0, writes: 0, loads: 1, refreshes: 0 }

  const goOn = () => {
    while (question === undefined) {
      if (outdated) {
        outdated = false
        question = 'list'
        count.loads += 1
        count.refreshes += 1
        continue
      }
      if (heard && shown && !settled && asked !== undefined) {
        if (tried || seen.has(asked)) {
          settled = true
        } else {
          tried = true
          current = asked
          question = `add ${asked}`
          count.writes += 1
          wanted.set(asked, true)
        }
        continue
      }
      const [next, ...others] = line
      if (next === undefined) return
      line = others
      if ((next.verb === 'add') === seen.has(next.value)) continue
      current = next.value
      question = `${next.verb} ${next.value}`
      count.writes += 1
    }
  }
  const note = (value: string) => {
    shown ||= value === asked
  }
  return {
    count,
    wanted,
    store,
    question: () => question,
    settled: () => settled,
    heart: (value: string) => ({
      state: seen.has(value) ? 'bookmarked' : 'not-bookmarked',
      busy:
        (question === 'list' && count.loads === 1) || current === value || line.some((wish) => wish.value === value),
    }),
    show: (value: string) => {
      note(value)
      goOn()
    },
    click: (value: string) => {
      const sameAgain = line.some((wish) => wish.value === value) || (current === value && question !== 'list')
      if (sameAgain) return
      note(value)
      line = [...line, { verb: seen.has(value) ? 'remove' : 'add', value }]
      wanted.set(value, !seen.has(value))
      count.accepted += 1
      goOn()
    },
    changed: () => {
      outdated = true
      goOn()
    },
    elsewhere: (value: string) => (store.has(value) ? store.delete(value) : store.add(value)),
    end: (how: Ending) => {
      const [verb, value = ''] = question?.split(' ') ?? []
      question = undefined
      if (verb === 'list') {
        if (how === 'answered') [seen, heard] = [new Set(store), true]
        current = undefined
        goOn()
        return
      }
      if (how !== 'answered' || (verb === 'remove' && !store.has(value))) count.warned += 1
      else if (verb === 'add') {
        store.add(value)
        seen.add(value)
        count.added += 1
      } else {
        store.delete(value)
        seen.delete(value)
        count.removed += 1
      }
      outdated = false
      question = 'list'
      count.loads += 1
    },
  }
}

type Step =
  | { readonly do: 'click' | 'show' | 'elsewhere'; readonly item: BookmarkItem }
  | { readonly do: 'changed' }
  | { readonly do: 'end'; readonly how: Ending }

const item = fc.constantFrom(...items)
const on = <D extends 'click' | 'show' | 'elsewhere'>(name: D) => fc.record({ do: fc.constant(name), item })
const ended = (...hows: readonly Ending[]) =>
  fc.record({ do: fc.constant('end' as const), how: fc.constantFrom(...hows) })

const runs = (steps: fc.Arbitrary<Step>, smooth: boolean) =>
  fc.assert(
    fc.asyncProperty(
      fc.subarray([...items]),
      fc.option(item, { nil: undefined }),
      fc.array(steps, { maxLength: 40 }),
      async (kept, asked, sequence) => {
        const page = pageWith({
          kept,
          address: `https://seminarhaus.example/${asked ? `?add_to_wishlist=${asked.value}` : ''}`,
        })
        const model = modelOf(
          kept.map(({ value }) => value),
          asked?.value,
        )
        const take = async (step: Step) => {
          if (step.do === 'end') {
            if (model.question() === undefined) return
            model.end(step.how)
            await page.end(step.how)
          } else if (step.do === 'changed') {
            model.changed()
            page.changed()
          } else if (step.do === 'elsewhere') {
            model.elsewhere(step.item.value)
            page.toggleElsewhere(step.item)
          } else {
            model[step.do](step.item.value)
            page[step.do](step.item)
          }
          expect(page.open()).toEqual([model.question()].filter((question) => question !== undefined))
          for (const each of items) expect(page.heart(each)).toMatchObject(model.heart(each.value))
        }
        for (const step of sequence) await take(step)
        while (model.question() !== undefined) await take({ do: 'end', how: 'answered' })

        const told = (type: string) => page.told.filter((emitted) => emitted.type === type).length
        const { accepted, added, removed, warned, writes, loads, refreshes } = model.count
        expect([told('item-added'), told('item-removed'), told('warned')]).toEqual([added, removed, warned])
        expect(told('address.changed')).toBe(model.settled() ? 1 : 0)
        expect(page.asked.filter((name) => name !== 'list')).toHaveLength(writes)
        expect(page.asked.filter((name) => name === 'list')).toHaveLength(loads)
        expect(loads).toBe(writes + refreshes + 1)
        expect(writes).toBeLessThanOrEqual(accepted + (asked ? 1 : 0))
        if (smooth) for (const each of items) expect(page.keeps(each)).toBe(model.wanted.get(each.value))
      },
    ),
    { numRuns: 300 },
  )

test('Whatever is clicked, answered, broken or changed elsewhere: the page does what the model does', async () => {
  await runs(
    fc.oneof(
      { weight: 5, arbitrary: on('click') },
      { weight: 2, arbitrary: on('show') },
      { weight: 1, arbitrary: fc.constant({ do: 'changed' as const }) },
      { weight: 1, arbitrary: on('elsewhere') },
      { weight: 6, arbitrary: ended('answered', 'answered', 'answered', 'broken', 'refused') },
    ),
    false,
  )
})

test('No click is lost: where nothing fails, the store keeps in the end what the clicks wanted', async () => {
  await runs(
    fc.oneof(
      { weight: 5, arbitrary: on('click') },
      { weight: 2, arbitrary: on('show') },
      { weight: 1, arbitrary: fc.constant({ do: 'changed' as const }) },
      { weight: 6, arbitrary: ended('answered') },
    ),
    true,
  )
})
