import { expect, test } from 'vitest'
import { recordsOf } from '#core/content/records-of.ts'
import { videoIdOf } from '#core/media/video-id.ts'
import { readDemoContent } from './reading-demo-content.ts'

const reading = await readDemoContent()
if (!reading.ok)
  throw new Error(reading.refusal.faults.map(({ at, message }) => `${at.file}:${at.line} ${message}`).join('\n'))
const content = reading.value

test('every film has a link that the player understands', () => {
  const sources = recordsOf(content, 'video').map(({ value }) => value.source)
  expect(sources.length).toBeGreaterThan(0)
  expect(sources.filter((source) => videoIdOf(source) === undefined)).toEqual([])
})

test('nobody in the world has the address of a contact', () => {
  const addresses = recordsOf(content, 'manager').map(({ value }) => value.email)
  expect(addresses.filter((address) => !address.endsWith('@seminarhaus.example'))).toEqual([])
})
