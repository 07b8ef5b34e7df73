import type { Tx } from '#core/needs.ts'
import { oneAtATime } from '#core/shared/one-at-a-time.ts'
import type { ForChanging } from '#core/shared/transaction.ts'
import { neverNested } from './never-nested.ts'
import { whileOpen } from './while-open.ts'
import { changingLaws } from '../knowledge/laws/memory.ts'
import { changingRulings } from '../knowledge/rulings/memory.ts'
import { indexingDocuments } from '../search/documents-in-memory.ts'
import { changingAlerts } from '../alerts/memory.ts'
import { changingGremien } from '../gremium/memory.ts'
import { changingMaterials } from '../materials/memory.ts'
import { changingPlans } from '../training-plan/memory.ts'
import { changingAccesses } from '../access-log/memory.ts'
import { changingAppointments } from '../consulting/memory.ts'
import { changingQuotes } from '../quote/memory.ts'
import { changingCalendarFeeds } from '../calendar-feeds/memory.ts'
import { changingTheForum } from '../forum/memory.ts'
import { changingSharedLists } from '../shared-list/memory.ts'
import { changingSubscriptions } from '../newsletter/memory.ts'
import { changingDeletions } from '../privacy/memory.ts'
import { changingCareNeeds, changingProfiles } from '../person/memory.ts'
import { changingFormRequests } from '../form-requests/memory.ts'
import { changingApplications } from '../jobs/memory.ts'
import { changingBookmarks } from '../wishlist/memory.ts'
import { changingBookings } from '../booking/memory.ts'
import { changingTasks } from '../timetable/memory.ts'
import { changingCarts } from '../cart/memory.ts'
import type { ChangesInMemory } from '../changes/memory.ts'
import { changingInvoices, givingNumbers } from '../invoices/memory.ts'
import { postingLetters } from '../letters/memory.ts'
import type { AttemptsInMemory } from '../accounts/attempts-in-memory.ts'
import { draftsOf, type DraftTables, type MemoryTables } from './memory-tables.ts'
import { takingEventsOut } from '../programme/memory.ts'
import { changingSequences } from '../theme-sequence/memory.ts'
import { takingRequests } from '../forms/memory.ts'
import { changingSeats } from '../capacity/memory.ts'
import { changingRegistrations } from '../accounts/registrations-in-memory.ts'
import { changingAddresses } from '../login/memory.ts'
import { changingSecondFactors } from '../second-factor/memory.ts'
import { changingResets } from '../accounts/resets-in-memory.ts'
import { endingSessions } from '../accounts/sessions-in-memory.ts'
import { changingUsers } from '../accounts/memory.ts'

/**
 * Does one step that writes, after all changes that came before; nobody writes into tables that a change has a draft
 * of.
 */
export type WriteInTurn = <T>(step: () => T) => Promise<T>

/**
 * Changes in memory: one after the other, each on a draft of the tables. What it changed is there for others when it
 * has ended well; so there is nothing to roll back, and no conflict.
 */
export function changingInMemory(
  tables: MemoryTables,
  changes: ChangesInMemory,
  countAttempt: AttemptsInMemory['countAttempt'],
): { readonly change: ForChanging<Tx>; readonly write: WriteInTurn } {
  const inTurn = oneAtATime()
  const { begin, commit, discard } = draftsOf(tables)
  const { change, refuseInside } = neverNested()
  return {
    change: (work) =>
      change(() =>
        inTurn(async () => {
          const draft = begin()
          const { current, end } = whileOpen(draft)
          try {
            const answer = await work(txOver(current))
            if (answer.ok) {
              commit(draft)
              changes.invalidate(draft.invalidated)
              for (const { keys, now } of draft.attempted) countAttempt(keys, now)
            }
            return answer
          } finally {
            end()
            discard()
          }
        }),
      ),
    write: async (step) => {
      refuseInside()
      return inTurn(async () => step())
    },
  }
}

const txOver = (draft: () => DraftTables): Tx => ({
  bookmarks: changingBookmarks(draft),
  carts: changingCarts(draft),
  bookings: changingBookings(draft),
  tasks: changingTasks(draft),
  invoices: changingInvoices(draft),
  numbers: givingNumbers(draft),
  users: changingUsers(draft),
  registrations: changingRegistrations(draft),
  sessions: endingSessions(draft),
  resets: changingResets(draft),
  addresses: changingAddresses(draft),
  secondFactors: changingSecondFactors(draft),
  profiles: changingProfiles(draft),
  careNeeds: changingCareNeeds(draft),
  deletions: changingDeletions(draft),
  applications: changingApplications(draft),
  formRequests: changingFormRequests(draft),
  subscriptions: changingSubscriptions(draft),
  alerts: changingAlerts(draft),
  gremien: changingGremien(draft),
  materials: changingMaterials(draft),
  plans: changingPlans(draft),
  sharedLists: changingSharedLists(draft),
  forum: changingTheForum(draft),
  calendarFeeds: changingCalendarFeeds(draft),
  accesses: changingAccesses(draft),
  appointments: changingAppointments(draft),
  quotes: changingQuotes(draft),
  laws: changingLaws(draft),
  rulings: changingRulings(draft),
  searchDocuments: indexingDocuments(draft),
  requests: takingRequests(draft),
  attempts: { record: async (keys, now) => void draft().attempted.push({ keys, now }) },
  letters: postingLetters(draft),
  seats: changingSeats(draft),
  programme: takingEventsOut(draft),
  sequences: changingSequences(draft),
  tags: { invalidate: (tags) => void draft().invalidated.push(...tags) },
})
