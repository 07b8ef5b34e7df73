import { createHash } from 'node:crypto'
import { applicationOn, parts } from '#cli/compose/application.ts'
import { constant } from '#cli/compose/binding.ts'
import { readSettings } from '#cli/settings.ts'
import { visitorInMemory, type VisitorInMemory } from '#cli/visitor-in-memory.ts'
import type { ForMakingSecrets } from '#core/shared/secrets.ts'
import type { Letter } from '#core/letters/ports.ts'
import type { Needs } from '#core/needs.ts'
import { addSeconds } from '#core/shared/dates.ts'
import type { Instant } from '#core/shared/day.ts'
import type { ForPrintingPdfs, ForWritingCalendars } from '#core/documents/ports.ts'
import type { ForWritingFeeds, ForWritingSiteMaps } from '#core/feeds/ports.ts'
import type { ForAnalysingGerman } from '#core/shared/german-analyser.ts'
import { openMemoryStore } from '#storage/open-memory-store.ts'

export const aVisitor = (network = 'here', userAgent?: string): VisitorInMemory =>
  visitorInMemory(network, undefined, userAgent)

/** Somebody who begins to fill in every form well before he sends it. */
export const aPatientVisitor = ({ clock }: Pick<Needs, 'clock'>, network = 'here'): VisitorInMemory => ({
  ...aVisitor(network),
  formBegun: () => addSeconds(clock.now(), -40),
})

/** Secrets that are quick and can be read in a failing test. Counts how often a password was looked at. */
const plainSecrets = () => {
  let made = 0
  const seen: { readonly verified: (string | undefined)[] } = { verified: [] }
  const secrets: ForMakingSecrets = {
    hashPassword: async (password) => `hashed ${password}`,
    verifyPassword: async (password, hash) => {
      seen.verified.push(hash)
      return hash === `hashed ${password}`
    },
    token: () => `token-${++made}`,
    id: () => `id-${++made}`,
    same: (one, other) => one === other,
    digest: (token) => createHash('sha256').update(token).digest('hex'),
  }
  return { secrets, seen }
}

const stopWords = new Set(['der', 'die', 'das', 'und'])
/** Words as they are, in lower case. */
export const plainGerman: ForAnalysingGerman = {
  indexWords: (text) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [],
  queryWords: (text) => plainGerman.indexWords(text).filter((word) => !stopWords.has(word)),
  stem: (word) => word.toLowerCase(),
  spellings: (text) =>
    (text.match(/[\p{L}\d]+/gu) ?? []).map((written) => ({ written, folded: written.toLowerCase() })),
}

const asItIs = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value))

/** Documents, calendars and site maps as they are, to be read in a test. */
export const plainPdfs: ForPrintingPdfs = { print: async (document) => asItIs(document) }
export const plainCalendars: ForWritingCalendars = { text: (calendar) => JSON.stringify(calendar), write: asItIs }
export const plainRss: ForWritingFeeds = { write: asItIs }
export const plainSiteMaps: ForWritingSiteMaps = { index: asItIs, pages: asItIs }

const settings = readSettings({
  SITE_ORIGIN: 'https://www.seminarhaus.example',
  BR_ORIGIN: 'https://br.seminarhaus.example',
})

/** The core over a store in memory, with a clock to turn. */
export const openTestCore = (now: Instant = '2026-11-21T12:00:00.000Z') => {
  const store = openMemoryStore()
  const { secrets, seen } = plainSecrets()
  const faults: { readonly message: string; readonly stack?: string; readonly route: string }[] = []
  let time = now
  const application = applicationOn(store, settings)
  constant(application, parts.clock, { now: () => time })
  constant(application, parts.secrets, secrets)
  constant(application, parts.german, plainGerman)
  constant(application, parts.pdfs, plainPdfs)
  constant(application, parts.files, { pages: () => 1 })
  constant(application, parts.faults, { collect: (fault) => faults.push(fault) })
  constant(application, parts.calendars, plainCalendars)
  constant(application, parts.siteMaps, plainSiteMaps)
  constant(application, parts.rss, plainRss)
  const needs: Needs = application.get(parts.needs)
  const letters = async (): Promise<readonly Letter[]> =>
    (await store.letters.claim(100, time, addSeconds(time, 1))).map(({ letter }) => letter)
  return {
    needs,
    seen,
    faults,
    letters,
    stage: application.get(parts.stage),
    site: application.get(parts.site),
    wait: (seconds: number) => {
      time = addSeconds(time, seconds)
    },
    travelTo: (instant: Instant) => {
      time = instant
    },
  }
}

/** The value of an answer that must not be a refusal. */
export const valueOf = <V>(
  result: { readonly ok: true; readonly value: V } | { readonly ok: false; readonly refusal: unknown },
): V => {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`)
  return result.value
}
