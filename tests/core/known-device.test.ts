import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { isKnownDevice, rememberDevice } from '#core/accounts/known-device.ts'
import { aVisitor } from './test-core.ts'

const secrets = { digest: (text: string) => createHash('sha256').update(text).digest('hex'), token: () => 'fresh' }
// printf 'device of kim@werk.example' | sha256sum | cut -c 1-16
const kims = '840d5bccd01bb064'

test('a browser is given a token that begins with what stands for the account', () => {
  const visitor = aVisitor()
  rememberDevice(visitor, 'kim@werk.example', secrets)
  expect(visitor.deviceToken()).toBe(`${kims}-fresh`)
})

test.each([
  [`${kims}-of-last-year`, 'kim@werk.example', true],
  [`${kims}-of-last-year`, 'eva@werk.example', false],
  [`${kims}e-of-last-year`, 'kim@werk.example', false],
  ['', 'kim@werk.example', false],
])('%j is known as a browser of %s: %s', (token, email, known) =>
  expect(isKnownDevice(token, email, secrets)).toBe(known),
)
