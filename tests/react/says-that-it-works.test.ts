import { Window } from 'happy-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saysThatItWorks } from '#react/browser/says-that-it-works.ts'
import { signInAs } from '#features/support/signed-in-staff.ts'
import { openPages } from './pages-app.ts'

const page = (async () => {
  const { testApp, visit } = await openPages()
  const browser = visit()
  await signInAs(browser.site, { stage: testApp.stage, now: testApp.needs.clock.now(), role: 'admin' })
  return (await browser.get('/manage/pdf-analysis')).html
})()

beforeEach(async () => {
  await page
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

/** The form on its page, and what the window is told. */
const opened = async () => {
  const window = new Window({ url: 'https://www.haus.example/manage/pdf-analysis' }) as unknown as globalThis.Window
  const { document } = window
  document.write(await page)
  const form = document.querySelector<HTMLFormElement>('form[data-works]')
  const bar = form?.querySelector('progress')
  if (!form || !bar) throw new Error('no form, or no bar')
  const shown: ((event: { readonly persisted: boolean }) => void)[] = []
  saysThatItWorks(form, {
    addEventListener: (_: string, heard: never) => void shown.push(heard),
    setTimeout: (act: () => void, after: number) => setTimeout(act, after),
  } as unknown as globalThis.Window)
  const { Event } = window as unknown as typeof globalThis
  return {
    bar,
    said: () => form.querySelector('[role=status]')?.textContent,
    send: () => form.dispatchEvent(new Event('submit')),
    comeBack: (persisted: boolean) => shown.forEach((heard) => heard({ persisted })),
  }
}

test('a PDF that is being read is told of, and after a while how long it may take', async () => {
  const { bar, said, send } = await opened()
  expect([bar.hidden, said()]).toEqual([true, ''])
  send()
  expect([bar.hidden, said()]).toEqual([false, 'Das PDF wird hochgeladen und gelesen.'])
  vi.advanceTimersByTime(8_000)
  expect(said()).toMatch(/^Das dauert länger als sonst/)
})

test('whoever comes back by his history finds the form at rest', async () => {
  const { bar, said, send, comeBack } = await opened()
  send()
  comeBack(false)
  expect(bar.hidden).toBe(false)
  comeBack(true)
  vi.advanceTimersByTime(8_000)
  expect([bar.hidden, said()]).toEqual([true, ''])
})
