import * as addressOf from '#core/shared/addresses.ts'
import { data, type RouteObject } from 'react-router-dom'
import { positionsHref } from '#core/jobs/position-links.ts'
import type { Brand } from '#core/brand/brand.ts'
import type { UploadedFile } from '#core/forms/forms.ts'
import type { Site } from '#core/site.ts'
import type { PageSettings } from '#pages-port/page-rendering.ts'
import type { PostedForm } from '#pages-port/posted-form.ts'
import { addressRead, type AnyPage, type HydratedPage, type Page, type PageRequest, type ServedPage } from './page.ts'
import { alertConfirmationPage, alertEndPage } from './pages/alerts/links.tsx'
import { alertRequestedPage, alertsPage } from './pages/alerts/alerts.tsx'
import { appliedPage } from './pages/jobs/applied.tsx'
import { articlePage } from './pages/articles/article.tsx'
import {
  electionArchivePage,
  electionCategoryPage,
  newsPage,
  specialistArticlesPage,
  tagPage,
} from './pages/articles/lists.tsx'
import { magazinePage } from './pages/articles/magazine.tsx'
import { moreOfTagPage } from './pages/articles/more-of-tag.tsx'
import { bookingPage } from './pages/booking/booking.tsx'
import { buildingBlocksPage } from './pages/reading/building-blocks.tsx'
import { cartPage } from './pages/cart/cart.tsx'
import { checkoutPage } from './pages/cart/checkout.tsx'
import { quoteRequestPage } from './pages/cart/quote-request.tsx'
import { comparisonPage } from './pages/comparison/comparison.tsx'
import { conferencePage } from './pages/conferences/conference.tsx'
import { conferenceRegistrationPage } from './pages/conferences/conference-registration.tsx'
import { conferencesPage } from './pages/conferences/conferences.tsx'
import { confirmPage } from './pages/account/confirm.tsx'
import { quotePage } from './pages/quote/quote.tsx'
import { appointmentPage } from './pages/consulting/appointment.tsx'
import { consultingPage } from './pages/consulting/consulting.tsx'
import { contentPage } from './pages/reading/content.tsx'
import { costsPage } from './pages/costs/costs.tsx'
import { employersRequestPage } from './pages/booking/employers-request.tsx'
import { eveningsPage } from './pages/programme/evenings.tsx'
import { eventPage } from './pages/events/event.tsx'
import { eventsPage } from './pages/events/events.tsx'
import { forgottenPasswordPage, forgottenPasswordSentPage } from './pages/account/forgotten-password.tsx'
import { feedbackPage } from './pages/forms/feedback.tsx'
import {
  cataloguePage,
  contactPage,
  digitalChangePage,
  generalRegistrationPages,
  lawyerConsultationPage,
  sbvAdvicePage,
} from './pages/forms/form-pages.ts'
import { sentPage } from './pages/forms/sent.tsx'
import { withdrawalPage } from './pages/forms/withdrawal.tsx'
import { forumPage } from './pages/forum/forum.tsx'
import { forumCategoryPage } from './pages/forum/category.tsx'
import { forumDecisionPage } from './pages/forum/decision.tsx'
import { forumThreadPage } from './pages/forum/thread.tsx'
import { forumModerationPage } from './pages/office/forum-moderation.tsx'
import { fragmentPage } from './shell/fragment.tsx'
import { downloadsPage } from './pages/knowledge/downloads.tsx'
import { faqPage } from './pages/knowledge/faq.tsx'
import { homePage } from './pages/programme/home.tsx'
import { hotelPage } from './pages/venues/hotel.tsx'
import { inhousePage } from './pages/programme/inhouse.tsx'
import { lawPage } from './pages/laws/law.tsx'
import { lawsPage } from './pages/laws/laws.tsx'
import { normPage } from './pages/laws/norm.tsx'
import { lexiconEntryPage } from './pages/reading/lexicon-entry.tsx'
import { lexiconPage } from './pages/reading/lexicon.tsx'
import { locationPage } from './pages/venues/location.tsx'
import { redirectedPage } from './shell/redirected-page.ts'
import { accountStaysPage, accountGoesOnPage } from './pages/account/account-goes-on.tsx'
import { addressChangedPage, newAddressPage } from './pages/account/new-address.tsx'
import { enrolmentPage } from './pages/account/enrolment.tsx'
import { secondFactorPage } from './pages/account/second-factor.tsx'
import { gremiumInvitationPage } from './pages/gremium/invitation.tsx'
import { gremiumMembersPage } from './pages/gremium/members-page.ts'
import { gremiumBookingsPage } from './pages/gremium/bookings-page.ts'
import { delegationPage } from './pages/delegation/delegation.tsx'
import { eventMaterialsPage } from './pages/materials/event-materials.tsx'
import { sharedListPage } from './pages/shared-list/list-page.ts'
import { gremiumSettingsPage } from './pages/gremium/settings-page.ts'
import { newsletterPage, newsletterSentPage } from './pages/newsletter/newsletter.tsx'
import { newsletterConfirmationPage, newsletterEndPage } from './pages/newsletter/links.tsx'
import { newPasswordPage, passwordChangedPage } from './pages/account/new-password.tsx'
import { citationsPage } from './pages/office/citations.tsx'
import { dashboardPage } from './pages/office/dashboard.tsx'
import { lawJobPage } from './pages/office/law-job.tsx'
import { lawVersionPage } from './pages/office/law-version.tsx'
import { legislationPage } from './pages/office/legislation.tsx'
import { inboxPage } from './pages/office/inbox.tsx'
import { officeRequestPage } from './pages/office/request.tsx'
import { officeBookingPage } from './pages/office/booking.tsx'
import { officeBookingsPage } from './pages/office/bookings.tsx'
import { accessLogPage } from './pages/office/access-log.tsx'
import { themeSequencePage } from './pages/office/theme-sequence.tsx'
import { consultantPage } from './pages/office/consultant.tsx'
import { officeQuotePage } from './pages/office/quote.tsx'
import { officeQuotesPage } from './pages/office/quotes.tsx'
import { consultantsPage } from './pages/office/consultants.tsx'
import { officeMaterialsPage } from './pages/office/materials.tsx'
import { officeEventPage } from './pages/office/participants.tsx'
import { orderFormPage } from './pages/order-form/order-form.tsx'
import { memberOverviewPage } from './pages/overview/overview-page.ts'
import { ownPlansPage } from './pages/training-plan/own-plans-page.ts'
import { planOfficePage } from './pages/training-plan/plans-office.tsx'
import { trainingPlanPage } from './pages/training-plan/plan.tsx'
import { ownQuotesPage } from './pages/own-quotes/own-quotes.tsx'
import { portalPage } from './pages/overview/portal.tsx'
import { overviewPage } from './pages/programme/overview.tsx'
import { pdfAnalysisPage } from './pages/office/pdf-analysis.tsx'
import { positionPage } from './pages/jobs/position.tsx'
import { positionsPage } from './pages/jobs/positions.tsx'
import { primerPage } from './pages/members-knowledge/primer.tsx'
import { primersPage } from './pages/members-knowledge/primers-page.ts'
import { problemPage } from './pages/problems/problem.tsx'
import { problemsPage } from './pages/problems/problems.tsx'
import { registeredPage } from './pages/account/registered.tsx'
import { registrationPage } from './pages/account/registration.tsx'
import { rubricPage } from './pages/programme/rubric.tsx'
import { rulingOfGroupPage } from './pages/rulings/ruling-of-group.ts'
import { rulingPage } from './pages/rulings/ruling.tsx'
import { rulingsPage } from './pages/rulings/rulings.tsx'
import { chatbotPage, chatbotSbvPage } from './pages/chatbot/chatbot.tsx'
import { searchPage } from './pages/programme/search.tsx'
import { settingsOfDataPage, settingsOfLoginPage, settingsPage } from './pages/settings/settings-pages.ts'
import { shopLoginPage } from './pages/shop/login.tsx'
import { shopLogoutPage } from './pages/shop/logout.tsx'
import { shopPage } from './pages/shop/shop.tsx'
import { signInPage } from './pages/account/sign-in.tsx'
import { signOutPage } from './pages/account/sign-out.tsx'
import { themeEventsPage } from './pages/programme/theme-events.tsx'
import { themeEveningsPage } from './pages/programme/theme-evenings.tsx'
import { themeInhousePage } from './pages/programme/theme-inhouse.tsx'
import { themePage } from './pages/programme/theme.tsx'
import { themeStarterPackagePage } from './pages/programme/theme-starter-package.tsx'
import { venuesPage } from './pages/venues/venues.tsx'
import { wishlistPage } from './pages/wishlist/wishlist.tsx'

/** What the renderer hands to every loader and action. */
export interface RouteContext {
  readonly site: Site
  readonly brand: Brand
  readonly settings: PageSettings
  readonly requestId: string
  readonly form: PostedForm
  readonly files: readonly UploadedFile[]
  readonly isNavigation?: true
}

type LoaderArguments = Parameters<Exclude<RouteObject['loader'], boolean | undefined>>[0]

const pageRequest = ({ request, params, context }: LoaderArguments, page: Pick<AnyPage, 'reads'>): PageRequest => ({
  ...(context as RouteContext),
  params,
  url: addressRead(page, request.url),
})

const route = <D, A>(path: string, page: Page<D, A> | HydratedPage<D, A> | ServedPage<D, A>): RouteObject => ({
  path,
  caseSensitive: true,
  handle: page,
  async loader(told) {
    const shown = await page.loader(pageRequest(told, page))
    return data(shown, { status: shown.status ?? 200 })
  },
  ...(page.action && { action: (told: LoaderArguments) => page.action?.(pageRequest(told, page)) }),
})

/** Every page by its address (spec §2). */
export const routes: RouteObject[] = [
  route('/', homePage),
  route(addressOf.programme, overviewPage),
  route(addressOf.rubric(':rubric'), rubricPage),
  route(addressOf.theme(':theme'), themePage),
  route(addressOf.themeEvents(':theme'), themeEventsPage),
  route(addressOf.starterPackage(':theme'), themeStarterPackagePage),
  route(addressOf.evenings(':theme'), themeEveningsPage),
  route(addressOf.inhouse(':theme'), themeInhousePage),
  route(addressOf.inhouseSeminars, inhousePage),
  route(addressOf.eveningsByTown, eveningsPage),
  route(addressOf.events, eventsPage),
  route(addressOf.event(':event'), eventPage),
  route(addressOf.comparison, comparisonPage),
  route(addressOf.rulings, rulingsPage),
  route(addressOf.ruling(':slug'), rulingPage),
  route(addressOf.rulingOfGroup(':list', ':slug'), rulingOfGroupPage),
  route(addressOf.rulingTopic(':list', ':topic'), rulingsPage),
  route(addressOf.rulingList(':list'), rulingsPage),
  route(addressOf.venues, venuesPage),
  route(addressOf.hotel(':hotel'), hotelPage),
  route(addressOf.location(':location'), locationPage),
  route(addressOf.conferences, conferencesPage),
  route(addressOf.conference(':conference'), conferencePage),
  route(addressOf.conferenceRegistration(':conference'), conferenceRegistrationPage),
  route(addressOf.positions, positionsPage),
  route(addressOf.openPositions, redirectedPage(positionsHref)),
  route(addressOf.position(':department', ':position'), positionPage),
  route(addressOf.applied, appliedPage),
  route(addressOf.costs(':event'), costsPage),
  route(addressOf.orderForm(':event'), orderFormPage),
  route(addressOf.dashboard, dashboardPage),
  route(addressOf.citationReport, citationsPage),
  route(addressOf.themeSequence, themeSequencePage),
  route(addressOf.accessLog, accessLogPage),
  route(addressOf.legislation, legislationPage),
  route(addressOf.lawJob(':job'), lawJobPage),
  route(addressOf.lawVersion(':version'), lawVersionPage),
  route(addressOf.officeBookings, officeBookingsPage),
  route(addressOf.officeEvent(':event'), officeEventPage),
  route(addressOf.officeMaterials(':event'), officeMaterialsPage),
  route(addressOf.officeBooking(':booking'), officeBookingPage),
  route(addressOf.pdfAnalysis, pdfAnalysisPage),
  route(addressOf.downloads, downloadsPage),
  route(addressOf.faq, faqPage),
  route(addressOf.forum, forumPage),
  route(addressOf.forumThread(':thread'), forumThreadPage),
  route(addressOf.forumDecision(':token'), forumDecisionPage),
  route(addressOf.forumCategory(':category'), forumCategoryPage),
  route(addressOf.forumModeration, forumModerationPage),
  route(addressOf.search, searchPage),
  route(addressOf.chatbot, chatbotPage),
  route(addressOf.chatbotSbv, chatbotSbvPage),
  route(addressOf.buildingBlocks, buildingBlocksPage),
  route(addressOf.cart, cartPage),
  route(addressOf.checkout, checkoutPage),
  route(addressOf.quoteRequest, quoteRequestPage),
  route(addressOf.booking(':token'), bookingPage),
  route(addressOf.employersRequest(':token'), employersRequestPage),
  route(addressOf.brickContact, buildingBlocksPage),
  route(addressOf.feedback, feedbackPage),
  route(addressOf.contact, contactPage),
  route(addressOf.sbvAdvice, sbvAdvicePage),
  route(addressOf.catalogue, cataloguePage),
  route(addressOf.lawyerConsultation, lawyerConsultationPage),
  route(addressOf.digitalChange, digitalChangePage),
  ...generalRegistrationPages.map(({ address, page }) => route(address, page)),
  route(addressOf.consulting, consultingPage),
  route(addressOf.appointment(':token'), appointmentPage),
  route(addressOf.quote(':token'), quotePage),
  route(addressOf.ownQuotes, ownQuotesPage),
  route(addressOf.officeQuotes, officeQuotesPage),
  route(addressOf.officeQuote(':id'), officeQuotePage),
  route(addressOf.officeInbox, inboxPage),
  route(addressOf.officeRequest(':id'), officeRequestPage),
  route(addressOf.officeConsultants, consultantsPage),
  route(addressOf.officeConsultant(':id'), consultantPage),
  route(addressOf.newsletter, newsletterPage),
  route(addressOf.newsletterConfirmation(':token'), newsletterConfirmationPage),
  route(addressOf.newsletterEnd(':token'), newsletterEndPage),
  route(addressOf.requestSent('newsletter-subscription-request'), newsletterSentPage),
  route(addressOf.requestSent(':kind'), sentPage),
  route(addressOf.alerts, alertsPage),
  route(addressOf.alertRequested, alertRequestedPage),
  route(addressOf.alertConfirmation(':token'), alertConfirmationPage),
  route(addressOf.alertEnd(':token'), alertEndPage),
  route(addressOf.declaringWithdrawal, withdrawalPage),
  route(addressOf.shopLogin, shopLoginPage),
  route(addressOf.shop, shopPage),
  route(addressOf.shopLogout, shopLogoutPage),
  route(addressOf.wishlist, wishlistPage),
  route(addressOf.signIn, signInPage),
  route(addressOf.signInAs(':email'), signInPage),
  route(addressOf.signOut, signOutPage),
  route(addressOf.registration, registrationPage),
  route(addressOf.registered, registeredPage),
  route(addressOf.confirmation(':token'), confirmPage),
  route(addressOf.problems, problemsPage),
  route(addressOf.problem(':code'), problemPage),
  route(addressOf.forgottenPassword, forgottenPasswordPage),
  route(addressOf.forgottenPasswordSent, forgottenPasswordSentPage),
  route(addressOf.passwordReset(':token'), newPasswordPage),
  route(addressOf.passwordChanged, passwordChangedPage),
  route(addressOf.newAddress(':token'), newAddressPage),
  route(addressOf.accountGoesOn(':token'), accountGoesOnPage),
  route(addressOf.accountStays, accountStaysPage),
  route(addressOf.addressChanged, addressChangedPage),
  route(addressOf.secondFactor, secondFactorPage),
  route(addressOf.enrolment, enrolmentPage),
  route(addressOf.portal, portalPage),
  route(addressOf.overview, memberOverviewPage),
  route(addressOf.primers, primersPage),
  route(addressOf.primer(':primer'), primerPage),
  route(addressOf.settings, settingsPage),
  route(addressOf.settingsOfLogin, settingsOfLoginPage),
  route(addressOf.settingsOfData, settingsOfDataPage),
  route(addressOf.gremiumMembers, gremiumMembersPage),
  route(addressOf.trainingPlans, ownPlansPage),
  route(addressOf.planOffice, planOfficePage),
  route(addressOf.trainingPlan(':token'), trainingPlanPage),
  route(addressOf.sharedList, sharedListPage),
  route(addressOf.delegation(':entry'), delegationPage),
  route(addressOf.eventMaterials(':event'), eventMaterialsPage),
  route(addressOf.gremiumSettings, gremiumSettingsPage),
  route(addressOf.gremiumBookings, gremiumBookingsPage),
  route(addressOf.gremiumInvitation(':token'), gremiumInvitationPage),
  route(addressOf.fragment(':fragment'), fragmentPage),
  route(addressOf.laws, lawsPage),
  route(addressOf.law(':law'), lawPage),
  route(addressOf.norm(':law', ':number'), normPage),
  route(addressOf.news, newsPage),
  route(addressOf.newsEntry(':slug', ':article'), articlePage),
  route(addressOf.specialistArticles, specialistArticlesPage),
  route(addressOf.specialistArticle(':slug', ':article'), articlePage),
  route(addressOf.magazine, magazinePage),
  route(addressOf.magazineArticle(':article'), articlePage),
  route(addressOf.interview(':article'), articlePage),
  route(addressOf.electionArchive, electionArchivePage),
  route(addressOf.electionCategory(':category'), electionCategoryPage),
  route(addressOf.electionEntry(':slug', ':article'), articlePage),
  route(addressOf.tag(':tag'), tagPage),
  route(addressOf.articlesOfTag(':tag'), moreOfTagPage),
  route('/:lexicon/:group', lexiconPage),
  route('/:lexicon/:group/:slug', lexiconEntryPage),
  route('/:slug', contentPage),
]
