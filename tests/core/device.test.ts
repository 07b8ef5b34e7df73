import { describe, expect, test } from 'vitest'
import { deviceOf } from '#core/accounts/device.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const chrome = 'Chrome/142.0.0.0'

describe('a browser is known again by what it says', () => {
  test.each([
    ['firefox on windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'],
    ['firefox on linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
    ['firefox on ios', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 FxiOS/145.0'],
    ['edge on windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} ${chrome} Safari/537.36 Edg/142.0.0.0`],
    ['edge on android', `Mozilla/5.0 (Linux; Android 10; K) ${webkit} ${chrome} Mobile Safari/537.36 EdgA/142.0.0.0`],
    ['edge on ios', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) Version/18.0 EdgiOS/142.0 Safari/604.1'],
    ['opera on macos', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} ${chrome} Safari/537.36 OPR/124.0`],
    ['chrome on android', `Mozilla/5.0 (Linux; Android 10; K) ${webkit} ${chrome} Mobile Safari/537.36`],
    ['chrome on ios', 'Mozilla/5.0 (iPad; CPU OS 18_7 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0 Safari/604.1'],
    ['safari on macos', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.6 Safari/605.1.15'],
    ['other on other', 'curl/8.14.1'],
    ['other on other', ''],
  ])('%s: %s', (known, userAgent) => {
    const { browser, system } = deviceOf(userAgent)
    expect(`${browser} on ${system}`).toBe(known)
  })

  test('who says nothing is nobody in particular', () =>
    expect(deviceOf()).toEqual({ browser: 'other', system: 'other' }))

  test('and by its first 400 signs', () => {
    expect(deviceOf(`${' '.repeat(392)}Firefox/145.0`).browser).toBe('firefox')
    expect(deviceOf(`${' '.repeat(393)}Firefox/145.0`).browser).toBe('other')
  })
})
