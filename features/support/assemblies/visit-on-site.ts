import { analysesPdfsOnSite } from '../../analysis/on-site.ts'
import { followsABookingOnSite } from '../../booking/following.on-site.ts'
import { ordersOnPaperOnSite } from '../../booking/on-paper.on-site.ts'
import type { Visit } from '../visit.ts'
import { followsOnSite } from '../../knowledge/alerts.on-site.ts'
import { readsTheNewsletterOnSite } from '../../newsletter/on-site.ts'
import { visitsTheShopOnSite } from '../../shop/shop.on-site.ts'
import { sendsFormsOnSite } from '../../forms/sending-forms.on-site.ts'
import { appliesForWorkOnSite } from '../../jobs/applying.on-site.ts'
import { booksOnSite } from '../../booking/on-site.ts'
import { registersOnSite } from '../../booking/registering.on-site.ts'
import { checksOutOnSite } from '../../cart/checkout.on-site.ts'
import { runsBookingsOnSite } from '../../booking/office.on-site.ts'
import { keepsTheInboxOnSite } from '../../inbox/inbox.on-site.ts'
import { checksCitationsOnSite } from '../../office/citations.on-site.ts'
import { publishesLawsOnSite } from '../../office/legislation.on-site.ts'
import { ordersThemesOnSite } from '../../office/theme-sequence.on-site.ts'
import { overseesOnSite } from '../../office/dashboard.on-site.ts'
import { fillsACartOnSite } from '../../cart/on-site.ts'
import { asksTheChatbotOnSite } from '../../chatbot/on-site.ts'
import { comparesOnSite } from '../../comparison/on-site.ts'
import { asksAboutConferencesOnSite, readsConferencesOnSite } from '../../conference/on-site.ts'
import { fillsInARegistrationOnSite } from '../../conference/registering.on-site.ts'
import { asksAboutPeopleOnSite } from '../../people/on-site.ts'
import { asksForThemesOnSite } from '../../catalogue/themes.on-site.ts'
import { asksForVenuesOnSite } from '../../venues/venues-for-programs.on-site.ts'
import { asksForFilmsOnSite } from '../../media/films.on-site.ts'
import { looksForWorkOnSite } from '../../jobs/work.on-site.ts'
import { readsLimitedTextOnSite } from '../../text/on-site.ts'
import { readsPagesOnSite } from '../../shell/on-site.ts'
import { readsRulingsOnSite } from '../../knowledge/rulings.on-site.ts'
import { readsLawsOnSite } from '../../knowledge/laws.on-site.ts'
import { readsCitationsOnSite } from '../../knowledge/citations.on-site.ts'
import { readsQuestionsOnSite, takesDownloadsOnSite } from '../../knowledge/downloads.on-site.ts'
import { asksForArticlesOnSite, readsArticlesOnSite } from '../../knowledge/articles.on-site.ts'
import { asksForRecommendationsOnSite, readsWhatGoesTogetherOnSite } from '../../knowledge/recommendations.on-site.ts'
import { readsTheLexiconOnSite } from '../../knowledge/on-site.ts'
import { readsVenuesOnSite } from '../../venues/on-site.ts'
import type { Entry } from '../entry.ts'
import { asksTheFinderOnSite } from '../../finder/asking-the-finder.on-site.ts'
import { findsEventsOnSite } from '../../finder/finding-events.on-site.ts'
import { managesALoginOnSite } from '../../login/on-site.ts'
import { describesHerselfOnSite } from '../../person/on-site.ts'
import { holdsAnAccountOnSite } from '../../accounts/on-site.ts'
import { putsIntoTheCartOnSite } from '../../wishlist/into-the-cart.on-site.ts'
import { keepsBookmarksOnSite } from '../../wishlist/on-site.ts'
import { keepsPlansOnSite } from '../../training-plan/keeping-plans.on-site.ts'
import { belongsToAGremiumOnSite } from '../../gremium/membership.on-site.ts'
import { keepsTheRosterOnSite } from '../../gremium/roster.on-site.ts'
import { readsMembersKnowledgeOnSite } from '../../knowledge/members-knowledge.on-site.ts'
import { takesToTheMeetingOnSite } from '#features/delegation/delegation.on-site.ts'
import { followsWhatIsOpenOnSite } from '#features/live/live.on-site.ts'
import { asksForSuggestionsOnSite } from '#features/suggestions/suggestions.on-site.ts'
import { discussesOnSite } from '../../forum/forum.on-site.ts'
import { seesAccessesOnSite } from '../../access-log/access-log.on-site.ts'
import { takesHerDataOnSite } from '../../privacy/taking-data.on-site.ts'
import { talksToConsultantsOnSite } from '../../consulting/consulting.on-site.ts'
import { writesAndReceivesQuotesOnSite } from '../../quote/quote.on-site.ts'
import { subscribesToCalendarsOnSite } from '../../calendar-feeds/calendar-feeds.on-site.ts'
import { keepsMaterialsOnSite, sharesMaterialsOnSite } from '../../materials/materials.on-site.ts'
import { sharesAListOnSite } from '../../shared-list/shared-list.on-site.ts'
import { looksAtTheOverviewOnSite } from '../../overview/overview.on-site.ts'
import { followsParticipationsOnSite } from '../../participation/participations.on-site.ts'
import { takesExportsOnSite } from '../../exports/on-site.ts'
import { plansTrainingsOnSite } from '../../training-plan/on-site.ts'
import { readsFeedsOnSite } from '../../feeds/on-site.ts'
import { readsThemePagesOnSite } from '../../catalogue/theme-pages.on-site.ts'
import { searchesOnSite } from '../../search/on-site.ts'
import { readsTheProgrammeOnSite } from '../../catalogue/programme.on-site.ts'
import { reckonsCostsOnSite } from '../../costs/on-site.ts'
import { watchesAVideoOnSite } from '../../media/video.on-site.ts'

/** A visit without a screen: ports and machines, exactly those that a page runs. */
export const visitOnSite = (entry: Entry): Visit => {
  let width = 1440
  const finder = findsEventsOnSite(entry)
  const { booking, asAProgram } = booksOnSite(entry)
  const office = runsBookingsOnSite(entry)
  const registers = registersOnSite(entry)
  const ordersThemes = ordersThemesOnSite(entry)
  return {
    programme: readsTheProgrammeOnSite(entry),
    searching: searchesOnSite(entry),
    themePages: readsThemePagesOnSite(entry),
    venues: readsVenuesOnSite(entry),
    conferences: readsConferencesOnSite(entry),
    registration: fillsInARegistrationOnSite(entry),
    registering: registers.registering,
    positions: looksForWorkOnSite(entry),
    finder,
    chatbot: asksTheChatbotOnSite(entry),
    comparison: comparesOnSite(entry, finder),
    search: asksTheFinderOnSite(entry),
    costs: reckonsCostsOnSite(entry),
    cart: fillsACartOnSite(entry),
    checkout: checksOutOnSite(entry),
    booking,
    following: followsABookingOnSite(entry),
    onPaper: ordersOnPaperOnSite(entry),
    office: office.people,
    pdfAnalysis: analysesPdfsOnSite(entry),
    oversees: overseesOnSite(entry),
    checksCitations: checksCitationsOnSite(entry),
    inbox: keepsTheInboxOnSite(entry),
    publishesLaws: publishesLawsOnSite(entry),
    ordersThemes,
    hearts: keepsBookmarksOnSite(entry, () => width),
    intoTheCart: putsIntoTheCartOnSite(entry),
    account: holdsAnAccountOnSite(entry),
    login: managesALoginOnSite(entry),
    person: describesHerselfOnSite(entry),
    video: watchesAVideoOnSite(entry),
    text: readsLimitedTextOnSite(),
    lexicon: readsTheLexiconOnSite(entry),
    laws: readsLawsOnSite(entry),
    downloads: takesDownloadsOnSite(entry),
    questions: readsQuestionsOnSite(entry),
    rulings: readsRulingsOnSite(entry),
    articles: readsArticlesOnSite(entry),
    goingTogether: readsWhatGoesTogetherOnSite(entry),
    work: appliesForWorkOnSite(entry),
    forms: sendsFormsOnSite(entry),
    shop: visitsTheShopOnSite(entry),
    newsletter: readsTheNewsletterOnSite(entry),
    follows: followsOnSite(entry),
    overview: looksAtTheOverviewOnSite(entry),
    membersKnowledge: readsMembersKnowledgeOnSite(entry),
    gremium: belongsToAGremiumOnSite(entry),
    roster: keepsTheRosterOnSite(entry),
    participations: followsParticipationsOnSite(entry),
    plans: keepsPlansOnSite(entry),
    sharedList: sharesAListOnSite(entry),
    delegation: takesToTheMeetingOnSite(entry),
    pages: readsPagesOnSite(entry),
    programs: {
      booking: asAProgram,
      registering: registers.asAProgram,
      office: office.asAProgram,
      people: asksAboutPeopleOnSite(entry),
      films: asksForFilmsOnSite(entry),
      suggestions: asksForSuggestionsOnSite(entry),
      venues: asksForVenuesOnSite(entry),
      themes: asksForThemesOnSite(entry),
      conferences: asksAboutConferencesOnSite(entry),
      citations: readsCitationsOnSite(),
      ordersThemes,
      articles: asksForArticlesOnSite(entry),
      recommendations: asksForRecommendationsOnSite(entry),
      exports: takesExportsOnSite(entry),
      trainingPlans: plansTrainingsOnSite(),
      calendarFeeds: subscribesToCalendarsOnSite(entry),
      consulting: talksToConsultantsOnSite(entry),
      quotes: writesAndReceivesQuotesOnSite(entry),
      ownData: takesHerDataOnSite(entry),
      accesses: seesAccessesOnSite(entry),
      materials: sharesMaterialsOnSite(entry),
      materialsOffice: keepsMaterialsOnSite(entry),
      live: followsWhatIsOpenOnSite(entry),
      forum: discussesOnSite(entry),
    },
    feeds: readsFeedsOnSite(entry.site, entry.origin),
    widen: async (pixels) => {
      width = pixels
    },
    leave: async () => {},
  }
}
