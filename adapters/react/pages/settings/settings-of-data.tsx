import type { AccessToMe } from '#core/access-log/ports.ts'
import type { Page } from '#core/shared/page.ts'
import type { Advertising, MarketingPreferences } from '#core/person/ports.ts'
import type { ConsentEntry } from '#core/person/profile.ts'
import type { Instant } from '#core/shared/day.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { settingsWording } from '#wording/pages/settings.ts'
import { accessesPart } from './accesses-part.tsx'
import { advertisingPart } from './advertising-part.tsx'
import { deletionPart } from './deletion-part.tsx'
import { consentsPart } from './consents-part.tsx'
import { exportPart } from './export-part.tsx'
import { newsletterPart } from './newsletter-part.tsx'
import { settingsViewOf, type SettingsPageOf } from './settings-page.tsx'

/** What a member allows, and what is stored of her. */
export interface DataShown {
  readonly advertising: Advertising
  readonly preferences: MarketingPreferences
  readonly consents: readonly ConsentEntry[]
  readonly accesses: Page<AccessToMe>
  /** When the account will be deleted; null where it will not. */
  readonly due: Instant | null
}

/** Its parts; a new part is a file and a line here. */
export const settingsOfDataParts: SettingsPageOf<DataShown> = {
  address: addressOf.settingsOfData,
  title: settingsWording.pages.data,
  parts: [advertisingPart, newsletterPart, consentsPart, accessesPart, exportPart, deletionPart],
}

/** What a member allows, and what is stored of her; a new part is a file and a line here. */
export const settingsOfDataView = settingsViewOf(settingsOfDataParts)
