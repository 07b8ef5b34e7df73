import type { Rule } from '#tests/spec-rules.ts'
import { faultsOfAccounts } from './faults-of-accounts.ts'
import { faultsOfBooking } from './faults-of-booking.ts'
import { faultsOfChatbot } from './faults-of-chatbot.ts'
import { faultsOfCosts } from './faults-of-costs.ts'
import { faultsOfForms } from './faults-of-forms.ts'
import { faultsOfGremium } from './faults-of-gremium.ts'
import { faultsOfMedia } from './faults-of-media.ts'
import { faultsOfMembers } from './faults-of-members.ts'
import { faultsOfOffice } from './faults-of-office.ts'
import { faultsOfPages } from './faults-of-pages.ts'
import { faultsOfProgramme } from './faults-of-programme.ts'
import { faultsOfReading } from './faults-of-reading.ts'
import { faultsOfWishlist } from './faults-of-wishlist.ts'
import type { PlantedFault } from './planted-fault.ts'

/** For every rule of docs/rules.md, faults that its scenarios have to notice; its tests, where it has no scenario. */
export const plantedFaults: Readonly<Record<Rule, readonly PlantedFault[]>> = {
  ...faultsOfProgramme,
  ...faultsOfPages,
  ...faultsOfCosts,
  ...faultsOfWishlist,
  ...faultsOfMedia,
  ...faultsOfReading,
  ...faultsOfChatbot,
  ...faultsOfAccounts,
  ...faultsOfForms,
  ...faultsOfBooking,
  ...faultsOfGremium,
  ...faultsOfMembers,
  ...faultsOfOffice,
}
