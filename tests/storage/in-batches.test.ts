import { inBatches } from '#storage/engine/in-batches.ts'
import { expect, test } from 'vitest'

/** A question whose answers come when they are let go, each with its number. */
function question() {
  const waiting: ((failed?: Error) => void)[] = []
  let asked = 0
  return {
    times: () => asked,
    ask: () => {
      const { promise, resolve, reject } = Promise.withResolvers<number>()
      const number = (asked += 1)
      waiting.push((failed) => (failed ? reject(failed) : resolve(number)))
      return promise
    },
    answer: (failed?: Error) => waiting.shift()?.(failed),
  }
}
const aWhile = () => new Promise(setImmediate)

test('who comes while a question is under way is told the answer to the next one, together with all others', async () => {
  const { ask, answer, times } = question()
  const together = inBatches(ask)
  const first = together()
  const late = [together(), together(), together()]
  answer()
  expect(await first).toBe(1)
  await aWhile()
  expect(times()).toBe(2)
  answer()
  expect(await Promise.all(late)).toEqual([2, 2, 2])
  const next = together()
  answer()
  expect(await next).toBe(3)
})

test('a question that fails fails for those who asked it, and the next one is asked all the same', async () => {
  const { ask, answer } = question()
  const together = inBatches(ask)
  const first = together()
  const second = together()
  answer(new Error('no store'))
  await expect(first).rejects.toThrow('no store')
  await aWhile()
  answer()
  expect(await second).toBe(2)
})
