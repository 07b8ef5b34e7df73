import { expect, test } from 'vitest'
import type { ForReadingPdfs } from '#core/analysis/ports.ts'
import { refused } from '#core/shared/result.ts'
import { admittedPdfReading } from '#http/server/admission/admitted-needs.ts'
import { dearWork, Overloaded } from '#http/server/admission/dear-work.ts'

test('one PDF is read at a time and four wait, whoever sent them [rule:domain-pdf-one-at-a-time]', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let [now, most] = [0, 0]
  const reader: ForReadingPdfs = {
    async read() {
      most = Math.max(most, (now += 1))
      await released
      now -= 1
      return refused({ why: 'pdf-unreadable', because: 'broken' })
    },
  }
  const dear = dearWork()
  const { read } = admittedPdfReading(reader, dear)
  const answers = Array.from({ length: 7 }, (_, nth) =>
    dear.asking({ network: `10.0.${nth}.1` }, () =>
      read(new Uint8Array(), { br: [], sbv: [], jav: [] }).then(
        () => 'read',
        (error: unknown) => error instanceof Overloaded && 'asked to come again',
      ),
    ),
  )
  await Promise.race(answers)
  release()
  const said = await Promise.all(answers)
  expect(said.filter((each) => each === 'read')).toHaveLength(5)
  expect(said.filter((each) => each === 'asked to come again')).toHaveLength(2)
  expect(most).toBe(1)
})
