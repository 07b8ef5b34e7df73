import type { ForMakingSecrets } from '#core/accounts/ports.ts'
import type { Letter } from '#core/letters/ports.ts'
import type { Needs } from '#core/needs.ts'
import { openSite } from '#core/open-site.ts'
import { setTheStage } from '#core/set-the-stage.ts'
import type { ForSettingTheStage } from '#core/stage.ts'
import type { Visitor } from '#core/shared/visitor.ts'
import type { Site } from '#core/site.ts'
import { printingPdfs } from '#pdf/printing-pdfs.ts'
import { writingICalendar } from '#feeds/icalendar/icalendar.ts'
import { writingSiteMaps } from '#feeds/site-map-xml.ts'
import { analysingGerman } from '#reading/german.ts'
import { locatingPostcodes } from '#reading/postcodes/postcodes.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { breakableNeeds } from './breakable-needs.ts'
import type { Breakable } from './breakable-needs.ts'
import { letterBox } from './letter-box.ts'
import { settableClock } from './settable-clock.ts'
import type { SettableClock } from './settable-clock.ts'

/** The core over one store, with a clock to set and machines to break: what every assembly is built on. */
export interface Foundations {
  readonly openSite: (visitor: Visitor) => Site
  readonly stage: ForSettingTheStage
  readonly clock: SettableClock
  readonly faults: Breakable
  letters(): Promise<readonly Letter[]>
  reports(): readonly string[]
  close(): Promise<void>
}

/** A Friday morning in Berlin. */
const onceUponATime = '2026-11-20T09:00:00Z'

const german = analysingGerman()
/** One press for all scenarios: its compiler is opened once. */
const pdfs = printingPdfs()

export const layFoundations = ({
  store,
  origin,
  secrets,
}: {
  readonly store: OpenStore
  readonly origin: string
  readonly secrets: ForMakingSecrets
}): Foundations => {
  const clock = settableClock(onceUponATime)
  const reports: string[] = []
  const sound: Needs = {
    ...store,
    clock,
    secrets,
    german,
    pdfs,
    postcodes: locatingPostcodes(),
    faults: { collect: ({ message }) => void reports.push(message) },
    origins: { site: origin, br: origin },
    calendars: writingICalendar(),
    siteMaps: writingSiteMaps(),
    limits: { registrationsPerHour: 20, requestsPerHour: 5, faultsPerMinute: 10 },
  }
  const { needs, faults } = breakableNeeds(sound)
  return {
    openSite: openSite(needs),
    stage: setTheStage(sound),
    clock,
    faults,
    letters: letterBox(store.letters, clock),
    reports: () => reports,
    close: () => store.close(),
  }
}
