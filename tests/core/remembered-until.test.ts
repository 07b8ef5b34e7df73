import { expect, test } from 'vitest'
import { rememberedUntil } from '#core/shared/remembered-until.ts'

const changing = () => {
  const log: { version: number; tags: string[] }[] = []
  return {
    change: (...tags: string[]) => log.push({ version: log.length + 1, tags }),
    since: async (version: number | undefined) => {
      if (version === undefined) return { version: log.length, tags: [] }
      const later = log.filter((one) => one.version > version)
      return later.length === 0 ? undefined : { version: log.length, tags: later.flatMap(({ tags }) => tags) }
    },
  }
}

test('is made once, and again after a tag that concerns it, however many others change', async () => {
  const changes = changing()
  let times = 0
  const remembered = rememberedUntil(
    changes,
    (tag) => tag === 'laws',
    async () => (times += 1),
  )
  expect([await remembered(), await remembered()]).toEqual([1, 1])
  changes.change('themes')
  changes.change('dates')
  expect([await remembered(), await remembered()]).toEqual([1, 1])
  changes.change('themes', 'laws')
  expect([await remembered(), await remembered()]).toEqual([2, 2])
  changes.change('dates')
  expect(await remembered()).toBe(2)
})

test('what fails is made anew', async () => {
  let times = 0
  const remembered = rememberedUntil(
    changing(),
    () => true,
    async () => {
      times += 1
      if (times === 1) throw new Error('not now')
      return times
    },
  )
  await expect(remembered()).rejects.toThrow('not now')
  expect(await remembered()).toBe(2)
})

test('what changes while it is made is not taken for made', async () => {
  const changes = changing()
  let times = 0
  const remembered = rememberedUntil(
    changes,
    (tag) => tag === 'laws',
    async () => {
      times += 1
      if (times === 1) changes.change('laws')
      return times
    },
  )
  expect(await remembered()).toBe(1)
  expect(await remembered()).toBe(2)
})
