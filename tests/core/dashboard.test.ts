import { expect, test } from 'vitest'
import { destinations, type Destination } from '#core/citation-report/citation-report.ts'
import { daysOfLetters, inventoryKinds } from '#core/dashboard/dashboard.ts'
import { overseeing } from '#core/dashboard/dashboard.service.ts'
import { filesAtHand } from '#reading/content-files.ts'
import { readContentFiles } from '#reading/content-folder.ts'
import { sampleFiles } from '../reading/sample-folder.ts'
import { openTestCore, valueOf } from './test-core.ts'

test('another import is asked for where content is stored without its files, and nowhere else', async () => {
  const { needs, stage } = openTestCore()
  const none = Object.fromEntries(destinations.map((one) => [one, 0])) as Record<Destination, number>
  const office = overseeing(async () => undefined, { ...needs, citations: async () => none })
  const asksForFiles = async () => valueOf(await office.dashboard({})).lacksFiles
  expect(await asksForFiles()).toBe(false)
  const files = new Map(Object.entries(sampleFiles))
  const content = valueOf(await readContentFiles(filesAtHand(files)))
  valueOf(await stage.content(content))
  expect(await asksForFiles()).toBe(true)
  valueOf(await stage.files(files, content))
  expect(await asksForFiles()).toBe(false)
})

test('what is counted is shown in this order, and letters are looked for 30 days back', () => {
  expect(inventoryKinds.join(' ')).toBe(
    'rubrics themes events locations hotels lexicon laws rulings articles downloads faq primers videos pages',
  )
  expect(daysOfLetters).toBe(30)
})
