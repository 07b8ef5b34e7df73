// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followPart } from '#react/browser/follow-part.ts'

/** A stream as a browser has it. */
class Stream extends EventTarget {
  static readonly CLOSED = 2
  static readonly all: Stream[] = []
  readyState = 1
  readonly url: string
  constructor(url: string | URL) {
    super()
    this.url = String(url)
    Stream.all.push(this)
  }
  close(): void {
    this.readyState = 2
  }
  changed(lastEventId: string): void {
    this.dispatchEvent(new MessageEvent('changed', { data: '[]', lastEventId }))
  }
  refuse(): void {
    this.readyState = 2
    this.dispatchEvent(new Event('error'))
  }
}

let page = ''
let readings = 0
/** Asks for this page anew; an empty one is that of somebody who is led elsewhere. */
class Asking extends EventTarget {
  responseType = ''
  get responseXML(): Document {
    return new DOMParser().parseFromString(page, 'text/html')
  }
  open(): void {
    readings += 1
  }
  send(): void {
    queueMicrotask(() => this.dispatchEvent(new Event('loadend')))
  }
}

const pageSaying = (text: string): string =>
  `<p role="status" data-live="/api-meinifb/live?gremium=g&after=7" data-part="liste" data-says="Neu: ${text}"></p>` +
  `<section id="liste"><p>${text}</p></section>`
const status = (): HTMLElement => document.querySelector('[data-live]') ?? document.body
const follow = (): void => {
  followPart(status(), window)
  vi.advanceTimersByTime(2_000)
}
const streams = (): readonly Stream[] => Stream.all
const last = (): Stream => {
  const stream = Stream.all.at(-1)
  if (!stream) throw new Error('nothing is followed')
  return stream
}
const hide = (hidden: boolean): void => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Stream)
  vi.stubGlobal('XMLHttpRequest', Asking)
  Stream.all.length = 0
  readings = 0
  page = document.body.innerHTML = pageSaying('Noch 3')
})
afterEach(() => {
  for (const stream of Stream.all) stream.dispatchEvent(new Event('over'))
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a change is read anew, shown, and told aloud', async () => {
  follow()
  expect(last().url).toMatch(/\/api-meinifb\/live\?gremium=g&after=7$/)
  page = pageSaying('Noch 2')
  last().changed('8')
  vi.runAllTicks()
  await vi.waitFor(() => expect(document.getElementById('liste')?.textContent).toBe('Noch 2'))
  expect(status().textContent).toBe('Neu: Noch 2')
})

test('whoever only passes by asks for nothing', () => {
  followPart(status(), window)
  vi.advanceTimersByTime(1_900)
  hide(true)
  vi.advanceTimersByTime(5_000)
  hide(false)
  expect(streams()).toHaveLength(0)
  vi.advanceTimersByTime(2_000)
  expect(streams()).toHaveLength(1)
})

test('what is the same is not told', async () => {
  follow()
  last().changed('8')
  await vi.waitFor(() => expect(readings).toBe(1))
  expect(status().textContent).toBe('')
})

test('it listens while the page is seen, and from there on where it was', () => {
  follow()
  last().changed('9')
  hide(true)
  expect(last().readyState).toBe(2)
  hide(false)
  vi.advanceTimersByTime(2_000)
  expect(streams()).toHaveLength(2)
  expect(last().url).toContain('after=9')
})

test('a stream that was refused is tried again, later each time', () => {
  follow()
  last().refuse()
  vi.advanceTimersByTime(9_000)
  expect(streams()).toHaveLength(1)
  vi.advanceTimersByTime(2_000)
  expect(streams()).toHaveLength(2)
  last().refuse()
  vi.advanceTimersByTime(11_000)
  expect(streams()).toHaveLength(2)
  vi.advanceTimersByTime(10_000)
  expect(streams()).toHaveLength(3)
})

test('what is over is not asked for again, nor by whoever is led elsewhere', async () => {
  follow()
  last().dispatchEvent(new Event('over'))
  hide(true)
  hide(false)
  vi.advanceTimersByTime(2_000)
  expect(streams()).toHaveLength(1)

  follow()
  page = '<h1>Anmelden</h1>'
  last().changed('8')
  await vi.waitFor(() => expect(last().readyState).toBe(2))
  expect(document.getElementById('liste')?.textContent).toBe('Noch 3')
})

test('a page that does not say as of when it is, is read once when the stream begins', async () => {
  page = document.body.innerHTML = page.replace('?gremium=g&after=7', '?events=4711')
  follow()
  last().dispatchEvent(new Event('open'))
  last().dispatchEvent(new Event('open'))
  await vi.waitFor(() => expect(readings).toBe(1))
})
