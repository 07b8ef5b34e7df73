// @vitest-environment happy-dom
import { BroadcastChannel } from 'node:worker_threads'
import { afterEach, expect, test, vi } from 'vitest'
import { otherTabs, type OtherTabs } from '#react/browser/other-tabs.ts'

const open: OtherTabs[] = []
afterEach(() => {
  for (const tab of open.splice(0)) tab.stop()
})

/** A tab of one browser: with a window of its own, on the channels of all. */
const tab = ({ channels = true } = {}) => {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  let made = 0
  class Counted extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      made += 1
    }
  }
  const window = Object.assign(new EventTarget(), channels && { BroadcastChannel: Counted })
  const heard = vi.fn<() => void>()
  const tabs = otherTabs({ document: document as unknown as Document, window: window as unknown as Window }, heard)
  open.push(tabs)
  const show = (visibilityState: string): void => {
    document.visibilityState = visibilityState
    document.dispatchEvent(new Event('visibilitychange'))
  }
  const go = (type: 'pagehide' | 'pageshow', persisted = true): void =>
    void window.dispatchEvent(Object.assign(new Event(type), { persisted }))
  return { ...tabs, heard, show, go, made: () => made }
}

/** Long enough for a message to come. */
const later = () => new Promise((resolve) => setTimeout(resolve, 50))

test('the others hear of it, and whoever tells does not', async () => {
  const [here, there, third] = [tab(), tab(), tab()]
  here.tell()
  await vi.waitFor(() => expect([there, third].map(({ heard }) => heard.mock.calls.length)).toEqual([1, 1]))
  there.tell()
  await vi.waitFor(() => expect(here.heard).toHaveBeenCalledTimes(1))
  expect(there.heard).toHaveBeenCalledTimes(1)
})

test('a tab that nobody looks at hears once, when it is looked at', async () => {
  const [here, there] = [tab(), tab()]
  there.show('hidden')
  here.tell()
  here.tell()
  await later()
  expect(there.heard).not.toHaveBeenCalled()
  there.show('visible')
  expect(there.heard).toHaveBeenCalledTimes(1)
  there.show('hidden')
  there.show('visible')
  expect(there.heard).toHaveBeenCalledTimes(1)
})

test('a page on its way out holds no channel; one that comes back may have missed something', async () => {
  const [here, there] = [tab(), tab()]
  there.go('pagehide')
  here.tell()
  there.tell()
  await later()
  expect([here.heard, there.heard].map((one) => one.mock.calls.length)).toEqual([0, 0])
  there.go('pageshow')
  expect(there.heard).toHaveBeenCalledTimes(1)
  here.tell()
  await vi.waitFor(() => expect(there.heard).toHaveBeenCalledTimes(2))
})

test('a page that is shown for the first time opens one channel', () => {
  const one = tab()
  one.go('pageshow', false)
  expect([one.made(), one.heard.mock.calls.length]).toEqual([1, 0])
})

test('whoever stopped hears nothing more', async () => {
  const [here, there] = [tab(), tab()]
  there.stop()
  here.tell()
  there.go('pageshow')
  await later()
  expect([there.made(), there.heard.mock.calls.length]).toEqual([1, 0])
})

test('a browser without channels does without', () => {
  const one = tab({ channels: false })
  one.tell()
  one.go('pageshow')
  expect(one.made()).toBe(0)
})
