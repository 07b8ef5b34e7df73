import type { PersonalDetails } from '#core/person/ports.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { settingsWording } from '#wording/pages/settings.ts'
import { personPart } from './person-part.tsx'
import { settingsPageOf } from './settings-page.tsx'

/** What a member says of herself. */
export interface PersonShown {
  readonly details: PersonalDetails
}

/** Who a member is; a new part is a file and a line here. */
export const settingsPage = settingsPageOf<PersonShown>({
  address: addressOf.settings,
  title: settingsWording.pages.person,
  parts: [personPart],
  async load({ account: { person } }) {
    const details = await person.personalData({})
    return details.ok ? { details: details.value } : undefined
  },
})
