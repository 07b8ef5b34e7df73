import { accountsOf } from './accounts/accounts.service.ts'
import { seeingAccesses } from './access-log/access-log.service.ts'
import { notedBookings } from './access-log/noted-bookings.ts'
import { notingAccesses } from './access-log/noting-accesses.ts'
import { caringForParticipants } from './event-care/event-care.service.ts'
import { followingOf } from './alerts/alerts.service.ts'
import { analysisOf } from './analysis/analysis.service.ts'
import { whyNotGiven } from './accounts/why-not-given.ts'
import type { Right } from './accounts/who-may.ts'
import { answeringAsEmployer } from './booking/answering-as-employer.ts'
import { gremiumOfOrder } from './booking/gremium-of-order.ts'
import { otherEventsWith } from './booking/other-events.ts'
import { orderingOf, type CheckedOut } from './booking/checking-out.ts'
import { orderingOnPaperOf } from './booking/ordering-on-paper.ts'
import { followingBookings } from './booking/following-bookings.ts'
import { registeringOf } from './booking/registering.ts'
import { runningBookings } from './booking/running-bookings.ts'
import { feedingCalendars } from './calendar-feeds/calendar-feeds.service.ts'
import { cartOwners } from './cart/owners.ts'
import { mayWriteTo } from './shared/letter-limit.ts'
import { knowledgeAbout } from './accounts/password-knowledge.ts'
import { beginSession, shownSession, signedInUserId, visitedSession } from './accounts/session.ts'
import { cartOf } from './cart/cart.service.ts'
import { citedPagesOf } from './cited-pages-of.ts'
import { checkingCitations, rememberedReport } from './citation-report/citation-report.service.ts'
import { chattingOf } from './chatbot/chatbot.service.ts'
import { catalogueOf } from './catalogue/catalogue.service.ts'
import { eventHref, rubricHref, themeEventsHref, themeHref } from './catalogue/theme-links.ts'
import { themesByWords } from './catalogue/themes-by-words.ts'
import { conferenceHref } from './conference/conference-links.ts'
import { conferencesOf } from './conference/conference.service.ts'
import { keepingConsultants } from './consulting/consultants-office.service.ts'
import { consultingOf } from './consulting/consulting.service.ts'
import { contentOf } from './content/content.service.ts'
import { netWithHotel } from './costs/with-hotel.ts'
import { costsInBrief } from './costs/costs-in-brief.ts'
import { costsOf } from './costs/costs.service.ts'
import type { ForReckoningCosts } from './costs/ports.ts'
import type { ForTellingCosts } from './documents/ports.ts'
import { overseeing } from './dashboard/dashboard.service.ts'
import { diagnosticsOf } from './diagnostics/diagnostics.service.ts'
import { calendarsOf } from './documents/calendars.service.ts'
import { eventCalendars } from './documents/event-calendars.ts'
import { programmePdfsOf } from './documents/programme-pdfs.service.ts'
import { exportsOf } from './exports/exports.service.ts'
import { consumerOf, feedsForEveryone } from './feeds/feeds.service.ts'
import type { Links } from './feeds/links.ts'
import { countingUnread } from './forum/forum-reader.ts'
import { forumOf } from './forum/forum.service.ts'
import { moderating } from './forum/moderating.service.ts'
import { finderOf } from './finder/finder.service.ts'
import { belongingToAGremium } from './gremium/gremium.service.ts'
import { keepingTheRoster } from './gremium/roster.service.ts'
import { knowingMemberships } from './gremium/knowing-memberships.ts'
import { planningAGremium } from './gremium-plan/gremium-plan.service.ts'
import { invoicesOf } from './invoices/invoices.service.ts'
import { formRequestsOf } from './form-requests/form-requests.service.ts'
import { keepingTheInbox } from './inbox/inbox.service.ts'
import { positionHref } from './jobs/position-links.ts'
import { jobsOf } from './jobs/jobs.service.ts'
import { followingEvents, followingLists } from './live/live.service.ts'
import { lexiconOf, lexiconHref, namingTerms } from './knowledge/lexicon/lexicon.service.ts'
import { linkingOf } from './knowledge/linking/linking.service.ts'
import { lawsOf } from './knowledge/laws/laws.service.ts'
import { publishingLaws } from './knowledge/laws/publishing-laws.service.ts'
import { downloadsOf } from './knowledge/downloads/downloads.service.ts'
import { knowingFiles } from './knowledge/downloads/known-files.ts'
import { primersOf } from './knowledge/primers/primers.service.ts'
import { faqOf } from './knowledge/faq/faq.service.ts'
import { rulingsOf } from './knowledge/rulings/rulings.service.ts'
import { articleHref } from './knowledge/articles/article-links.ts'
import { articlesOf } from './knowledge/articles/articles.service.ts'
import { consentFrom } from './media/consent-cookie.ts'
import type { OwnAccount } from './login/login-needs.ts'
import { loginOf } from './login/login.service.ts'
import { secondFactorOf } from './login/second-factor-calls.ts'
import { keepingMaterials } from './materials/materials-office.service.ts'
import { sharingMaterials } from './materials/sharing.service.ts'
import { mediaOf } from './media/media.service.ts'
import type { Needs } from './needs.ts'
import { knowingTrainings } from './own-trainings/knowing-trainings.ts'
import { overviewOf } from './overview/overview.service.ts'
import { aboutPapers } from './papers/about-paper.ts'
import { takingPapers } from './papers/papers.service.ts'
import { shopOf } from './merchandise/merchandise.service.ts'
import { newsletterWithAccount } from './newsletter/newsletter-with-account.ts'
import { newsletterOf } from './newsletter/newsletter.service.ts'
import { followingParticipations } from './participation/participations.service.ts'
import { peopleOf } from './people/people.service.ts'
import { describingOneself } from './person/person.service.ts'
import { passwordAgain } from './login/password-again.ts'
import { endingAnAccount, offeringToKeep } from './privacy/ending-an-account.ts'
import { takingOnesData } from './privacy/taking-ones-data.service.ts'
import { readingPieces } from './recommendations/reading-pieces.ts'
import { recommendationsOf } from './recommendations/recommendations.service.ts'
import { relating } from './recommendations/relating.ts'
import { receivingQuotes } from './quote/receiving-quotes.service.ts'
import { writingQuotes } from './quote/writing-quotes.service.ts'
import { mendingQuestions } from './search/mended.ts'
import { searchOf } from './search/search.service.ts'
import { takingForms } from './forms/taking-forms.ts'
import { formsOf } from './forms/forms.service.ts'
import { keepingPlans } from './training-plan/keeping-plans.service.ts'
import { knowingTeaching } from './training-plan/knowing-teaching.ts'
import { knowingTaughtThemes } from './training-plan/taught-themes.ts'
import { takingPlanPapers } from './training-plan/plan-papers.service.ts'
import { planningTrainings } from './training-plan/training-plan.service.ts'
import { arrangingThemes } from './theme-sequence/theme-sequence.service.ts'
import { delegating } from './delegation/delegating.service.ts'
import { suggesting } from './suggestions/suggesting.service.ts'
import { sharingAList } from './shared-list/shared-list.service.ts'
import { singleFlight } from './shared/single-flight.ts'
import type { Visitor } from './shared/visitor.ts'
import type { SiteForPages } from './site.ts'
import { hotelHref, locationHref } from './venues/venue-links.ts'
import { venuesOf } from './venues/venues.service.ts'
import { tellingOffers } from './wishlist/telling-offers.ts'
import { wishlistOf } from './wishlist/wishlist.service.ts'

/** What the Kostenrechner tells papers of an event. */
const tellingCosts = ({ estimate, rates }: ForReckoningCosts): ForTellingCosts => ({
  inBrief: async (key) => {
    const reckoned = await estimate({ key })
    return reckoned.ok ? costsInBrief(reckoned.value) : undefined
  },
  netWithHotel: async () => {
    const known = await rates({})
    return known.ok ? (event) => netWithHotel(event, known.value) : known.refusal
  },
})

/** The application: answers, for every visitor, the site as he sees it. What is the same for all is wired once. */
export const openSite = (needs: Needs): ((visitor: Visitor) => SiteForPages) => {
  const catalogue = catalogueOf(needs)
  const finder = finderOf({ ...needs, themesFound: themesByWords(needs) })
  const people = peopleOf(needs)
  const costs = costsOf({ ...needs, programme: catalogue })
  const papers = programmePdfsOf({ ...needs, programme: catalogue, people, costs: tellingCosts(costs) })
  const conferences = conferencesOf(needs)
  const calendarOf = eventCalendars(needs)
  const programme = {
    catalogue,
    finder,
    venues: venuesOf({ ...needs, finder }),
    conferences,
    people,
    media: mediaOf(needs),
    costs,
    documents: { ...papers, ...calendarsOf(calendarOf, needs, finder) },
    liveEvents: followingEvents(needs),
  }
  const citing = {
    ...namingTerms(needs),
    citedPages: citedPagesOf(needs),
  }
  const linking = linkingOf({ ...needs, ...citing })
  const report = rememberedReport({ ...needs, citedPages: citing.citedPages })
  const lexicon = lexiconOf({ ...needs, ...linking })
  const downloads = downloadsOf(needs)
  const primers = primersOf({ ...needs, ...linking })
  const pieces = readingPieces(needs)
  const recommending = relating(pieces)
  const knowledge = {
    lexicon,
    laws: lawsOf({ ...needs, ...linking }),
    faq: faqOf({ ...needs, ...linking }),
    rulings: rulingsOf({ ...needs, ...linking }),
    articles: articlesOf({ ...needs, ...linking }),
    recommendations: recommendationsOf({ ...needs, ...linking, pieces, programme: catalogue }),
    search: searchOf({ ...needs, catalogue, finder, storedEvents: needs.catalogue, citedPages: citing.citedPages }),
  }
  const chatting = chattingOf({ ...needs, mending: mendingQuestions(needs) })
  const tellOffers = tellingOffers({ ...needs, programme: catalogue, costs })
  const content = contentOf(needs)
  const forms = takingForms(needs)
  const askForNewsletter = newsletterWithAccount(needs)
  const legislation = publishingLaws(needs)
  const ofSelf = { ...knowingMemberships(needs), ...countingUnread(needs) }
  const planning = planningTrainings({ ...needs, teaching: knowingTeaching(needs) })
  const trainings = knowingTrainings(needs)
  const { taughtThemes } = knowingTaughtThemes(needs)
  const aboutPaper = aboutPapers({ ...needs, programme: catalogue })
  const onceForAll = singleFlight<CheckedOut>()
  const bookings = followingBookings({ ...needs, costs, conferences })
  const employer = answeringAsEmployer(needs)
  const invoices = invoicesOf(needs)
  const takeData = takingOnesData(needs)
  const feeds = feedsForEveryone({ ...needs, published: knowledge.articles }, links)
  return (visitor) => {
    const whoIsAsking = () => signedInUserId(visitor, needs)
    const { addOnce, addParty, ...cart } = cartOf(visitor, whoIsAsking, { ...needs, costs })
    const whyNot = async (right: Right) => whyNotGiven(right, await whoIsAsking(), needs)
    const log = notingAccesses(whoIsAsking, needs)
    const plans = keepingPlans(whoIsAsking, () => whyNot('administer'), { ...needs, planning, trainings, log })
    const office = notedBookings(
      runningBookings(() => whyNot('run-bookings'), needs),
      log,
    )
    const merchandise = shopOf(visitor, needs)
    const accounts = accountsOf(visitor, { ...needs, ...ofSelf, afterConfirmation: askForNewsletter })
    const secondFactor = secondFactorOf(visitor, ownAccount(visitor, needs), { ...needs, ...ofSelf })
    const orders = orderingOf(visitor, { ...needs, costs, owners: cartOwners(visitor, whoIsAsking, needs), onceForAll })
    const provenAccount = {
      ...ownAccount(visitor, needs),
      passwordAgain: (password: string) => passwordAgain(password, ownAccount(visitor, needs), needs),
    }
    const bookingPapers = takingPapers({ orders, office, cart }, { ...needs, programme: catalogue, people })
    const sharedList = sharingAList(whoIsAsking, { ...needs, programme: catalogue, costs })
    return {
      citations: linking,
      programme,
      knowledge: {
        ...knowledge,
        downloads: downloads(whoIsAsking),
        primers: primers(whoIsAsking),
        forum: forumOf(visitor, whoIsAsking, needs),
        chatbot: chatting(visitor),
      },
      account: {
        accounts: { ...accounts, signIn: async (ask) => offeringToKeep(await accounts.signIn(ask), needs) },
        wishlist: wishlistOf(whoIsAsking, { ...needs, tellOffers, cart: { cart: cart.cart, addOnce } }),
        login: loginOf(visitor, ownAccount(visitor, needs), { ...needs, ...ofSelf }),
        secondFactor: {
          ...secondFactor,
          enterCode: async (ask) => offeringToKeep(await secondFactor.enterCode(ask), needs),
        },
        person: describingOneself(whoIsAsking, needs),
        privacy: endingAnAccount(provenAccount, needs),
        ownData: takeData(visitor, provenAccount),
        accesses: seeingAccesses(whoIsAsking, () => whyNot('administer'), needs),
        alerts: followingOf(visitor, whoIsAsking, { ...needs, forms }),
        overview: overviewOf(whoIsAsking, { ...needs, recommending, taughtThemes }),
        suggestions: suggesting(whoIsAsking, { ...needs, recommending, trainings, media: programme.media }),
        plans,
        planPapers: takingPlanPapers({ ...needs, plans, calendarOf: calendarOf.ofNumbers }),
        calendarFeeds: feedingCalendars(visitor, whoIsAsking, needs),
        materials: sharingMaterials(whoIsAsking, () => whyNot('edit-content'), needs),
      },
      booking: {
        cart,
        orders,
        registrations: registeringOf(visitor, whoIsAsking, { ...needs, costs, conferences }),
        paperOrders: orderingOnPaperOf(visitor, whoIsAsking, { ...needs, costs }),
        bookings,
        employer,
        papers: bookingPapers,
        invoices,
        office,
        care: caringForParticipants(() => whyNot('run-bookings'), log, needs),
        consulting: consultingOf(visitor, whoIsAsking, needs),
        consultants: keepingConsultants(() => whyNot('run-bookings'), { ...needs, log }),
        quotes: receivingQuotes({
          ...needs,
          costs,
          network: visitor.network,
          owners: cartOwners(visitor, whoIsAsking, needs),
          whoIsAsking,
          whyNotStaff: () => whyNot('run-bookings'),
          log,
          gremiumOf: (userId, typed) => gremiumOfOrder(userId, typed, needs.gremien),
          otherEvents: (seats, event) => otherEventsWith(seats, event, needs),
        }),
        quotesOffice: writingQuotes(() => whyNot('run-bookings'), { ...needs, costs, log }),
      },
      gremium: {
        membership: belongingToAGremium(whoIsAsking, needs),
        roster: keepingTheRoster(whoIsAsking, needs),
        participations: followingParticipations(whoIsAsking, { ...needs, papers: bookingPapers }),
        plan: planningAGremium(whoIsAsking, { ...needs, trainings, planning, taughtThemes }),
        sharedList,
        liveList: followingLists(async () => (await shownSession(visitor, needs))?.userId, needs),
        delegation: delegating(whoIsAsking, { ...needs, sharedList, costs, cart: { addParty }, aboutPaper }),
      },
      office: {
        dashboard: overseeing(whyNot, { ...needs, citations: async () => (await report()).counts }),
        citations: checkingCitations(() => whyNot('edit-content'), report),
        legislation: legislation(() => whyNot('administer')),
        themeSequence: arrangingThemes(() => whyNot('administer'), needs),
        content,
        jobs: jobsOf(visitor, { ...needs, forms }),
        forms: formsOf(visitor, needs),
        formRequests: formRequestsOf(visitor, whoIsAsking, merchandise, { ...needs, forms }),
        merchandise,
        newsletter: newsletterOf(visitor, { ...needs, forms }),
        diagnostics: diagnosticsOf(visitor, needs),
        feeds: { ...feeds, ...consumerOf(shownBy(visitor, needs), needs) },
        pdfAnalysis: analysisOf(() => whyNot('administer'), {
          ...needs,
          ...citing,
          ...knowingFiles(needs),
        }),
        materialsOffice: keepingMaterials(whoIsAsking, () => whyNot('edit-content'), needs),
        exports: exportsOf(visitor, needs),
        moderation: moderating(whoIsAsking, () => whyNot('moderate-forum'), needs),
        inbox: keepingTheInbox(whoIsAsking, () => whyNot('answer-requests'), log, needs),
      },
    }
  }
}

const ownAccount = (visitor: Visitor, needs: Needs): OwnAccount => ({
  session: () => visitedSession(visitor, needs),
  shown: () => shownSession(visitor, needs),
  begin: (userId, remember) => beginSession(visitor, userId, remember, needs),
  knowledgeAbout: (person) => knowledgeAbout(person, needs),
  mayWriteTo: (email) => mayWriteTo(email, needs),
})

const shownBy = (visitor: Visitor, needs: Needs) => ({
  userId: () => signedInUserId(visitor, needs),
  consent: () => consentFrom(visitor.cookieChoice()),
})

export const links: Links = {
  theme: themeHref,
  themeEvents: themeEventsHref,
  event: eventHref,
  rubric: rubricHref,
  location: locationHref,
  hotel: hotelHref,
  conference: conferenceHref,
  position: positionHref,
  article: articleHref,
  lexiconEntry: lexiconHref,
}
