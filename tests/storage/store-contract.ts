import { describe } from 'vitest'
import { remembersAnalysedPdfs } from './contract/analysed-pdfs-contract.ts'
import { keepsAlerts } from './contract/alerts-contract.ts'
import { keepsPlans } from './contract/training-plans-contract.ts'
import { keepsGremien } from './contract/gremien-contract.ts'
import { keepsMaterials } from './contract/materials-contract.ts'
import { keepsFiles } from './contract/stored-files-contract.ts'
import { keepsTheAccessLog } from './contract/access-log-contract.ts'
import { keepsQuotes } from './contract/quotes-contract.ts'
import { keepsAppointments } from './contract/appointments-contract.ts'
import { keepsCalendarFeeds } from './contract/calendar-feeds-contract.ts'
import { keepsTheForum } from './contract/forum-contract.ts'
import { keepsSharedLists } from './contract/shared-lists-contract.ts'
import { keepsSubscriptions } from './contract/newsletter-contract.ts'
import { keepsTheInbox } from './contract/inbox-contract.ts'
import { keepsFormRequests } from './contract/form-requests-contract.ts'
import { keepsApplications } from './contract/applications-contract.ts'
import { listsAddresses } from './contract/addresses-contract.ts'
import { keepsArticles } from './contract/articles-contract.ts'
import { keepsInvoices } from './contract/invoices-contract.ts'
import { findsDocuments } from './contract/documents-contract.ts'
import { indexesWhatIsStored } from './contract/indexing-contract.ts'
import { knowsWords } from './contract/known-words-contract.ts'
import { keepsBookmarks } from './contract/bookmarks-contract.ts'
import { restoresBookmarks } from './contract/restored-bookmarks-contract.ts'
import { tellsOfBookmarks } from './contract/wishlist-entries-contract.ts'
import { takesSeats } from './contract/capacity-contract.ts'
import { looksThroughItself } from './contract/audit-contract.ts'
import { keepsBookings } from './contract/bookings-contract.ts'
import { keepsCarts } from './contract/carts-contract.ts'
import { keepsTheCatalogue } from './contract/catalogue-contract.ts'
import { knowsWhatChanged } from './contract/changes-contract.ts'
import { keepsContent } from './contract/content-contract.ts'
import { keepsEvents } from './contract/event-facts-contract.ts'
import { keepsRateLimits } from './contract/rate-limits-contract.ts'
import { keepsEventsOfHotels } from './contract/events-of-hotels-contract.ts'
import { exportsContent } from './contract/exports-contract.ts'
import { takesWhatOthersBring } from './contract/syncing-contract.ts'
import type { Fresh } from './contract/opened-store.ts'
import { servesTheOffice } from './contract/office-contract.ts'
import { keepsLaws } from './contract/laws-contract.ts'
import { keepsLogins } from './contract/logins-contract.ts'
import { keepsPersonalData } from './contract/personal-data-contract.ts'
import { keepsFileSizes } from './contract/file-sizes-contract.ts'
import { readsOverviews } from './contract/overviews-contract.ts'
import { knowsWhoTakesPart } from './contract/participations-contract.ts'
import { keepsRecords } from './contract/records-contract.ts'
import { followsEvents } from './contract/following-events-contract.ts'
import { remembersRevisions } from './contract/revisions-contract.ts'
import { takesEventsOut } from './contract/taking-events-out-contract.ts'
import { listsThemes } from './contract/theme-list-contract.ts'
import { ordersThemes } from './contract/theme-order-contract.ts'
import { changesInTransactions } from './contract/transaction-contract.ts'
import { keepsUsers } from './contract/users-contract.ts'
import { keepsRulings } from './contract/rulings-contract.ts'
import { keepsVenues } from './contract/venues-contract.ts'
import { keepsWorkshopSeats } from './contract/workshop-seats-contract.ts'

/** What every store promises of themes, events, houses and pages. */
export const keepsTheProgramme = (fresh: Fresh): void => {
  describe('catalogue', () => {
    keepsTheCatalogue(fresh)
  })
  describe('decisions', () => {
    keepsRulings(fresh)
  })
  describe('lists of themes', () => {
    listsThemes(fresh)
    ordersThemes(fresh)
  })
  describe('venues', () => {
    keepsVenues(fresh)
    keepsEventsOfHotels(fresh)
  })
  describe('events for the finder', () => {
    keepsEvents(fresh)
  })
  describe('content', () => {
    keepsContent(fresh)
    exportsContent(fresh)
    takesWhatOthersBring(fresh)
  })
  describe('articles', () => {
    keepsArticles(fresh)
  })
  describe('documents of the search', () => {
    findsDocuments(fresh)
    indexesWhatIsStored(fresh)
  })
  describe('known words', () => {
    knowsWords(fresh)
  })
  describe('records', () => {
    keepsRecords(fresh)
    keepsFileSizes(fresh)
    keepsWorkshopSeats(fresh)
  })
  describe('what changed', () => {
    knowsWhatChanged(fresh)
  })
  describe('revisions of events', () => {
    remembersRevisions(fresh)
  })
  describe('an event that is taken out of the programme', () => {
    takesEventsOut(fresh)
  })
  describe('the office', () => {
    servesTheOffice(fresh)
  })
  describe('laws', () => {
    keepsLaws(fresh)
  })
  describe('addresses and offers', () => {
    listsAddresses(fresh)
  })
}

/** And of what people leave with it: accounts, carts, bookings, letters. */
export const keepsWhatPeopleDo = (fresh: Fresh): void => {
  describe('changes in one transaction', () => {
    changesInTransactions(fresh)
  })
  describe('seats', () => {
    takesSeats(fresh)
  })
  describe('carts', () => {
    keepsCarts(fresh)
    keepsBookings(fresh)
    looksThroughItself(fresh)
  })
  describe('who takes part', () => {
    knowsWhoTakesPart(fresh)
  })
  describe('overviews', () => {
    readsOverviews(fresh)
  })
  describe('invoices', () => {
    keepsInvoices(fresh)
  })
  describe('bookings of events that an import changes', () => {
    followsEvents(fresh)
  })
  describe('personal data', () => {
    keepsPersonalData(fresh)
  })
  describe('bookmarks', () => {
    keepsBookmarks(fresh)
    restoresBookmarks(fresh)
    tellsOfBookmarks(fresh)
  })
  describe('users', () => {
    keepsUsers(fresh)
  })
  describe('logins', () => {
    keepsLogins(fresh)
  })
  describe('applications and repeated requests', () => {
    keepsApplications(fresh)
  })
  describe('forms that people send', () => {
    keepsFormRequests(fresh)
    keepsTheInbox(fresh)
  })
  describe('subscriptions to the newsletter', () => {
    keepsSubscriptions(fresh)
  })
  describe('what somebody follows', () => {
    keepsAlerts(fresh)
  })
  describe('Gremien', () => {
    keepsGremien(fresh)
  })
  describe('photos and documents of events', () => {
    keepsMaterials(fresh)
  })
  describe('files in the store', () => {
    keepsFiles(async () => (await fresh()).store.filesInStore)
  })
  describe('training plans', () => {
    keepsPlans(fresh)
  })
  describe('the forum', () => {
    keepsTheForum(fresh)
  })
  describe('lists of Gremien', () => {
    keepsSharedLists(fresh)
    keepsCalendarFeeds(fresh)
    keepsTheAccessLog(fresh)
  })
  describe('consultants and appointments', () => {
    keepsAppointments(fresh)
  })
  describe('quotes', () => {
    keepsQuotes(fresh)
  })
  describe('a PDF that was analysed', () => {
    remembersAnalysedPdfs(fresh)
  })
  describe('sessions, attempts, letters, secrets', () => {
    keepsRateLimits(fresh)
  })
}

/** What every store promises; `fresh` opens an empty one and sees to it that it is closed after the test. */
export const keepsItsPromises = (fresh: Fresh): void => {
  keepsTheProgramme(fresh)
  keepsWhatPeopleDo(fresh)
}
