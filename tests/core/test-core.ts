import { createHash } from 'node:crypto'
import type { ForMakingSecrets } from '#core/accounts/ports.ts'
import type { Letter } from '#core/letters/ports.ts'
import type { Needs } from '#core/needs.ts'
import { openSite } from '#core/open-site.ts'
import { setTheStage } from '#core/set-the-stage.ts'
import { addSeconds } from '#core/shared/dates.ts'
import type { Instant } from '#core/shared/day.ts'
import type { Visitor } from '#core/shared/visitor.ts'
import type { ForPrintingPdfs, ForWritingCalendars } from '#core/documents/ports.ts'
import type { ForWritingSiteMaps } from '#core/feeds/ports.ts'
import type { ForAnalysingGerman } from '#core/shared/german-analyser.ts'
import { locatingPostcodes } from '#reading/postcodes/postcodes.ts'
import { openMemoryStore } from '#storage/memory/memory-store.ts'

/** A visitor who keeps his session token in his pocket. */
export interface VisitorInHand extends Visitor {
  readonly until: () => Instant | undefined
}
export const aVisitor = (network = 'here'): VisitorInHand => {
  let held: { readonly token: string; readonly until: Instant | undefined } | undefined
  let begun: Instant | undefined
  return {
    network,
    session: () => held?.token,
    cookieChoice: () => undefined,
    until: () => held?.until,
    begin: (token, until) => {
      held = { token, until }
    },
    end: () => {
      held = undefined
    },
    formBegun: () => begun,
    beginForm: (at) => {
      begun = at
    },
    endForm: () => {
      begun = undefined
    },
  }
}

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
    digest: (token) => createHash('sha256').update(token).digest('hex'),
  }
  return { secrets, seen }
}

const stopWords = new Set(['der', 'die', 'das', 'und'])
/** Words as they are, in lower case. */
export const plainGerman: ForAnalysingGerman = {
  indexWords: (text) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [],
  queryWords: (text) => plainGerman.indexWords(text).filter((word) => !stopWords.has(word)),
}

const asItIs = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value))

/** Documents, calendars and site maps as they are, to be read in a test. */
export const plainPdfs: ForPrintingPdfs = { print: async (document) => asItIs(document) }
export const plainCalendars: ForWritingCalendars = { write: asItIs }
export const plainSiteMaps: ForWritingSiteMaps = { index: asItIs, pages: asItIs }

/** The core over a store in memory, with a clock to turn. */
export const openTestCore = (now: Instant = '2026-11-21T12:00:00.000Z') => {
  const store = openMemoryStore()
  const { secrets, seen } = plainSecrets()
  const faults: { readonly message: string; readonly stack?: string; readonly route: string }[] = []
  let time = now
  const needs: Needs = {
    ...store,
    clock: { now: () => time },
    secrets,
    german: plainGerman,
    pdfs: plainPdfs,
    postcodes: locatingPostcodes(),
    faults: { collect: (fault) => faults.push(fault) },
    origins: { site: 'https://www.seminarhaus.example', br: 'https://br.seminarhaus.example' },
    calendars: plainCalendars,
    siteMaps: plainSiteMaps,
    limits: { registrationsPerHour: 5, requestsPerHour: 5, faultsPerMinute: 10 },
  }
  const letters = async (): Promise<readonly Letter[]> =>
    (await store.letters.claim(100, time, addSeconds(time, 1))).map(({ letter }) => letter)
  return {
    needs,
    seen,
    faults,
    letters,
    stage: setTheStage(needs),
    site: openSite(needs),
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
