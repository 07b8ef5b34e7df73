import { expect, test } from 'vitest'
import { readingAs } from '#core/forum/forum-reader.ts'
import { openTestCore } from '../test-core.ts'

/** Among whom somebody writes, by the kind of Gremium that she belongs to (domain §7.7). */
test.each([
  ['BR', 'br'],
  ['GBR', 'br'],
  ['KBR', 'br'],
  ['WA', 'br'],
  ['EBR', 'br'],
  ['SBV', 'sbv'],
  ['JAV', 'jav'],
  ['GJAV', 'jav'],
])('who belongs to a Gremium of the kind %s is among those of %s', async (type, group) => {
  const { stage, needs } = openTestCore()
  const id = await stage.account({ email: 'kim@werk.example', password: 'ein guter Satz' })
  await stage.gremium({ type, company: 'Werk AG', users: [{ email: 'kim@werk.example', role: 'verwalter' }] })
  expect((await readingAs(async () => id, needs)()).groups).toEqual([group])
})
