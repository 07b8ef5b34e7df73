import type { Screen } from '#features/screens/screen.ts'
import type { Visit } from '../visit.ts'
import { analysesPdfsOnScreen } from '../../analysis/on-screen.ts'
import { booksOnScreen } from '../../booking/on-screen.ts'
import { registersOnScreen } from '../../booking/registering.on-screen.ts'
import { runsBookingsOnScreen } from '../../booking/office.on-screen.ts'
import { followsABookingOnScreen } from '../../booking/following.on-screen.ts'
import { ordersOnPaperOnScreen } from '../../booking/on-paper.on-screen.ts'
import { followsOnScreen } from '../../knowledge/alerts.on-screen.ts'
import { readsTheNewsletterOnScreen } from '../../newsletter/on-screen.ts'
import { visitsTheShopOnScreen } from '../../shop/shop.on-screen.ts'
import { sendsFormsOnScreen } from '../../forms/sending-forms.on-screen.ts'
import { appliesForWorkOnScreen } from '../../jobs/applying.on-screen.ts'
import { fillsInARegistrationOnScreen } from '../../conference/registering.on-screen.ts'
import { checksOutOnScreen } from '../../cart/checkout.on-screen.ts'
import { keepsTheInboxOnScreen } from '../../inbox/inbox.on-screen.ts'
import { checksCitationsOnScreen } from '../../office/citations.on-screen.ts'
import { publishesLawsOnScreen } from '../../office/legislation.on-screen.ts'
import { ordersThemesOnScreen } from '../../office/theme-sequence.on-screen.ts'
import { overseesOnScreen } from '../../office/dashboard.on-screen.ts'
import { fillsACartOnScreen } from '../../cart/on-screen.ts'
import { asksTheChatbotOnScreen } from '../../chatbot/on-screen.ts'
import { comparesOnScreen } from '../../comparison/on-screen.ts'
import { asksTheFinderOnScreen } from '../../finder/asking-the-finder.on-screen.ts'
import { findsEventsOnScreen } from '../../finder/finding-events.on-screen.ts'
import { managesALoginOnScreen } from '../../login/on-screen.ts'
import { describesHerselfOnScreen } from '../../person/on-screen.ts'
import { holdsAnAccountOnScreen } from '../../accounts/on-screen.ts'
import { putsIntoTheCartOnScreen } from '../../wishlist/into-the-cart.on-screen.ts'
import { keepsBookmarksOnScreen } from '../../wishlist/on-screen.ts'
import type { PageAddress } from '../../screens/page-address.ts'
import { readsFeedsBesideTheScreen } from '../../feeds/on-screen.ts'
import { looksForWorkOnScreen } from '../../jobs/work.on-screen.ts'
import { readsConferencesOnScreen } from '../../conference/on-screen.ts'
import { readsLimitedTextOnScreen } from '../../text/on-screen.ts'
import { readsPagesOnScreen } from '../../shell/on-screen.ts'
import { readsRulingsOnScreen } from '../../knowledge/rulings.on-screen.ts'
import { readsLawsOnScreen } from '../../knowledge/laws.on-screen.ts'
import { readsQuestionsOnScreen, takesDownloadsOnScreen } from '../../knowledge/downloads.on-screen.ts'
import { readsArticlesOnScreen } from '../../knowledge/articles.on-screen.ts'
import { readsWhatGoesTogetherOnScreen } from '../../knowledge/recommendations.on-screen.ts'
import { readsTheLexiconOnScreen } from '../../knowledge/on-screen.ts'
import { readsVenuesOnScreen } from '../../venues/on-screen.ts'
import { readsThemePagesOnScreen } from '../../catalogue/theme-pages.on-screen.ts'
import { searchesOnScreen } from '../../search/on-screen.ts'
import { readsTheProgrammeOnScreen } from '../../catalogue/programme.on-screen.ts'
import { reckonsCostsOnScreen } from '../../costs/on-screen.ts'
import { readsMembersKnowledgeOnScreen } from '../../knowledge/members-knowledge.on-screen.ts'
import { takesToTheMeetingOnScreen } from '#features/delegation/delegation.on-screen.ts'
import { belongsToAGremiumOnScreen } from '../../gremium/membership.on-screen.ts'
import { keepsTheRosterOnScreen } from '../../gremium/roster.on-screen.ts'
import { followsParticipationsOnScreen } from '../../participation/participations.on-screen.ts'
import { keepsPlansOnScreen } from '../../training-plan/keeping-plans.on-screen.ts'
import { sharesAListOnScreen } from '../../shared-list/shared-list.on-screen.ts'
import { looksAtTheOverviewOnScreen } from '../../overview/overview.on-screen.ts'
import { watchesAVideoOnScreen } from '../../media/video.on-screen.ts'

/** A visit with a screen: everything is found by labels and roles. */
export const visitOnScreen = (screen: Screen, app: Omit<PageAddress, 'screen'>): Visit => {
  const place: PageAddress = { screen, origin: app.origin, showPlainPage: app.showPlainPage }
  return {
    programme: readsTheProgrammeOnScreen(place),
    searching: searchesOnScreen(place),
    themePages: readsThemePagesOnScreen(place),
    venues: readsVenuesOnScreen(place),
    conferences: readsConferencesOnScreen(place),
    registration: fillsInARegistrationOnScreen(place),
    registering: registersOnScreen(place),
    positions: looksForWorkOnScreen(place),
    finder: findsEventsOnScreen(place),
    search: asksTheFinderOnScreen(place),
    chatbot: asksTheChatbotOnScreen(place),
    comparison: comparesOnScreen(place),
    costs: reckonsCostsOnScreen(place),
    cart: fillsACartOnScreen(place),
    checkout: checksOutOnScreen(place),
    booking: booksOnScreen(place),
    following: followsABookingOnScreen(place),
    onPaper: ordersOnPaperOnScreen(place),
    office: runsBookingsOnScreen(place),
    pdfAnalysis: analysesPdfsOnScreen(place),
    oversees: overseesOnScreen(place),
    checksCitations: checksCitationsOnScreen(place),
    inbox: keepsTheInboxOnScreen(place),
    publishesLaws: publishesLawsOnScreen(place),
    ordersThemes: ordersThemesOnScreen(place),
    hearts: keepsBookmarksOnScreen(place),
    intoTheCart: putsIntoTheCartOnScreen(place),
    account: holdsAnAccountOnScreen(place),
    login: managesALoginOnScreen(place),
    person: describesHerselfOnScreen(place),
    video: watchesAVideoOnScreen(place),
    text: readsLimitedTextOnScreen(place),
    lexicon: readsTheLexiconOnScreen(place),
    laws: readsLawsOnScreen(place),
    downloads: takesDownloadsOnScreen(place),
    questions: readsQuestionsOnScreen(place),
    rulings: readsRulingsOnScreen(place),
    articles: readsArticlesOnScreen(place),
    goingTogether: readsWhatGoesTogetherOnScreen(place),
    work: appliesForWorkOnScreen(place),
    forms: sendsFormsOnScreen(place),
    shop: visitsTheShopOnScreen(place),
    newsletter: readsTheNewsletterOnScreen(place),
    follows: followsOnScreen(place),
    overview: looksAtTheOverviewOnScreen(place),
    membersKnowledge: readsMembersKnowledgeOnScreen(place),
    gremium: belongsToAGremiumOnScreen(place),
    roster: keepsTheRosterOnScreen(place),
    participations: followsParticipationsOnScreen(place),
    plans: keepsPlansOnScreen(place),
    sharedList: sharesAListOnScreen(place),
    delegation: takesToTheMeetingOnScreen(place),
    pages: readsPagesOnScreen(place),
    feeds: readsFeedsBesideTheScreen(place),
    widen: (width) => screen.widen(width),
    shown: () => screen.shown(),
    leave: () => screen.close(),
  }
}
