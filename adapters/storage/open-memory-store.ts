import type { OpenStore } from './open-store.ts'
import { analysedPdfsInMemory, tidyAnalysedPdfs } from './analysis/memory.ts'
import { addingEventsInMemory } from './import/adding-events-in-memory.ts'
import { addressesInMemory } from './feeds/addresses-in-memory.ts'
import { applicationsInMemory } from './jobs/memory.ts'
import { articlesInMemory } from './knowledge/articles/memory.ts'
import { attemptsInMemory } from './accounts/attempts-in-memory.ts'
import { bookmarksInMemory, tidyRemovedBookmarks } from './wishlist/memory.ts'
import { auditInMemory } from './audit/memory.ts'
import { bookingsInMemory } from './booking/memory.ts'
import { cartsInMemory, tidyCarts } from './cart/memory.ts'
import { catalogueInMemory } from './catalogue/memory.ts'
import { changingInMemory } from './engine/changing-in-memory.ts'
import { changesInMemory } from './changes/memory.ts'
import { inventoryInMemory } from './dashboard/memory.ts'
import { fileSizesInMemory } from './downloads/memory.ts'
import { contentInMemory, lexiconInMemory } from './content/memory.ts'
import { eventFactsInMemory } from './finder/memory.ts'
import { invoicesInMemory } from './invoices/memory.ts'
import { lawJobsInMemory } from './knowledge/laws/jobs-in-memory.ts'
import { lawsInMemory } from './knowledge/laws/memory.ts'
import { lettersInMemory } from './letters/memory.ts'
import { emptyTables } from './engine/memory-tables.ts'
import { formRequestsInMemory } from './form-requests/memory.ts'
import { alertsInMemory, tidyAlerts } from './alerts/memory.ts'
import { gremienInMemory } from './gremium/memory.ts'
import { overviewsInMemory } from './overview/memory.ts'
import { participationsInMemory } from './participation/memory.ts'
import { materialsInMemory, unusedFilesInMemory } from './materials/memory.ts'
import { filesInMemory } from './files/memory.ts'
import { plansInMemory, tidyPlans } from './training-plan/memory.ts'
import { deletionsInMemory } from './privacy/memory.ts'
import { careNeedsInMemory, profilesInMemory } from './person/memory.ts'
import { accessesInMemory } from './access-log/memory.ts'
import { appointmentsInMemory } from './consulting/memory.ts'
import { quotesInMemory } from './quote/memory.ts'
import { calendarFeedsInMemory } from './calendar-feeds/memory.ts'
import { forumInMemory } from './forum/memory.ts'
import { sharedListsInMemory } from './shared-list/memory.ts'
import { subscriptionsInMemory, tidySubscriptions } from './newsletter/memory.ts'
import { offersInMemory } from './feeds/offers-in-memory.ts'
import { exportsInMemory } from './exports/memory.ts'
import { sourcesInMemory, syncedItemsInMemory } from './sources/memory.ts'
import { recordsInMemory } from './records/memory.ts'
import { requestsInMemory, tidyRequests } from './forms/memory.ts'
import { revisionsInMemory } from './revisions/memory.ts'
import { addressChangesInMemory, tidyAddressChanges } from './login/memory.ts'
import { secondFactorsInMemory } from './second-factor/memory.ts'
import { resetsInMemory, tidyResets } from './accounts/resets-in-memory.ts'
import { sessionsInMemory, tidySessions } from './accounts/sessions-in-memory.ts'
import { registrationsInMemory, tidyRegistrations } from './accounts/registrations-in-memory.ts'
import { usersInMemory } from './accounts/memory.ts'
import { rulingsInMemory } from './knowledge/rulings/memory.ts'
import { sequencesInMemory } from './theme-sequence/memory.ts'
import { venuesInMemory } from './venues/memory.ts'
import { documentsInMemory } from './search/documents-in-memory.ts'
import { wordsInMemory } from './search/memory.ts'
import { workshopSeatsInMemory } from './capacity/memory.ts'

/**
 * A store that lasts as long as the process: for scenarios and for trying things out. What it promises is what the
 * others do.
 */
export function openMemoryStore(): OpenStore {
  const tables = emptyTables()
  const { shelf } = tables
  const changes = changesInMemory()
  const attempts = attemptsInMemory()
  const { change, write } = changingInMemory(tables, changes, attempts.countAttempt)
  const secrets = new Map<string, string>()
  return {
    change,
    catalogue: catalogueInMemory(shelf),
    indexedEvents: eventFactsInMemory(shelf, changes),
    addingEvents: addingEventsInMemory(shelf, changes, write),
    sequences: sequencesInMemory(shelf),
    venues: venuesInMemory(shelf),
    lexicon: lexiconInMemory(shelf),
    rulings: rulingsInMemory(tables),
    articles: articlesInMemory(shelf),
    words: wordsInMemory(shelf),
    searchDocuments: documentsInMemory(tables),
    content: contentInMemory(tables, changes, write),
    inventory: inventoryInMemory(tables),
    records: recordsInMemory(shelf),
    exports: exportsInMemory(shelf),
    sources: sourcesInMemory(shelf),
    syncedItems: syncedItemsInMemory(shelf),
    fileSizes: fileSizesInMemory(changes, write),
    workshopSeats: workshopSeatsInMemory(tables),
    revisions: revisionsInMemory(shelf),
    addresses: addressesInMemory(shelf),
    offers: offersInMemory(shelf),
    changes: { since: changes.since, isUnchanged: changes.isUnchanged },
    bookmarks: bookmarksInMemory(tables, write),
    carts: cartsInMemory(tables),
    bookings: bookingsInMemory(tables),
    participations: participationsInMemory(tables),
    overviews: overviewsInMemory(tables, write),
    audit: auditInMemory(tables),
    invoices: invoicesInMemory(tables),
    users: usersInMemory(tables),
    registrations: registrationsInMemory(tables),
    sessions: sessionsInMemory(tables, write),
    resets: resetsInMemory(tables),
    addressChanges: addressChangesInMemory(tables),
    secondFactors: secondFactorsInMemory(tables),
    profiles: profilesInMemory(tables),
    careNeeds: careNeedsInMemory(tables),
    deletions: deletionsInMemory(tables),
    attempts,
    letters: lettersInMemory(tables, write),
    requests: requestsInMemory(tables),
    applications: applicationsInMemory(tables),
    formRequests: formRequestsInMemory(tables),
    subscriptions: subscriptionsInMemory(tables),
    alerts: alertsInMemory(tables),
    gremien: gremienInMemory(tables),
    materials: materialsInMemory(tables),
    unusedFiles: unusedFilesInMemory(tables, write),
    filesInStore: filesInMemory(),
    plans: plansInMemory(tables),
    sharedLists: sharedListsInMemory(tables),
    forum: forumInMemory(tables),
    calendarFeeds: calendarFeedsInMemory(tables),
    appointments: appointmentsInMemory(tables),
    quotes: quotesInMemory(tables),
    accesses: accessesInMemory(tables),
    analysedPdfs: analysedPdfsInMemory(tables, write),
    laws: lawsInMemory(tables),
    lawJobs: lawJobsInMemory(),
    secretOnce: async (name, make) => {
      const secret = secrets.get(name) ?? make()
      secrets.set(name, secret)
      return secret
    },
    checkWriting: async () => undefined,
    pools: () => [],
    figures: async () => ({
      lettersWaiting: [...tables.letters.values()].filter(({ letter }) => letter !== undefined).length,
      pools: [],
    }),
    tidy: (now) =>
      write(() => {
        tidyRegistrations(tables, now)
        tidyCarts(tables, now)
        tidyRequests(tables, now)
        tidySubscriptions(tables, now)
        tidyAlerts(tables, now)
        tidyPlans(tables, now)
        tidyAnalysedPdfs(tables, now)
        tidyRemovedBookmarks(tables, now)
        tidySessions(tables, now)
        tidyResets(tables, now)
        tidyAddressChanges(tables, now)
        attempts.tidy(now)
      }),
    close: async () => undefined,
  }
}
