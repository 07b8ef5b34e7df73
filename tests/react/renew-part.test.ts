// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { renewPart } from '#react/browser/renew-part.ts'

const shown = (html: string): Element => {
  document.body.innerHTML = `<section id="part">${html}</section>`
  return document.body.firstElementChild ?? document.body
}
const fresh = (html: string): Element => {
  const made = document.createElement('section')
  made.id = 'part'
  made.innerHTML = html
  return made
}
const now = (): string => document.querySelector('#part')?.innerHTML ?? ''
const entry = (id: string, seats: string, more = ''): string =>
  `<li id="${id}"><p>${seats}</p><details${more}><summary>Mehr</summary><div><p>${seats}</p><textarea></textarea></div></details></li>`

test('what is the same stays, element by element, and is told to be the same', () => {
  const part = shown('<p>Noch 3</p>')
  expect(renewPart(part, fresh('<p>Noch 3</p>'))).toBe(false)
  expect(document.querySelector('#part')).toBe(part)
})

test('what nobody is at work in becomes what it is now', () => {
  expect(renewPart(shown('<p>Noch 3</p>'), fresh('<p>Noch 2</p>'))).toBe(true)
  expect(now()).toBe('<p>Noch 2</p>')
})

test('what is typed, where the focus is and what is open stays, and all around it is renewed', () => {
  const part = shown(`<ul>${entry('a', 'Noch 3')}${entry('b', 'Noch 5')}</ul>`)
  const field = part.querySelector('textarea')
  const details = part.querySelector('details')
  if (!field || !details) throw new Error('there is no field')
  details.open = true
  field.value = 'Passt uns'
  field.focus()
  expect(renewPart(part, fresh(`<ul>${entry('c', 'Neu')}${entry('a', 'Noch 2')}</ul>`))).toBe(true)
  expect(document.activeElement).toBe(field)
  expect([field.isConnected, field.value, details.isConnected, details.open]).toEqual([true, 'Passt uns', true, true])
  expect([...document.querySelectorAll('li')].map(({ id }) => id)).toEqual(['c', 'a'])
  expect([...document.querySelectorAll('#a p')].map((one) => one.textContent)).toEqual(['Noch 2', 'Noch 2'])
})

test('an entry that is gone stays while somebody types in it', () => {
  const part = shown(`<ul>${entry('a', 'Noch 3')}</ul>`)
  const field = part.querySelector('textarea')
  if (field) field.value = 'Passt uns'
  renewPart(part, fresh('<ul></ul>'))
  expect(field?.isConnected).toBe(true)
  if (field) field.value = ''
  renewPart(part, fresh('<ul></ul>'))
  expect(now()).toBe('<ul></ul>')
})

test('a button keeps the focus and says what it does now', () => {
  const part = shown('<form><button name="art" value="buchen">Buchen</button></form>')
  const button = part.querySelector('button')
  button?.focus()
  renewPart(part, fresh('<form><button name="art" value="warteliste">Auf die Warteliste</button></form>'))
  expect(document.activeElement).toBe(button)
  expect([button?.value, button?.textContent]).toEqual(['warteliste', 'Auf die Warteliste'])
})
