import { expect, test } from 'vitest'
import { readSettings } from '#cli/settings.ts'

const trusted = (said?: string) => readSettings({ ...(said !== undefined && { TRUST_PROXY: said }) }).trustProxy

test.each([
  [undefined, false],
  ['', false],
  ['false', false],
  ['0', false],
  ['loopback', 'loopback'],
  ['10.0.0.0/8, 192.0.2.7', '10.0.0.0/8,192.0.2.7'],
  ['FD00::/8', 'fd00::/8'],
])('TRUST_PROXY=%s is read as %s', (said, read) => expect(trusted(said)).toBe(read))

test.each([
  ['true', 'would believe the X-Forwarded-For of whoever sends one'],
  ['yes', 'would believe the X-Forwarded-For of whoever sends one'],
  ['1', 'Name the networks of your proxies'],
  ['nginx', '"nginx" is no network'],
  ['10.0.0.0/33', '"10.0.0.0/33" is no network'],
  ['10.0.0.0/8/8', 'is no network'],
  ['0.0.0.0/0', 'a network of everybody believes anybody'],
  ['loopback,::/0', 'a network of everybody believes anybody'],
])('TRUST_PROXY=%s is refused, and told why', (said, why) => {
  expect(() => trusted(said)).toThrow('TRUST_PROXY')
  expect(() => trusted(said)).toThrow(why)
})
