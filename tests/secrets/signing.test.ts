import { expect, test } from 'vitest'
import { signing } from '#secrets/signing.ts'

const ours = signing(() => 'geheim')

test('the same text has the same signature, every other text another one', async () => {
  const signature = await ours.sign('foto 1')
  expect(signature).toMatch(/^[\w-]{43}$/)
  expect(await signing(async () => 'geheim').sign('foto 1')).toBe(signature)
  expect(await ours.sign('foto 2')).not.toBe(signature)
})

test('nobody without the secret writes one', async () => {
  expect(await signing(() => 'geraten').sign('foto 1')).not.toBe(await ours.sign('foto 1'))
})

test('the secret is asked for once', async () => {
  let asked = 0
  const { sign } = signing(() => {
    asked += 1
    return 'geheim'
  })
  await Promise.all([sign('a'), sign('b')])
  expect(asked).toBe(1)
})
