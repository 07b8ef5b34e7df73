import type { ForKnowingWhatChanged } from '#core/changes/ports.ts'
import { addSeconds } from '#core/shared/dates.ts'
import type { Instant } from '#core/shared/day.ts'
import { longestWindowSeconds } from './accounts/attempt-window.ts'
import { acknowledgingLate } from './engine/lease.ts'
import { neverNested } from './engine/never-nested.ts'
import type { OpenStore } from './open-store.ts'
import { analysedPdfsInSql, forgetAnalysedPdfs } from './analysis/sql.ts'
import { addingEventsInSql } from './import/adding-events-in-sql.ts'
import { addressesInSql } from './feeds/addresses-in-sql.ts'
import { applicationsInSql } from './jobs/sql.ts'
import { articlesInSql } from './knowledge/articles/sql.ts'
import { attemptsInSql } from './accounts/attempts-in-sql.ts'
import { bookmarksInSql, forgetRemovedBookmarks } from './wishlist/sql.ts'
import { auditInSql } from './audit/sql.ts'
import { bookingsInSql } from './booking/sql.ts'
import { cartsInSql, forgetCarts } from './cart/sql.ts'
import { catalogueInSql } from './catalogue/sql.ts'
import { changingInSql } from './engine/changing-in-sql.ts'
import { changesInSql } from './changes/sql.ts'
import { rulingsInSql } from './knowledge/rulings/sql.ts'
import { contentInSql, lexiconInSql } from './content/sql.ts'
import { inventoryInSql } from './dashboard/sql.ts'
import { fileSizesInSql } from './downloads/sql.ts'
import { databaseAt } from './engine/database-at.ts'
import { eventFactsInSql } from './finder/sql.ts'
import type { DatabaseLimits } from './engine/database-limits.ts'
import type { Database } from './engine/dialect.ts'
import { invoicesInSql } from './invoices/sql.ts'
import { alertsInSql, forgetAlerts } from './alerts/sql.ts'
import { gremienInSql } from './gremium/sql.ts'
import { overviewsInSql } from './overview/sql.ts'
import { participationsInSql } from './participation/sql.ts'
import { materialsInSql, unusedFilesInSql } from './materials/sql.ts'
import { filesInSql } from './files/sql.ts'
import { forgetPlans, plansInSql } from './training-plan/sql.ts'
import { deletionsInSql } from './privacy/sql.ts'
import { careNeedsInSql, profilesInSql } from './person/sql.ts'
import { accessesInSql } from './access-log/sql.ts'
import { appointmentsInSql } from './consulting/sql.ts'
import { quotesInSql } from './quote/sql.ts'
import { calendarFeedsInSql } from './calendar-feeds/sql.ts'
import { forumInSql } from './forum/sql.ts'
import { sharedListsInSql } from './shared-list/sql.ts'
import { forgetSubscriptions, subscriptionsInSql } from './newsletter/sql.ts'
import { formRequestsInSql } from './form-requests/sql.ts'
import { lawJobsInSql } from './knowledge/laws/jobs-in-sql.ts'
import { lawsInSql } from './knowledge/laws/sql.ts'
import { lettersInSql, lettersWaiting } from './letters/sql.ts'
import { refuseUnmigrated } from './engine/migrate.ts'
import { offersInSql } from './feeds/offers-in-sql.ts'
import { exportsInSql } from './exports/sql.ts'
import { sourcesInSql, syncedItemsInSql } from './sources/sql.ts'
import { recordsInSql } from './records/sql.ts'
import { forgetRequests, requestsInSql } from './forms/sql.ts'
import { revisionsInSql } from './revisions/sql.ts'
import { registrationsInSql } from './accounts/registrations-in-sql.ts'
import { addressChangesInSql } from './login/sql.ts'
import { secondFactorsInSql } from './second-factor/sql.ts'
import { resetsInSql } from './accounts/resets-in-sql.ts'
import { sessionsInSql } from './accounts/sessions-in-sql.ts'
import { putSetting, settingOnce } from './engine/settings.ts'
import { storedInstant } from './engine/stored-instant.ts'
import { usersInSql } from './accounts/sql.ts'
import { sequencesInSql } from './theme-sequence/sql.ts'
import { venuesInSql } from './venues/sql.ts'
import { documentsInSql } from './search/documents-in-sql.ts'
import { wordsInSql } from './search/sql.ts'
import { workshopSeatsInSql } from './capacity/sql.ts'

/**
 * Opens the store in an SQLite file (`file:…`) or in PostgreSQL (`postgres://…`). Refuses a database that is missing or
 * has not been migrated. What it answers after a write is durable.
 */
export async function openSqlStore({
  url,
  limits,
}: {
  readonly url: string
  readonly limits?: DatabaseLimits | undefined
}): Promise<OpenStore> {
  const database = await databaseAt(url, { create: false, ...(limits && { limits }) })
  try {
    await refuseUnmigrated(database)
  } catch (error) {
    await database.close()
    throw error
  }
  return sqlStoreOn(database)
}

/** The store in a database that is open and has been migrated. Closing the store closes the database. */
export const sqlStoreOn = (database: Database): OpenStore =>
  storeIn(acknowledgingLate(unnested(database)), changesInSql(database))

const storeIn = (database: Database, changes: ForKnowingWhatChanged): OpenStore => ({
  change: changingInSql(database),
  catalogue: catalogueInSql(database),
  indexedEvents: eventFactsInSql(database, changes),
  addingEvents: addingEventsInSql(database),
  sequences: sequencesInSql(database),
  venues: venuesInSql(database),
  lexicon: lexiconInSql(database),
  rulings: rulingsInSql(database),
  articles: articlesInSql(database),
  words: wordsInSql(database),
  searchDocuments: documentsInSql(database),
  content: contentInSql(database),
  inventory: inventoryInSql(database),
  records: recordsInSql(database),
  exports: exportsInSql(database),
  sources: sourcesInSql(database),
  syncedItems: syncedItemsInSql(database),
  fileSizes: fileSizesInSql(database),
  workshopSeats: workshopSeatsInSql(database),
  revisions: revisionsInSql(database),
  addresses: addressesInSql(database),
  offers: offersInSql(database),
  changes,
  bookmarks: bookmarksInSql(database),
  carts: cartsInSql(database),
  bookings: bookingsInSql(database),
  participations: participationsInSql(database),
  overviews: overviewsInSql(database),
  audit: auditInSql(database),
  invoices: invoicesInSql(database),
  users: usersInSql(database),
  registrations: registrationsInSql(database),
  sessions: sessionsInSql(database),
  resets: resetsInSql(database),
  addressChanges: addressChangesInSql(database),
  secondFactors: secondFactorsInSql(database),
  profiles: profilesInSql(database),
  careNeeds: careNeedsInSql(database),
  deletions: deletionsInSql(database),
  attempts: attemptsInSql(database),
  letters: lettersInSql(database),
  requests: requestsInSql(database),
  applications: applicationsInSql(database),
  formRequests: formRequestsInSql(database),
  subscriptions: subscriptionsInSql(database),
  alerts: alertsInSql(database),
  gremien: gremienInSql(database),
  materials: materialsInSql(database),
  unusedFiles: unusedFilesInSql(database),
  filesInStore: filesInSql(database),
  plans: plansInSql(database),
  sharedLists: sharedListsInSql(database),
  forum: forumInSql(database),
  calendarFeeds: calendarFeedsInSql(database),
  appointments: appointmentsInSql(database),
  quotes: quotesInSql(database),
  accesses: accessesInSql(database),
  analysedPdfs: analysedPdfsInSql(database),
  laws: lawsInSql(database),
  lawJobs: lawJobsInSql(database),
  secretOnce: (name, make) => settingOnce(database, `secret.${name}`, make),
  checkWriting: () => database.write((db) => putSetting(db, 'last-write', new Date().toISOString())),
  pools: () => database.pools?.() ?? [],
  figures: async () => ({ lettersWaiting: await lettersWaiting(database), pools: database.pools?.() ?? [] }),
  tidy: (now) => tidied(database, now),
  close: () => database.close(),
})

/** The database, in which no change begins inside another one. */
function unnested(database: Database): Database {
  const { change, refuseInside } = neverNested()
  return {
    ...database,
    write: async (statement) => {
      refuseInside()
      return database.write(statement)
    },
    transaction: (work) => change(() => database.transaction(work)),
    shortTransaction: (work) => change(() => database.shortTransaction(work)),
  }
}

async function tidied({ transaction }: Database, now: Instant): Promise<void> {
  await transaction(async (trx) => {
    await trx.deleteFrom('session').where('idle_until', '<=', storedInstant(now)).execute()
    await trx.deleteFrom('email_change').where('until', '<=', storedInstant(now)).execute()
    await trx.deleteFrom('password_reset').where('until', '<=', storedInstant(now)).execute()
    await trx.deleteFrom('registration').where('until', '<=', storedInstant(now)).execute()
    await forgetCarts(trx, now)
    await forgetRequests(trx, now)
    await forgetSubscriptions(trx, now)
    await forgetAlerts(trx, now)
    await forgetPlans(trx, now)
    await forgetAnalysedPdfs(trx, now)
    await forgetRemovedBookmarks(trx, now)
    await trx.deleteFrom('attempt').where('made_at', '<=', addSeconds(now, -longestWindowSeconds)).execute()
  })
}
