import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import type { Suggestion } from '#core/search/search.ts'
import { done } from '#core/shared/result.ts'
import { suggestWhileTyping } from '#react/browser/search-suggestions.ts'
import { openPages } from './pages-app.ts'

const pages = openPages()

const hits: readonly Suggestion[] = [
  { kind: 'law', title: '§ 37 BetrVG: Ehrenamt', url: '/gesetze/betrvg/37' },
  { kind: 'lexicon', title: 'Freistellung', url: '/betriebsratslexikon/br/freistellung' },
]

/** The search page in a browser, with what its field suggests; every answer comes when it is let go. */
const opened = async () => {
  const { visit } = await pages
  const { html } = await visit().get('/suche')
  const window = new Window({ url: 'https://www.haus.example/suche' }) as unknown as Window & globalThis.Window
  const { document } = window as globalThis.Window
  document.write(html)
  const input = document.querySelector<HTMLInputElement>('#q')
  const list = document.querySelector<HTMLElement>('[role=listbox]')
  if (!input || !list) throw new Error('no field, or no list')
  const waiting: ((items: readonly Suggestion[] | Error) => void)[] = []
  const asked: string[] = []
  const went: string[] = []
  const seen = { document, location: { assign: (url: string) => void went.push(url) } } as unknown as globalThis.Window
  suggestWhileTyping(input, {
    window: seen,
    site: async () => ({
      knowledge: {
        search: {
          suggestions: ({ q }) =>
            new Promise((resolve, reject) => {
              asked.push(q)
              waiting.push((items) => (items instanceof Error ? reject(items) : resolve(done({ items }))))
            }),
        },
      },
    }),
  })
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  }
  const { Event, KeyboardEvent } = window as unknown as typeof globalThis
  input.focus()
  return {
    asked,
    went,
    input,
    list,
    blur: () => input.blur(),
    async type(text: string) {
      input.value = text
      input.dispatchEvent(new Event('input'))
      await settle()
    },
    async answer(items: readonly Suggestion[] | Error) {
      waiting.shift()?.(items)
      await settle()
    },
    /** Whether the key was used, and nothing else happens by it. */
    press: (key: string) => !input.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true })),
    options: () => [...list.querySelectorAll('[role=option]')].map((option) => option.textContent),
    chosen: () => list.querySelector('[aria-selected=true]')?.textContent,
    told: () => document.querySelector('form.seek [role=status]')?.textContent,
  }
}

test('the field becomes a combobox, whose list stays hidden until something is suggested', async () => {
  const { input, list, type, answer, options, told } = await opened()
  const state = () => [input.getAttribute('aria-expanded'), list.hidden]
  expect(input.getAttribute('role')).toBe('combobox')
  expect(input.getAttribute('aria-controls')).toBe(list.id)
  expect(state()).toEqual(['false', true])
  await type('frei')
  await answer(hits)
  expect(state()).toEqual(['true', false])
  expect(options()).toEqual(['§ 37 BetrVG: Ehrenamt Gesetz', 'Freistellung Lexikon'])
  expect(told()).toBe('2 Vorschläge')
  await type('freis')
  await answer(hits.slice(1))
  expect(told()).toBe('Ein Vorschlag')
  await type('freisx')
  await answer([])
  expect([...state(), told()]).toEqual(['false', true, ''])
})

test('arrows walk through it and through the field, Enter follows what is chosen', async () => {
  const { input, type, answer, press, chosen, went } = await opened()
  await type('frei')
  await answer(hits)
  expect(press('Enter')).toBe(false)
  expect(press('ArrowDown')).toBe(true)
  expect([chosen(), input.getAttribute('aria-activedescendant')]).toEqual([
    '§ 37 BetrVG: Ehrenamt Gesetz',
    'vorschlaege-0',
  ])
  press('ArrowDown')
  expect(chosen()).toBe('Freistellung Lexikon')
  press('ArrowDown')
  expect([chosen(), input.hasAttribute('aria-activedescendant')]).toEqual([undefined, false])
  press('ArrowUp')
  expect(chosen()).toBe('Freistellung Lexikon')
  expect(press('x')).toBe(false)
  expect(press('Enter')).toBe(true)
  expect(went).toEqual(['/betriebsratslexikon/br/freistellung'])
})

test('Escape closes it, and then means what it means elsewhere; so does whoever leaves the field', async () => {
  const { list, type, answer, press, blur } = await opened()
  await type('frei')
  await answer(hits)
  expect([press('Escape'), list.hidden, press('Escape')]).toEqual([true, true, false])
  await type('freis')
  await answer(hits)
  blur()
  expect(list.hidden).toBe(true)
  await type('freist')
  await answer(hits)
  expect(list.hidden).toBe(true)
})

test('one question is under way at a time, and the last one is answered', async () => {
  const { asked, type, answer, options } = await opened()
  await type('f')
  await type('fr')
  await type('fre')
  expect(asked).toEqual(['f'])
  await answer(hits)
  expect(asked).toEqual(['f', 'fre'])
  await answer(hits.slice(1))
  expect(options()).toEqual(['Freistellung Lexikon'])
})

test('where no answer comes the form works as it did, and is asked again', async () => {
  const { asked, list, type, answer } = await opened()
  await type('fre')
  await answer(new Error('no connection'))
  expect(list.hidden).toBe(true)
  await type('frei')
  await answer(hits)
  expect([asked, list.hidden]).toEqual([['fre', 'frei'], false])
})

test('a press on one follows it', async () => {
  const { list, type, answer, went } = await opened()
  await type('frei')
  await answer(hits)
  list.querySelector<HTMLElement>('[role=option]')?.click()
  expect(went).toEqual(['/gesetze/betrvg/37'])
})
