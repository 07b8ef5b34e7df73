import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { applicationOn, parts } from '#cli/compose/application.ts'
import { readSettings } from '#cli/settings.ts'
import { wholeReport, type WholeReport } from '#core/citation-report/citation-report.service.ts'
import { isBroken } from '#core/citation-report/citation-report.ts'
import { citedPagesOf } from '#core/cited-pages-of.ts'
import { importLaw, publishLaw } from '#core/knowledge/laws/importing-laws.ts'
import type { Needs } from '#core/needs.ts'
import { readDemoContent } from './reading-demo-content.ts'
import { openMemoryStore } from '#storage/open-memory-store.ts'

// All texts are read, and half a dozen laws.
vi.setConfig({ testTimeout: 120_000 })

/** Laws as the ministry publishes them, where LAWS names a folder with some. */
const { LAWS = '' } = process.env
if (!existsSync(LAWS)) console.log('Skipped: norms cited by the content, for LAWS names no folder with laws.')

const filled = async (): Promise<Needs> => {
  const application = applicationOn(openMemoryStore(), readSettings({}))
  const read = await readDemoContent()
  if (!read.ok) throw new Error(JSON.stringify(read.refusal))
  const imported = await application.get(parts.stage).content(read.value)
  if (!imported.ok) throw new Error(JSON.stringify(imported.refusal))
  return application.get(parts.needs)
}

const reportOn = (needs: Needs): Promise<WholeReport> => wholeReport({ ...needs, citedPages: citedPagesOf(needs) })

/** What somebody has to mend, each with where it stands. */
const brokenIn = ({ citations }: WholeReport): readonly string[] =>
  citations
    .filter(({ destination }) => isBroken(destination))
    .map(({ citation, destination, url }) => `${url}: ${citation.replaceAll('\u00a0', ' ')} (${destination})`)

/** A treaty of the Länder, which the collection of federal laws does not have. */
const ofOtherCollections = ['/impressum: § 18 Abs. 2 MStV (unknown-law)']

test('every law that the content cites is known by name', async () => {
  const report = await reportOn(await filled())
  expect(report.counts['awaited-law']).toBeGreaterThan(500)
  expect(brokenIn(report)).toEqual(ofOtherCollections)
})

test('every citation says of which law it is', async () => {
  const { citations } = await reportOn(await filled())
  const unnamed = citations.filter(({ destination }) => destination === 'no-law-named')
  expect(unnamed.map(({ url, citation }) => `${url}: ${citation}`)).toEqual([])
})

test.skipIf(!existsSync(LAWS))('every norm that it cites is in its law (LAWS names their folder)', async () => {
  const needs = await filled()
  // The folder 2026-04 has newer texts, which take the place of those before.
  for (const folder of [LAWS, join(LAWS, '2026-04')])
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.xml'))) {
      const law = await importLaw(readFileSync(join(folder, name)), needs)
      if (law.ok) await publishLaw(law.value.version.id, needs)
    }
  const report = await reportOn(needs)
  expect(report.counts.norm).toBeGreaterThan(500)
  expect(brokenIn(report)).toEqual(ofOtherCollections)
})
