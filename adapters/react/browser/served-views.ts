import * as addressOf from '#core/shared/addresses.ts'
import type { PageView } from '../page.ts'

/** Views of pages by their path; each is loaded where it is shown. */
export type ServedViews = Readonly<Record<string, () => Promise<PageView<unknown, unknown>>>>

/** Pages that a browser takes over and whose data the server goes on reading: those of the members' portal. */
export const servedViews: ServedViews = {
  [addressOf.overview]: async () => (await import('../pages/overview/overview.tsx')).memberOverviewView,
  [addressOf.primers]: async () => (await import('../pages/members-knowledge/primers.tsx')).primersView,
  [addressOf.settings]: async () => (await import('../pages/settings/settings-of-person.tsx')).settingsView,
  [addressOf.settingsOfLogin]: async () =>
    (await import('../pages/settings/settings-of-login.tsx')).settingsOfLoginView,
  [addressOf.settingsOfData]: async () => (await import('../pages/settings/settings-of-data.tsx')).settingsOfDataView,
  [addressOf.gremiumMembers]: async () => (await import('../pages/gremium/members.tsx')).gremiumMembersView,
  [addressOf.trainingPlans]: async () => (await import('../pages/training-plan/own-plans.tsx')).ownPlansView,
  [addressOf.sharedList]: async () => (await import('../pages/shared-list/list.tsx')).sharedListView,
  [addressOf.gremiumSettings]: async () => (await import('../pages/gremium/settings.tsx')).gremiumSettingsView,
  [addressOf.gremiumBookings]: async () => (await import('../pages/gremium/bookings.tsx')).gremiumBookingsView,
}
