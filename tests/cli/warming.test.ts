import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { openSite } from '#core/open-site.ts'
import type { Needs } from '#core/needs.ts'
import { openTestApp } from '#tests/http/test-app.ts'
import { warmingTheFinder } from '#cli/warming.ts'
import { visitorInMemory } from '#cli/visitor-in-memory.ts'

/** A site whose store counts how often all events are read, and fails as often as told. */
async function siteOver({ failures = 0 } = {}) {
  const testApp = await openTestApp()
  onTestFinished(() => testApp.close())
  const readings: number[] = []
  let left = failures
  const indexedEvents: Needs['indexedEvents'] = {
    ...testApp.needs.indexedEvents,
    changesSince: async (version) => {
      if (left > 0) {
        left -= 1
        throw new Error('no store yet')
      }
      if (version === undefined) readings.push(performance.now())
      await pause(20)
      return testApp.needs.indexedEvents.changesSince(version)
    },
  }
  return { site: openSite({ ...testApp.needs, indexedEvents })(visitorInMemory('cli')), readings }
}

function logbook() {
  const lines: string[] = []
  const write = (_facts: object, message: string): void => void lines.push(message)
  return { lines, log: { info: write, warn: write } }
}

it('the finder is warm before anybody has searched, and the log says so', async () => {
  const { site, readings } = await siteOver()
  const { lines, log } = logbook()
  const warming = warmingTheFinder(site.programme, log, { before: 10, afterFailure: 10 })
  expect(warming.isWarm()).toBe(false)
  await warming.begin()
  expect(warming.isWarm()).toBe(true)
  expect(lines).toEqual(['the finder is warm'])
  await site.programme.finder.find({})
  expect(readings).toHaveLength(1)
})

it('searches that come while it is warmed share its one reading', async () => {
  const { site, readings } = await siteOver()
  const warming = warmingTheFinder(site.programme, logbook().log, { before: 0, afterFailure: 10 })
  const warm = warming.begin()
  await pause(5)
  const found = await Promise.all([site.programme.finder.find({}), site.programme.finder.find({ sort: 'preis' }), warm])
  expect(found.slice(0, 2).map((one) => one && one.ok && one.value.total > 0)).toEqual([true, true])
  expect(readings).toHaveLength(1)
})

it('a store that is not there yet is asked again, and nothing fails meanwhile', async () => {
  const { site } = await siteOver({ failures: 3 })
  const { lines, log } = logbook()
  const warming = warmingTheFinder(site.programme, log, { before: 0, afterFailure: 5 })
  await warming.begin()
  expect(warming.isWarm()).toBe(true)
  expect(lines).toEqual([
    ...Array<string>(3).fill('the finder could not be warmed; trying again'),
    'the finder is warm',
  ])
})

it('whoever ends need not wait for it', async () => {
  const { site, readings } = await siteOver()
  const warming = warmingTheFinder(site.programme, logbook().log, { before: 60_000, afterFailure: 60_000 })
  const begun = warming.begin()
  warming.stop()
  await begun
  expect([warming.isWarm(), readings.length]).toEqual([false, 0])
})
