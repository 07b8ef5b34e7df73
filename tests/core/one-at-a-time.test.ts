import { expect, test } from 'vitest'
import { oneAtATime } from '#core/shared/one-at-a-time.ts'

test('work is done one after the other, in order, whatever becomes of it', async () => {
  const one = oneAtATime()
  const done: string[] = []
  const work = (name: string, fails = false) =>
    one(async () => {
      done.push(`${name} begins`)
      await new Promise((resolve) => setTimeout(resolve, 2))
      done.push(`${name} ends`)
      if (fails) throw new Error(name)
      return name
    })
  const outcomes = await Promise.allSettled([work('a'), work('b', true), work('c')])
  expect(done).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : 'failed'))).toEqual([
    'a',
    'failed',
    'c',
  ])
})
