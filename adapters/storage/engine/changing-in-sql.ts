import type { Tag } from '#core/changes/changes.ts'
import type { Tx } from '#core/needs.ts'
import type { Refusal, Result } from '#core/shared/result.ts'
import type { ForChanging } from '#core/shared/transaction.ts'
import type { Transaction } from 'kysely'
import { whileOpen } from './while-open.ts'
import { changingLaws } from '../knowledge/laws/sql.ts'
import { changingRulings } from '../knowledge/rulings/sql.ts'
import { indexingDocuments } from '../search/documents-in-sql.ts'
import { changingAlerts } from '../alerts/sql.ts'
import { changingGremien } from '../gremium/sql.ts'
import { changingMaterials } from '../materials/sql.ts'
import { changingPlans } from '../training-plan/sql.ts'
import { changingAccesses } from '../access-log/sql.ts'
import { changingAppointments } from '../consulting/sql.ts'
import { changingQuotes } from '../quote/sql.ts'
import { changingCalendarFeeds } from '../calendar-feeds/sql.ts'
import { changingTheForum } from '../forum/changing-in-sql.ts'
import { changingSharedLists } from '../shared-list/sql.ts'
import { changingSubscriptions } from '../newsletter/sql.ts'
import { changingDeletions } from '../privacy/sql.ts'
import { changingCareNeeds, changingProfiles } from '../person/sql.ts'
import { changingFormRequests } from '../form-requests/sql.ts'
import { changingApplications } from '../jobs/sql.ts'
import { changingBookmarks } from '../wishlist/sql.ts'
import { changingBookings } from '../booking/sql.ts'
import { changingTasks } from '../timetable/sql.ts'
import { changingCarts } from '../cart/sql.ts'
import { invalidate } from '../changes/sql.ts'
import type { Database, Dialect } from './dialect.ts'
import { changingInvoices, givingNumbers } from '../invoices/sql.ts'
import { postingLetters } from '../letters/sql.ts'
import { takingEventsOut } from '../programme/sql.ts'
import { changingSequences } from '../theme-sequence/sql.ts'
import { takingRequests } from '../forms/sql.ts'
import { changingSeats } from '../capacity/sql.ts'
import type { Tables } from './tables.ts'
import { countingAttempts } from '../accounts/attempts-in-sql.ts'
import { changingRegistrations } from '../accounts/registrations-in-sql.ts'
import { changingAddresses } from '../login/sql.ts'
import { changingSecondFactors } from '../second-factor/sql.ts'
import { changingResets } from '../accounts/resets-in-sql.ts'
import { endingSessions } from '../accounts/sessions-in-sql.ts'
import { changingUsers } from '../accounts/sql.ts'

/** Ends a transaction that was refused, so that it is rolled back. */
class RolledBack extends Error {}

/** Changes in a database: each in one transaction, which runs again where the database says that nobody did wrong. */
export const changingInSql =
  ({ dialect, shortTransaction }: Database): ForChanging<Tx> =>
  async <T, R extends Refusal>(work: (tx: Tx) => Promise<Result<T, R>>): Promise<Result<T, R>> => {
    let refusal: Result<T, R> | undefined
    try {
      return await shortTransaction(async (trx) => {
        const { current, end } = whileOpen(trx)
        const invalidated: Tag[] = []
        try {
          const answer = await work(txOver(dialect, current, invalidated))
          if (!answer.ok) {
            refusal = answer
            throw new RolledBack()
          }
          await invalidate(trx, [...new Set(invalidated)])
          return answer
        } finally {
          end()
        }
      })
    } catch (error) {
      if (refusal && error instanceof RolledBack) return refusal
      throw error
    }
  }

const txOver = (dialect: Dialect, trx: () => Transaction<Tables>, invalidated: Tag[]): Tx => ({
  bookmarks: changingBookmarks(dialect, trx),
  carts: changingCarts(dialect, trx),
  bookings: changingBookings(dialect, trx),
  tasks: changingTasks(dialect, trx),
  invoices: changingInvoices(dialect, trx),
  numbers: givingNumbers(trx),
  users: changingUsers(dialect, trx),
  registrations: changingRegistrations(dialect, trx),
  sessions: endingSessions(trx),
  resets: changingResets(trx),
  addresses: changingAddresses(dialect, trx),
  secondFactors: changingSecondFactors(dialect, trx),
  profiles: changingProfiles(dialect, trx),
  careNeeds: changingCareNeeds(trx),
  deletions: changingDeletions(dialect, trx),
  applications: changingApplications(trx),
  formRequests: changingFormRequests(dialect, trx),
  subscriptions: changingSubscriptions(dialect, trx),
  alerts: changingAlerts(dialect, trx),
  gremien: changingGremien(dialect, trx),
  materials: changingMaterials(dialect, trx),
  plans: changingPlans(dialect, trx),
  sharedLists: changingSharedLists(trx),
  forum: changingTheForum(dialect, trx),
  calendarFeeds: changingCalendarFeeds(dialect, trx),
  accesses: changingAccesses(trx),
  appointments: changingAppointments(dialect, trx),
  quotes: changingQuotes(dialect, trx),
  laws: changingLaws(dialect, trx),
  rulings: changingRulings(trx),
  searchDocuments: indexingDocuments(dialect, trx),
  requests: takingRequests(trx),
  attempts: countingAttempts(trx),
  letters: postingLetters(trx),
  seats: changingSeats(dialect, trx),
  programme: takingEventsOut(dialect, trx),
  sequences: changingSequences(dialect, trx),
  tags: {
    invalidate: (tags) => {
      trx()
      invalidated.push(...tags)
    },
  },
})
