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
  ['true', 'würde jedem X-Forwarded-For glauben'],
  ['yes', 'würde jedem X-Forwarded-For glauben'],
  ['1', 'Nennen Sie die Netze Ihrer Proxys'],
  ['nginx', 'mit „nginx“ kein Netz'],
  ['10.0.0.0/33', 'mit „10.0.0.0/33“ kein Netz'],
  ['10.0.0.0/8/8', 'kein Netz'],
  ['0.0.0.0/0', 'ein Netz, in dem alle sind'],
  ['loopback,::/0', 'ein Netz, in dem alle sind'],
])('TRUST_PROXY=%s is refused, and told why', (said, why) => {
  expect(() => trusted(said)).toThrow('TRUST_PROXY')
  expect(() => trusted(said)).toThrow(why)
})
