import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { givingBackTheStart } from '#cli/giving-back-the-start.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function waiting() {
  const server = createServer()
  const collected: unknown[] = []
  const { stop } = givingBackTheStart(server, (how) => collected.push(how), 500)
  onTestFinished(stop)
  return { server, collected, stop, someoneAsks: () => void server.emit('request') }
}

test('what only the start needed is collected once, when nobody has asked for anything for a while', () => {
  const { server, collected } = waiting()
  vi.advanceTimersByTime(499)
  expect(collected).toEqual([])
  vi.advanceTimersByTime(1)
  expect(collected).toEqual([{ type: 'major', execution: 'sync', flavor: 'last-resort' }])
  vi.advanceTimersByTime(60_000)
  expect(collected).toHaveLength(1)
  expect(server.listenerCount('request')).toBe(0)
})

test('whoever asks puts it off', () => {
  const { collected, someoneAsks } = waiting()
  for (let second = 0; second < 10; second += 1) {
    vi.advanceTimersByTime(300)
    someoneAsks()
  }
  expect(collected).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(collected).toHaveLength(1)
})

test('a process that ends collects nothing', () => {
  const { collected, stop } = waiting()
  stop()
  vi.advanceTimersByTime(60_000)
  expect(collected).toEqual([])
})

test('the site is launched so that it may collect', async () => {
  const { serving } = await import(new URL('../../cli/launch/prepare.mjs', import.meta.url).href)
  const flags = (serving as readonly string[]).filter((word) => word.startsWith('--'))
  const { stdout } = spawnSync(process.execPath, [...flags, '-p', 'typeof gc'], { encoding: 'utf8', env: {} })
  expect(stdout.trim()).toBe('function')
})
