import { afterEach, describe, expect, it } from 'vitest'
import { injectVisitor } from './inject-visitor.ts'
import { openTestApp, person, type TestApp } from './test-app.ts'

let testApp: TestApp
afterEach(() => testApp.close())

/** Signs in wrongly as often as it takes to be told to wait, each time from where the header says. */
async function attemptsUntilLimited(trustProxy: false | string, forwarded: (nth: number) => string) {
  testApp = await openTestApp({ settings: { trustProxy } })
  const visitor = injectVisitor(testApp.app)
  for (let nth = 1; nth <= 40; nth += 1) {
    const answer = await visitor.json(
      '/kundenportal/local-login',
      { email: person.email, password: `falsch und lang ${nth}` },
      { 'x-forwarded-for': forwarded(nth) },
    )
    if (answer.statusCode === 429) return nth
    expect(answer.statusCode).toBe(401)
  }
  return Infinity
}

const real = '203.0.113.5'
const forged = (nth: number) => `198.51.${nth}.9, ${real}`

describe('limits behind a proxy', () => {
  it('hold whatever a visitor writes before what the proxy adds', async () => {
    expect(await attemptsUntilLimited('127.0.0.0/8', forged)).toBeLessThan(40)
  })

  it('hold behind two proxies, whatever a visitor writes', async () => {
    expect(await attemptsUntilLimited('127.0.0.0/8,10.0.0.0/8', (nth) => `${forged(nth)}, 10.1.2.3`)).toBeLessThan(40)
  })

  it('are those of each visitor, told apart by the proxy', async () => {
    expect(await attemptsUntilLimited('loopback', (nth) => `203.0.${nth}.5`)).toBe(Infinity)
  })

  it('believe no header where no proxy is named', async () => {
    expect(await attemptsUntilLimited(false, (nth) => `203.0.${nth}.5`)).toBeLessThan(40)
  })

  it('believe no header from outside the network of the proxy', async () => {
    expect(await attemptsUntilLimited('10.0.0.0/8', (nth) => `203.0.${nth}.5`)).toBeLessThan(40)
  })
})
