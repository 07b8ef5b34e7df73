import type { FollowsParticipations } from '../participation/participations.driver.ts'
import type { KeepsPlans } from '../training-plan/keeping-plans.driver.ts'
import type { BelongsToAGremium } from '../gremium/membership.driver.ts'
import type { KeepsTheRoster } from '../gremium/roster.driver.ts'
import type { Follows } from '../knowledge/alerts.driver.ts'
import type { AnalysesPdfs } from '../analysis/analysis.driver.ts'
import type { HoldsAnAccount } from '../accounts/accounts.driver.ts'
import type { ReadsTheNewsletter } from '../newsletter/newsletter.driver.ts'
import type { ReadsTheProgramme } from '../catalogue/programme.driver.ts'
import type { ReadsThemePages } from '../catalogue/theme-pages.driver.ts'
import type { Books, BooksAsAProgram } from '../booking/booking.driver.ts'
import type { FollowsABooking } from '../booking/following.driver.ts'
import type { OrdersOnPaper } from '../booking/on-paper.driver.ts'
import type { ManagesALogin } from '../login/login.driver.ts'
import type { DescribesHerself } from '../person/person.driver.ts'
import type { Registers, RegistersAsAProgram } from '../booking/registering.driver.ts'
import type { RunsBookings, RunsBookingsAsAProgram } from '../booking/office.driver.ts'
import type { KeepsTheInbox } from '../inbox/inbox.driver.ts'
import type { ChecksCitations } from '../office/citations.driver.ts'
import type { PublishesLaws } from '../office/legislation.driver.ts'
import type { OrdersThemes, OrdersThemesAsAProgram } from '../office/theme-sequence.driver.ts'
import type { Oversees } from '../office/dashboard.driver.ts'
import type { FillsACart } from '../cart/cart.driver.ts'
import type { ChecksOut } from '../cart/checkout.driver.ts'
import type { AsksAboutConferences, ReadsConferences } from '../conference/conference.driver.ts'
import type { FillsInARegistration } from '../conference/registering.driver.ts'
import type { AsksTheChatbot } from '../chatbot/chatbot.driver.ts'
import type { Compares } from '../comparison/comparison.driver.ts'
import type { ReckonsCosts } from '../costs/costs.driver.ts'
import type { TakesExports } from '../exports/exports.driver.ts'
import type { ReadsFeeds } from '../feeds/feeds.driver.ts'
import type { AsksTheFinder } from '../finder/asking-the-finder.driver.ts'
import type { FindsEvents } from '../finder/finding-events.driver.ts'
import type { SendsForms } from '../forms/sending-forms.driver.ts'
import type { AppliesForWork } from '../jobs/applying.driver.ts'
import type { LooksForWork } from '../jobs/work.driver.ts'
import type { ReadsRulings } from '../knowledge/rulings.driver.ts'
import type { ReadsLaws } from '../knowledge/laws.driver.ts'
import type { ReadsCitations } from '../knowledge/citations.driver.ts'
import type { ReadsQuestions, TakesDownloads } from '../knowledge/downloads.driver.ts'
import type { AsksForArticles, ReadsArticles } from '../knowledge/articles.driver.ts'
import type { AsksForRecommendations, ReadsWhatGoesTogether } from '../knowledge/recommendations.driver.ts'
import type { ReadsTheLexicon } from '../knowledge/knowledge.driver.ts'
import type { AsksForThemes } from '../catalogue/themes.driver.ts'
import type { AsksForFilms } from '../media/films.driver.ts'
import type { WatchesAVideo } from '../media/video.driver.ts'
import type { ReadsMembersKnowledge } from '../knowledge/members-knowledge.driver.ts'
import type { TakesToTheMeeting } from '#features/delegation/delegation.driver.ts'
import type { AsksForSuggestions } from '../suggestions/suggestions.on-site.ts'
import type { Discusses } from '../forum/forum.driver.ts'
import type { KeepsMaterials, SharesMaterials } from '../materials/materials.driver.ts'
import type { SharesAList } from '../shared-list/shared-list.driver.ts'
import type { FollowsWhatIsOpen } from '../live/live.driver.ts'
import type { LooksAtTheOverview } from '../overview/overview.driver.ts'
import type { SeesAccesses } from '../access-log/access-log.driver.ts'
import type { TakesHerData } from '../privacy/taking-data.driver.ts'
import type { TalksToConsultants } from '../consulting/consulting.driver.ts'
import type { WritesAndReceivesQuotes } from '../quote/quote.driver.ts'
import type { SubscribesToCalendars } from '../calendar-feeds/calendar-feeds.driver.ts'
import type { AsksAboutPeople } from '../people/people.driver.ts'
import type { Searches } from '../search/search.driver.ts'
import type { ShownPage } from '../screens/screen.ts'
import type { ReadsPages } from '../shell/pages.driver.ts'
import type { VisitsTheShop } from '../shop/shop.driver.ts'
import type { ReadsLimitedText } from '../text/text.driver.ts'
import type { PlansTrainings } from '../training-plan/planning.driver.ts'
import type { AsksForVenues } from '../venues/venues-for-programs.driver.ts'
import type { ReadsVenues } from '../venues/venues.driver.ts'
import type { PutsIntoTheCart } from '../wishlist/into-the-cart.driver.ts'
import type { KeepsBookmarks } from '../wishlist/wishlist.driver.ts'

/** One person at one browser: everything a scenario lets people do. Steps know nothing else of the product. */
export interface Visit {
  readonly programme: ReadsTheProgramme
  readonly themePages: ReadsThemePages
  readonly venues: ReadsVenues
  readonly conferences: ReadsConferences
  readonly registration: FillsInARegistration
  readonly registering: Registers
  readonly positions: LooksForWork
  readonly finder: FindsEvents
  readonly chatbot: AsksTheChatbot
  readonly comparison: Compares
  readonly costs: ReckonsCosts
  readonly cart: FillsACart
  readonly checkout: ChecksOut
  readonly booking: Books
  readonly following: FollowsABooking
  readonly onPaper: OrdersOnPaper
  readonly office: RunsBookings
  readonly pdfAnalysis: AnalysesPdfs
  readonly oversees: Oversees
  readonly checksCitations: ChecksCitations
  readonly inbox: KeepsTheInbox
  readonly publishesLaws: PublishesLaws
  readonly ordersThemes: OrdersThemes
  readonly hearts: KeepsBookmarks
  readonly intoTheCart: PutsIntoTheCart
  readonly account: HoldsAnAccount
  readonly login: ManagesALogin
  readonly person: DescribesHerself
  readonly video: WatchesAVideo
  readonly text: ReadsLimitedText
  readonly lexicon: ReadsTheLexicon
  readonly laws: ReadsLaws
  readonly downloads: TakesDownloads
  readonly questions: ReadsQuestions
  readonly rulings: ReadsRulings
  readonly articles: ReadsArticles
  readonly goingTogether: ReadsWhatGoesTogether
  readonly searching: Searches
  readonly work: AppliesForWork
  readonly forms: SendsForms
  readonly shop: VisitsTheShop
  readonly newsletter: ReadsTheNewsletter
  readonly follows: Follows
  readonly overview: LooksAtTheOverview
  readonly membersKnowledge: ReadsMembersKnowledge
  readonly gremium: BelongsToAGremium
  readonly roster: KeepsTheRoster
  readonly participations: FollowsParticipations
  readonly plans: KeepsPlans
  readonly sharedList: SharesAList
  readonly delegation: TakesToTheMeeting
  readonly pages: ReadsPages
  readonly feeds: ReadsFeeds
  /** The finder as programs ask it, or by the fields of its page. */
  readonly search: AsksTheFinder
  /** What programs ask; they look at no screen, so a visit with one has none of it (scenarios with @no-screen). */
  readonly programs?: Programs
  /** Sets the width of the window for pages opened from now on, in pixels. */
  widen(width: number): Promise<void>
  /** What a person has before him, where there is a screen and a page on it. */
  shown?(): Promise<ShownPage | undefined>
  leave(): Promise<void>
}

/** What other programs ask of the application. */
export interface Programs {
  readonly booking: BooksAsAProgram
  readonly registering: RegistersAsAProgram
  readonly office: RunsBookingsAsAProgram
  readonly people: AsksAboutPeople
  readonly films: AsksForFilms
  readonly suggestions: AsksForSuggestions
  readonly venues: AsksForVenues
  readonly themes: AsksForThemes
  readonly conferences: AsksAboutConferences
  readonly citations: ReadsCitations
  readonly ordersThemes: OrdersThemesAsAProgram
  readonly articles: AsksForArticles
  readonly recommendations: AsksForRecommendations
  readonly exports: TakesExports
  readonly trainingPlans: PlansTrainings
  readonly calendarFeeds: SubscribesToCalendars
  readonly consulting: TalksToConsultants
  readonly quotes: WritesAndReceivesQuotes
  readonly ownData: TakesHerData
  readonly accesses: SeesAccesses
  readonly materials: SharesMaterials
  readonly materialsOffice: KeepsMaterials
  readonly live: FollowsWhatIsOpen
  readonly forum: Discusses
}
