import type { Migration } from 'kysely/migration'
import type { Dialect } from '../engine/dialect.ts'
import { firstShape } from './001-first-shape.ts'
import { lettersGivenUp } from './002-letters-given-up.ts'
import { whatChanged } from './003-what-changed.ts'
import { records } from './004-records.ts'
import { revisions } from './006-revisions.ts'
import { datesOfHouses } from './007-dates-of-houses.ts'
import { workshopSeats } from './008-workshop-seats.ts'
import { themeOffers } from './009-theme-offers.ts'
import { applications } from './010-applications.ts'
import { movedDates } from './011-moved-dates.ts'
import { everyVenueHasItsDay } from './012-every-venue-has-its-day.ts'
import { seatsOfParts } from './013-seats-of-parts.ts'
import { documents } from './014-documents.ts'
import { monthsOfThemes } from './015-months-of-themes.ts'
import { notesOnBookmarks } from './016-notes-on-bookmarks.ts'
import { removedBookmarks } from './017-removed-bookmarks.ts'
import { noCountsByTown } from './018-no-counts-by-town.ts'
import { registrations } from './019-registrations.ts'
import { idleSessionsAndResets } from './020-idle-sessions.ts'
import { termsOfPositions } from './021-terms-of-positions.ts'
import { knownWords } from './022-known-words.ts'
import { themeSequence } from './023-theme-sequence.ts'
import { carts } from './024-carts.ts'
import { bookings } from './025-bookings.ts'
import { invoices } from './026-invoices.ts'
import { logins } from './027-logins.ts'
import { formRequests } from './028-form-requests.ts'
import { newsletter } from './029-newsletter.ts'
import { bookingsOfTheOffice } from './030-bookings-of-the-office.ts'
import { seatsOfModules } from './031-seats-of-modules.ts'
import { lexiconTexts } from './032-lexicon-texts.ts'
import { laws } from './033-laws.ts'
import { rulings } from './034-rulings.ts'
import { articles } from './035-articles.ts'
import { rulingText } from './036-ruling-texts.ts'
import { analysedPdfs } from './037-analysed-pdfs.ts'
import { exchange } from './038-exchange.ts'
import { searchDocuments } from './039-search-documents.ts'
import { office } from './040-office.ts'
import { alerts } from './041-alerts.ts'
import { firstTitlesOfModules } from './042-first-titles-of-modules.ts'
import { gremien } from './043-gremien.ts'
import { participants } from './044-participants.ts'
import { materials } from './045-materials.ts'
import { profiles } from './046-profiles.ts'
import { trainingPlans } from './047-training-plans.ts'
import { careNeeds } from './048-care-needs.ts'
import { accountDeletions } from './049-account-deletions.ts'
import { sharedLists } from './050-shared-lists.ts'
import { calendarFeeds } from './051-calendar-feeds.ts'
import { accessLog } from './052-access-log.ts'
import { trainings } from './053-trainings.ts'
import { forum } from './054-forum.ts'
import { appointments } from './055-appointments.ts'
import { quotes } from './056-quotes.ts'
import { inbox } from './057-inbox.ts'
import { threadsFound } from './058-threads-found.ts'
import { foundQuotes } from './059-found-quotes.ts'

/**
 * All migrations in the order of their names. One that has been released never changes again. No 005 was ever released.
 */
export const migrationsFor = ({ types, fullText }: Dialect): Record<string, Migration> => ({
  '001-first-shape': firstShape(types),
  '002-letters-given-up': lettersGivenUp(types),
  '003-what-changed': whatChanged(types),
  '004-records': records(types),
  '006-revisions': revisions(types),
  '007-dates-of-houses': datesOfHouses(types),
  '008-workshop-seats': workshopSeats(types),
  '009-theme-offers': themeOffers(types),
  '010-applications': applications(types),
  '011-moved-dates': movedDates(types),
  '012-every-venue-has-its-day': everyVenueHasItsDay(types),
  '013-seats-of-parts': seatsOfParts(types),
  '014-documents': documents(types),
  '015-months-of-themes': monthsOfThemes(types),
  '016-notes-on-bookmarks': notesOnBookmarks(types),
  '017-removed-bookmarks': removedBookmarks(types),
  '018-no-counts-by-town': noCountsByTown,
  '019-registrations': registrations(types),
  '020-idle-sessions': idleSessionsAndResets(types),
  '021-terms-of-positions': termsOfPositions,
  '022-known-words': knownWords(types),
  '023-theme-sequence': themeSequence(types),
  '024-carts': carts(types),
  '025-bookings': bookings(types),
  '026-invoices': invoices(types),
  '027-logins': logins(types),
  '028-form-requests': formRequests(types),
  '029-newsletter': newsletter(types),
  '030-bookings-of-the-office': bookingsOfTheOffice(types),
  '031-seats-of-modules': seatsOfModules(types),
  '032-lexicon-texts': lexiconTexts(types),
  '033-laws': laws(types),
  '034-rulings': rulings(types),
  '035-articles': articles(types),
  '036-ruling-texts': rulingText(types),
  '037-analysed-pdfs': analysedPdfs(types),
  '038-exchange': exchange(types),
  '039-search-documents': searchDocuments({ types, fullText }),
  '040-office': office(types),
  '041-alerts': alerts(types),
  '042-first-titles-of-modules': firstTitlesOfModules(types),
  '043-gremien': gremien(types),
  '044-participants': participants(types),
  '045-materials': materials(types),
  '046-profiles': profiles(types),
  '047-training-plans': trainingPlans(types),
  '048-care-needs': careNeeds(types),
  '049-account-deletions': accountDeletions(types),
  '050-shared-lists': sharedLists(types),
  '051-calendar-feeds': calendarFeeds(types),
  '052-access-log': accessLog(types),
  '053-trainings': trainings(types),
  '054-forum': forum(types),
  '055-appointments': appointments(types),
  '056-quotes': quotes(types),
  '057-inbox': inbox(types),
  '058-threads-found': threadsFound,
  '059-found-quotes': foundQuotes(types),
})
