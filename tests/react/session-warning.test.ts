import { Window } from 'happy-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clockOf, nextStepBy } from '#core/login/session-warning.view.ts'
import { done, refused } from '#core/shared/result.ts'
import { signInAt } from '#core/accounts/sign-in-link.ts'
import { sessionWording } from '#wording/pages/session.ts'
import { warnBeforeTheEnd } from '#react/browser/session-warning.ts'
import { openPages, signIn } from './pages-app.ts'

describe('what is next', () => {
  test.each([
    [12 * 3600, { step: 'wait', seconds: 12 * 3600 - 120 }],
    [30 * 24 * 3600, { step: 'wait', seconds: 24 * 3600 }],
    [121, { step: 'wait', seconds: 1 }],
    [120, { step: 'warn' }],
    [1, { step: 'warn' }],
    [0, { step: 'over' }],
  ])('%i seconds before the end', (secondsLeft, step) =>
    expect(nextStepBy({ secondsLeft, secondsMore: 0 })).toEqual(step),
  )

  test('time is told as a clock shows it', () =>
    expect([120, 65, 60, 9, 0].map(clockOf)).toEqual(['2:00', '1:05', '1:00', '0:09', '0:00']))
})

/** The settings page of a member in a window, with a session whose end a test sets. */
const member = async (secondsLeft: number) => {
  const { visit } = await openPages()
  const browser = visit()
  await signIn(browser)
  const { html } = await browser.get('/meinifb/einstellungen/zugang')
  const window = new Window({ url: 'https://www.seminarhaus.example/meinifb/einstellungen/zugang' })
  window.document.write(html.replace(/<script.*?<\/script>/gs, ''))
  const session = { end: Date.now() + secondsLeft * 1000, asked: 0, unreachable: false }
  const time = () => ({ secondsLeft: Math.max(0, Math.round((session.end - Date.now()) / 1000)), secondsMore: 0 })
  const login = {
    sessionTime: async () => {
      session.asked += 1
      if (session.unreachable) throw new Error('no answer')
      return done(time())
    },
    extendSession: async () => {
      if (time().secondsLeft === 0) return refused({ why: 'not-signed-in' } as const)
      session.end = Date.now() + 12 * 3600 * 1000
      return done(time())
    },
  }
  const document = window.document as unknown as Document
  const clocked = Object.assign(window as unknown as typeof globalThis.window, {
    setTimeout: globalThis.setTimeout,
    setInterval: globalThis.setInterval,
    clearInterval: globalThis.clearInterval,
    performance: { now: () => Date.now() },
  })
  warnBeforeTheEnd({
    window: clocked,
    words: sessionWording,
    signIn: signInAt('', '/meinifb/einstellungen/zugang'),
    login: async () => login,
  })
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
  await pass(0)
  const open = () =>
    [...document.querySelectorAll('body > dialog')].flatMap((dialog) =>
      dialog.hasAttribute('open') ? [dialog.querySelector('h2')?.textContent] : [],
    )
  const press = async (button: string) => {
    document.querySelector<HTMLElement>(`body > dialog [${button}]`)?.click()
    await pass(0)
  }
  const left = () => document.querySelector('body > dialog [data-left]')?.textContent
  return { session, pass, open, press, left, document }
}

const warned = 'Sie werden gleich abgemeldet'
const over = 'Sie sind abgemeldet'

describe('a member whose session ends', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval', 'Date'] }))
  afterEach(() => void vi.useRealTimers())

  test('is warned two minutes before, and told how long there is', async () => {
    const { pass, open, left } = await member(600)
    expect(open()).toEqual([])
    await pass(479)
    expect(open()).toEqual([])
    await pass(1)
    expect(open()).toEqual([warned])
    expect(left()).toBe('2:00')
    await pass(55)
    expect(left()).toBe('1:05')
  })

  test('stays with one press', async () => {
    const { pass, open, press, session } = await member(100)
    expect(open()).toEqual([warned])
    await press('data-extend')
    expect(open()).toEqual([])
    await pass(12 * 3600 - 121)
    expect(open()).toEqual([])
    await pass(1)
    expect(open()).toEqual([warned])
    expect(session.asked).toBe(2)
  })

  test('is told nothing where it had ended before the page came', async () => {
    const { pass, open, session } = await member(0)
    expect(open()).toEqual([])
    await pass(24 * 3600)
    expect([open(), session.asked]).toEqual([[], 1])
  })

  test('is told when it is over, and what was typed stays', async () => {
    const { pass, open, press, document } = await member(100)
    const field = document.querySelector<HTMLInputElement>('[name="newEmail"]')
    if (field) field.value = 'halb getippt'
    await pass(100)
    expect(open()).toEqual([over])
    const link = document.querySelector('body > dialog[open] a')
    expect(link?.getAttribute('target')).toBe('_blank')
    expect(link?.getAttribute('href')).toContain(
      '/kundenportal/login?post_login_redirect_url=%2Fmeinifb%2Feinstellungen%2Fzugang',
    )
    await press('data-close')
    expect(open()).toEqual([])
    expect(field?.value).toBe('halb getippt')
  })

  test('is not warned where another tab has kept it', async () => {
    const { pass, open, session } = await member(600)
    session.end = Date.now() + 12 * 3600 * 1000
    await pass(500)
    expect(open()).toEqual([])
  })

  test('is told that it is over where a press comes too late', async () => {
    const { open, press, session } = await member(100)
    session.end = Date.now()
    await press('data-extend')
    expect(open()).toEqual([over])
  })

  test('is asked about again where no answer comes', async () => {
    const { pass, open, session } = await member(600)
    session.unreachable = true
    await pass(490)
    expect(open()).toEqual([])
    session.unreachable = false
    await pass(30)
    expect(open()).toEqual([warned])
  })
})
