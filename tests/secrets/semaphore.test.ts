import { expect, it } from 'vitest'
import { semaphore } from '#secrets/semaphore.ts'

it('never runs more than allowed, and runs everything, in order', async () => {
  const inTurn = semaphore(2)
  let running = 0
  let most = 0
  const begun: number[] = []
  await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      inTurn(async () => {
        begun.push(i)
        running += 1
        most = Math.max(most, running)
        await new Promise((done) => setTimeout(done, i % 3))
        running -= 1
      }),
    ),
  )
  expect(most).toBe(2)
  expect(begun).toEqual(Array.from({ length: 20 }, (_, i) => i))
})

it('goes on after a failure', async () => {
  const inTurn = semaphore(1)
  await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await inTurn(async () => 'well')).toBe('well')
})
