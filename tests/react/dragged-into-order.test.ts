import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { done, refused } from '#core/shared/result.ts'
import type { ForArrangingThemes } from '#core/theme-sequence/ports.ts'
import { dragIntoOrder } from '#react/browser/dragged-into-order.ts'
import { signInAs } from '#features/support/signed-in-staff.ts'
import { openPages } from './pages-app.ts'

type Answer = Awaited<ReturnType<ForArrangingThemes['updateThemeSequence']>>
type Ask = Parameters<ForArrangingThemes['updateThemeSequence']>[0]

const page = (async () => {
  const { testApp, visit } = await openPages()
  const browser = visit()
  await signInAs(browser.site, { stage: testApp.stage, now: testApp.needs.clock.now(), role: 'admin' })
  return (await browser.get('/manage/themen')).html
})()

/** So high is an item, without anything between. */
const height = 40

/** The page in a window whose items lie one below the other. */
const opened = async (answers: () => Promise<Answer>) => {
  const window = new Window({ url: 'https://www.haus.example/manage/themen' }) as unknown as globalThis.Window
  const { document } = window
  document.write(await page)
  const form = document.querySelector<HTMLFormElement>('form[data-arranges]')
  const list = form?.querySelector('ol')
  if (!form || !list) throw new Error('no form, or no list')
  const items = () => [...list.querySelectorAll('li')]
  const asked: Ask[] = []
  let sent: string | undefined
  form.submit = () => {
    sent = form.querySelector<HTMLInputElement>('input[name=move]')?.value
  }
  for (const item of items()) {
    item.getBoundingClientRect = () => ({ top: items().indexOf(item) * height, height }) as DOMRect
    item.setPointerCapture = () => undefined
  }
  dragIntoOrder(form, {
    window,
    site: async () => ({
      office: {
        themeSequence: {
          updateThemeSequence: (ask) => {
            asked.push(ask)
            return answers()
          },
        },
      },
    }),
  })
  const { PointerEvent, KeyboardEvent } = window as unknown as typeof globalThis
  const pointer = (on: Element | null | undefined, type: string, over: PointerEventInit = {}) =>
    on?.dispatchEvent(
      new PointerEvent(type, { bubbles: true, cancelable: true, isPrimary: true, pointerType: 'mouse', ...over }),
    )
  return {
    asked,
    items,
    pointer,
    sent: () => sent,
    themes: () => items().map(({ dataset }) => Number(dataset['theme'])),
    said: () => form.querySelector('[role=status]')?.textContent,
    version: () => form.querySelector<HTMLInputElement>('input[name=version]')?.value,
    escape: () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
    /** Holds the first one and moves it behind the second. */
    drag() {
      const [first] = items()
      pointer(first, 'pointerdown', { clientY: 5 })
      pointer(first, 'pointermove', { clientY: height * 1.5 + 1 })
      return first
    },
    async settle() {
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    },
  }
}

test('what is dropped is sent as it stands, with the version that was seen, and told', async () => {
  const { drag, pointer, settle, themes, asked, said, version } = await opened(async () => done(undefined))
  const [one, two, ...others] = themes()
  const first = drag()
  expect(themes()).toEqual([two, one, ...others])
  expect(asked).toEqual([])
  pointer(first, 'pointerup')
  await settle()
  expect(asked).toEqual([{ rubricId: expect.any(Number), ids: [two, one, ...others], version: 0 }])
  expect(said()).toBe(`„${first?.dataset['title']}“ steht jetzt an Stelle 2 von ${others.length + 2}`)
  expect(version()).toBe('1')
})

test('Escape and an interrupted pointer leave it where it was, and nothing is sent', async () => {
  const { drag, pointer, escape, settle, themes, asked } = await opened(async () => done(undefined))
  const before = themes()
  const first = drag()
  escape()
  expect(themes()).toEqual(before)
  pointer(first, 'pointerup')
  drag()
  pointer(first, 'pointercancel')
  expect(themes()).toEqual(before)
  await settle()
  expect(asked).toEqual([])
})

test('what is refused goes by the form, whose page says why', async () => {
  const { drag, pointer, settle, sent, version } = await opened(async () => refused({ why: 'outdated', version: 7 }))
  const first = drag()
  pointer(first, 'pointerup')
  await settle()
  expect(sent()).toBe(`to 2 ${first?.dataset['theme']}`)
  expect(version()).toBe('0')
})

test('without an answer all stands as before, and is told so', async () => {
  const { drag, pointer, settle, themes, said } = await opened(() => Promise.reject(new Error('offline')))
  const before = themes()
  pointer(drag(), 'pointerup')
  await settle()
  expect(themes()).toEqual(before)
  expect(said()).toContain('Der Server hat nicht geantwortet')
})

test('a finger drags by the grip alone, so that the page can be scrolled; buttons stay buttons', async () => {
  const { items, pointer, themes } = await opened(async () => done(undefined))
  const before = themes()
  const [first] = items()
  const tried = (on: Element | null | undefined, pointerType: string) => {
    pointer(on, 'pointerdown', { clientY: 5, pointerType })
    pointer(first, 'pointermove', { clientY: height * 1.5 + 1, pointerType })
    return themes()
  }
  expect(tried(first?.querySelector('.measure'), 'touch')).toEqual(before)
  expect(tried(first?.querySelector('button'), 'mouse')).toEqual(before)
  expect(tried(first?.querySelector('[data-grip]'), 'touch')).not.toEqual(before)
})

test('while one is being sent no other is taken', async () => {
  let answer: (value: Answer) => void = () => undefined
  const { drag, pointer, settle, themes, asked } = await opened(() => new Promise((resolve) => (answer = resolve)))
  pointer(drag(), 'pointerup')
  await settle()
  const sent = themes()
  drag()
  expect(themes()).toEqual(sent)
  answer(done(undefined))
  await settle()
  pointer(drag(), 'pointerup')
  expect(themes()).not.toEqual(sent)
  await settle()
  expect(asked.map(({ version }) => version)).toEqual([0, 1])
})
