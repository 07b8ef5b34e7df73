import type { Country } from '#core/accounts/accounts.ts'
import type { OfferedFeed } from '#core/calendar-feeds/ports.ts'
import type { HotelPreferences, OwnFunctions, OwnMemberships, PersonalDetails } from '#core/person/ports.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { settingsWording } from '#wording/pages/settings.ts'
import { calendarPart } from './calendar-part.tsx'
import { functionsPart } from './functions-part.tsx'
import { hotelPart } from './hotel-part.tsx'
import { membershipsPart } from './memberships-part.tsx'
import { personPart } from './person-part.tsx'
import { settingsViewOf, type SettingsPageOf } from './settings-page.tsx'

/** What a member says of herself. */
export interface PersonShown {
  readonly details: PersonalDetails
  readonly countries: readonly Country[]
  readonly memberships: OwnMemberships
  readonly functions: OwnFunctions
  readonly hotel: HotelPreferences
  readonly calendar: OfferedFeed
}

/** Its parts; a new part is a file and a line here. */
export const settingsParts: SettingsPageOf<PersonShown> = {
  address: addressOf.settings,
  title: settingsWording.pages.person,
  parts: [personPart, functionsPart, membershipsPart, hotelPart, calendarPart],
}

/** Who a member is; a new part is a file and a line here. */
export const settingsView = settingsViewOf(settingsParts)
