import { expect, test } from 'vitest'
import * as small from './small-vitest.ts'

const namesOf = (cases: readonly small.Case[]) => cases.map(({ name }) => name)

test('Cases are collected with their suites, and tables become a case for each row', async () => {
  const cases = await small.collected(async () => {
    small.describe('a', () => {
      small.test('b', () => undefined)
      small.describe.each([1, 2])('c', () => small.it('d', () => undefined))
    })
    small.test.each([[1, 2], 3])('e', () => undefined)
  })
  expect(namesOf(cases)).toEqual(['a > b', 'a > c > d', 'a > c > d', 'e', 'e'])
})

test('What is skipped under a condition that holds is no case', async () => {
  const cases = await small.collected(async () => {
    for (const isSkipped of [true, false]) {
      small.test.skipIf(isSkipped)(`case ${isSkipped}`, () => undefined)
      small.describe.skipIf(isSkipped)(`suite ${isSkipped}`, () => small.test('of it', () => undefined))
    }
  })
  expect(namesOf(cases)).toEqual(['case false', 'suite false > of it'])
})

test('Hooks run around their suite’s cases, and a suite is left before the next is entered', async () => {
  const told: string[] = []
  const tell = (word: string) => () => told.push(word)
  const cases = await small.collected(async () => {
    small.describe.each(['x', 'y'])('', (name) => {
      small.beforeAll(tell(`enter ${name}`))
      small.afterAll(tell(`leave ${name}`))
      small.beforeEach(tell('before'))
      small.afterEach(tell('after'))
      small.test.each([1, 2])('', (row) => tell(`${name}${row}`)())
    })
  })
  expect(await small.firstFailure(cases)).toBeUndefined()
  const [x, y] = ['x', 'y'].map((n) => [
    `enter ${n}`,
    'before',
    `${n}1`,
    'after',
    'before',
    `${n}2`,
    'after',
    `leave ${n}`,
  ])
  expect(told).toEqual([...(x ?? []), ...(y ?? [])])
})

test('The first failure is told, thrown or rejected, and the rest is not run', async () => {
  const told: string[] = []
  const cases = await small.collected(async () => {
    small.test('good', () => told.push('good'))
    small.test('bad', () => Promise.reject(new Error('no')))
    small.test('never', () => told.push('never'))
  })
  expect(await small.firstFailure(cases)).toMatchObject({ name: 'bad', reason: { message: 'no' } })
  expect(told).toEqual(['good'])
})

test('An assertion of vitest that fails is a failure', async () => {
  const cases = await small.collected(async () => {
    small.test('bad', () => expect({ a: 1 }).toEqual({ a: 2 }))
  })
  expect((await small.firstFailure(cases))?.name).toBe('bad')
})
