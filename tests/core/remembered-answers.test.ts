import { expect, test, vi } from 'vitest'
import { rememberedAnswers } from '#core/shared/remembered-answers.ts'

/** Answers that carry the version they were made at; making them can be held up. */
function aStore(most?: number) {
  let present = 0
  let tag = 'themes'
  let held: Promise<void> | undefined
  const made: string[] = []
  const answer = rememberedAnswers(
    { since: async (version) => (version === present ? undefined : { version: present, tags: [tag] }) },
    (each) => each !== 'list:1',
    async (question: string, more: { readonly limit?: number } = {}) => {
      made.push(question)
      const answered = { text: `${question} ${more.limit ?? '-'} at ${present}` }
      await held
      if (question === 'broken') throw new Error('no answer')
      return answered
    },
    most,
  )
  return {
    made,
    answer,
    change: (of = 'themes') => {
      present += 1
      tag = of
    },
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return () => {
        held = undefined
        resolve()
      }
    },
  }
}

test('what does not concern it leaves what was answered', async () => {
  const store = aStore()
  const first = await store.answer('a')
  store.change('list:1')
  expect(await store.answer('a')).toBe(first)
  store.change()
  expect(await store.answer('a')).not.toBe(first)
})

test('what was asked before is answered with the same, until anything changes', async () => {
  const store = aStore()
  const first = await store.answer('a', { limit: 3 })
  expect(await store.answer('a', { limit: 3 })).toBe(first)
  expect(await store.answer('a', { limit: 4 })).toEqual({ text: 'a 4 at 0' })
  store.change()
  expect(await store.answer('a', { limit: 3 })).toEqual({ text: 'a 3 at 1' })
  expect(store.made).toEqual(['a', 'a', 'a'])
})

test('what changed while an answer was made is not in it, so it is not kept', async () => {
  const store = aStore()
  await store.answer('b')
  const letGo = store.hold()
  const slow = store.answer('a')
  await vi.waitFor(() => expect(store.made).toEqual(['b', 'a']))
  store.change()
  const next = store.answer('b')
  letGo()
  expect([await slow, await next]).toEqual([{ text: 'a - at 0' }, { text: 'b - at 1' }])
  expect(await store.answer('a')).toEqual({ text: 'a - at 1' })
})

test('two who begin at once both see what was committed before they asked', async () => {
  const store = aStore()
  const first = store.answer('a')
  store.change()
  const second = store.answer('a')
  await first
  expect(await second).toEqual({ text: 'a - at 1' })
  expect(await store.answer('a')).toEqual({ text: 'a - at 1' })
})

test('what fails is asked anew', async () => {
  const store = aStore()
  await expect(store.answer('broken')).rejects.toThrow('no answer')
  await expect(store.answer('broken')).rejects.toThrow('no answer')
  expect(store.made).toHaveLength(2)
})

test('beyond a number of answers the one asked longest ago is forgotten, and long questions are kept by nobody', async () => {
  const store = aStore(2)
  for (const question of ['a', 'b', 'a', 'c', 'a']) await store.answer(question)
  expect(store.made).toEqual(['a', 'b', 'c'])
  await store.answer('b')
  expect(store.made).toEqual(['a', 'b', 'c', 'b'])
  const long = 'x'.repeat(600)
  await store.answer(long)
  await store.answer(long)
  await store.answer('b')
  expect(store.made).toEqual(['a', 'b', 'c', 'b', long, long])
})

test('500 answers are cached; with one more the one asked longest ago is forgotten', async () => {
  const store = aStore()
  const asked = Array.from({ length: 500 }, (_, i) => `question ${i}`)
  for (const question of [...asked, ...asked]) await store.answer(question)
  expect(store.made).toEqual(asked)
  await store.answer('one more')
  await store.answer('question 1')
  expect(store.made).toEqual([...asked, 'one more'])
  await store.answer('question 0')
  expect(store.made).toEqual([...asked, 'one more', 'question 0'])
})

test.each([
  [496, 1],
  [497, 2],
])(
  'a question of 500 characters is cached, brackets and quotes included, a longer one is not: %i',
  async (letters, made) => {
    const store = aStore()
    for (let i = 0; i < 2; i++) await store.answer('x'.repeat(letters))
    expect(store.made).toHaveLength(made)
  },
)
