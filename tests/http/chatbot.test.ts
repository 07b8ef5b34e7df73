import { afterEach, beforeEach, expect, it } from 'vitest'
import { injectVisitor } from './inject-visitor.ts'
import { openTestApp, type TestApp } from './test-app.ts'

let testApp: TestApp
beforeEach(async () => {
  testApp = await openTestApp()
})
afterEach(() => testApp.close())

const ask = (question: unknown, headers = {}) => injectVisitor(testApp.app).json('/chatbot/ask', { question }, headers)

it('an answer has what is said and its sources, and no cache holds it', async () => {
  const answer = await ask('Hallo')
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(answer.json()).toMatchObject({ kind: 'talk', answer: expect.stringContaining('Chatbot'), sources: [] })
})

it('500 characters are heard, one more is not, and nothing is no question', async () => {
  expect((await ask('x'.repeat(500))).statusCode).toBe(200)
  for (const question of ['x'.repeat(501), '', ' \n']) {
    const answer = await ask(question)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'validierung'])
  }
  expect((await ask(5)).statusCode).toBe(400)
  expect((await ask('a\0b')).statusCode).toBe(400)
})

it('a network asks twenty times a minute, with whatever browser', async () => {
  for (let nth = 0; nth < 20; nth += 1) expect((await ask('Hallo')).statusCode).toBe(200)
  const answer = await ask('Hallo')
  expect([answer.statusCode, Number(answer.headers['retry-after'])]).toEqual([429, expect.any(Number)])
  expect(answer.json()).toMatchObject({ code: 'zu_viele_anfragen' })
})

it('no other site asks in the name of its readers', async () => {
  const answer = await ask('Hallo', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })
  expect(answer.statusCode).toBe(403)
})
