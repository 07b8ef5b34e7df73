import type { OfferedFeed } from '#core/calendar-feeds/ports.ts'
import type { HotelPreferences, OwnFunctions, OwnMemberships, PersonalDetails } from '#core/person/ports.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { settingsWording } from '#wording/pages/settings.ts'
import { calendarPart } from './calendar-part.tsx'
import { functionsPart } from './functions-part.tsx'
import { hotelPart } from './hotel-part.tsx'
import { membershipsPart } from './memberships-part.tsx'
import { personPart } from './person-part.tsx'
import { settingsPageOf } from './settings-page.tsx'

/** What a member says of herself. */
export interface PersonShown {
  readonly details: PersonalDetails
  readonly memberships: OwnMemberships
  readonly functions: OwnFunctions
  readonly hotel: HotelPreferences
  readonly calendar: OfferedFeed
}

/** Who a member is; a new part is a file and a line here. */
export const settingsPage = settingsPageOf<PersonShown>({
  address: addressOf.settings,
  title: settingsWording.pages.person,
  parts: [personPart, functionsPart, membershipsPart, hotelPart, calendarPart],
  async load({ account: { person, calendarFeeds } }) {
    const [details, memberships, functions, hotel, feeds] = await Promise.all([
      person.personalData({}),
      person.memberships({}),
      person.ownFunctions({}),
      person.hotelPreferences({}),
      calendarFeeds.feeds({}),
    ])
    if (!details.ok || !memberships.ok || !functions.ok || !hotel.ok || !feeds.ok) return undefined
    return {
      details: details.value,
      memberships: memberships.value,
      functions: functions.value,
      hotel: hotel.value,
      calendar: feeds.value.items.find(({ gremium }) => gremium === undefined) ?? {},
    }
  },
})
