/**
 * Every address of the site, once (spec §2, domain §7.13). Links fill in what an address stands for; routes fill in the
 * names of their parameters, as `theme(':theme')`. Where an address is made of more than one field of what it shows,
 * the context of that knows it (`…-links.ts`).
 */
import type { TargetGroup } from './target-group.ts'

/** A path of this site, perhaps with a query. */
export type Address = `/${string}`

export const home = '/'

/** The section of the menu; no page. */
export const seminars = '/seminare'

export const programme = '/seminare/rubrik'
export const programmeFor = (group: TargetGroup): Address => `${programme}?amt=${group}`
export const rubric = (url: string): Address => `/seminare/r/${url}`
export const theme = (url: string): Address => `/seminare/t/${url}`
export const themeEvents = (url: string): Address => `${theme(url)}/termine`
export const starterPackage = (url: string): Address => `${theme(url)}/starterpaket`
export const evenings = (url: string): Address => `${theme(url)}/erlebnis`
export const inhouse = (url: string): Address => `${theme(url)}/inhouse`
/** What the pages of all themes say alike, once. */
export const inhouseSeminars = '/seminare/inhouse'
export const eveningsByTown = '/seminare/erlebnis'
export const themePdf = (url: string): Address => `/seminare/pdf/${url}`

export const events = '/seminare/p'
export const event = (url: string): Address => `${events}/${url}`
export const eventCalendar = (url: string): Address => `${event(url)}/termin.ics`
export const calendar: Address = `${events}/termine.ics`
/** A quote, for whoever has its link; or by its id, for whose account it is. */
export const quote = (token: string): Address => `/angebote/${token}`
/** Consultants and their free slots; the postcode and what is chosen stand in the query. */
export const consulting = '/beratung'
/** An appointment, for whoever has its link. */
export const appointment = (token: string): Address => `/beratung/termin/${token}`
export const appointmentCalendar = (token: string): Address => `${appointment(token)}/termin.ics`
/** A calendar to subscribe to, for whoever has its address. */
export const calendarFeed = (token: string): Address => `/kalender/${token}.ics`
/** Events and themes side by side; what is compared stands in the query. */
export const comparison = '/seminare/vergleich'
export const eventPdf = (url: string): Address => `/seminare/p-pdf/${url}`
export const costs = (url: string): Address => `/kostenrechner/${url}`
export const costsPdf = (url: string): Address => `/pdf-kostenrechner/${url}`
export const orderForm = (url: string): Address => `/online-fax/${url}`

/** The same as PDF, with what the visitor's cart knows. */
export const orderFormPdf = (url: string): Address => `${orderForm(url)}/formular.pdf`

/** What somebody is about to book. */
export const cart: Address = `${seminars}/warenkorb`
export const checkout: Address = `${cart}/checkout`
/** Where somebody asks for a quote of what is in the cart. */
export const quoteRequest: Address = `${cart}/angebot`
export const checkoutPdf = '/checkout-pdf'
/** Of whoever has its link, which letters carry. */
export const booking = (token: string): Address => `/buchung/${token}`
/** `kind` is one of the kinds of papers; of a certificate with the recipient behind it. */
export const bookingPaper = (token: string, kind: string): Address => `${booking(token)}/${kind}.pdf`
export const bookingCertificate = (token: string, recipientId: string): Address =>
  bookingPaper(token, `teilnahmebescheinigung-${recipientId}`)
export const bookingCalendar = (token: string): Address => `${booking(token)}/termin.ics`
/** Of a booking, for whoever has its link. */
export const invoicePdf = (token: string, number: string): Address => `${booking(token)}/rechnung/${number}.pdf`
export const invoiceXml = (token: string, number: string): Address => `${booking(token)}/rechnung/${number}.xml`
/** For the employer to whom the orderer handed it. */
export const employersRequest = (token: string): Address => `/kostenuebernahme/${token}`

/** Of the office: what came in, how much there is, and what went wrong; where citations of texts lead. */
export const dashboard = '/manage'
export const citationReport = '/manage/zitate'
/** Of administrators: in which order themes stand in their rubric. */
export const themeSequence = '/manage/themen'
/** Of administrators: who of the office looked at whose data. */
export const accessLog = '/manage/zugriffe'
/** Of administrators: bringing in laws, a job that does so, and a version beside what everyone reads. */
export const legislation = '/manage/legislation'
export const lawJob = (id: string): Address => `${legislation}/auftrag/${id}`
export const lawVersion = (id: string): Address => `${legislation}/fassung/${id}`
/** Of the office: every booking, one of them, and who takes part in an event. */
export const officeBookings = '/manage/buchungen'
export const officeBooking = (id: string): Address => `${officeBookings}/${id}`
export const officeEvent = (eventId: string): Address => `${officeBookings}/termin/${eventId}`
/** Of the office: quotes, and one of them. */
export const officeQuotes = '/manage/angebote'
export const officeQuote = (id: string): Address => `${officeQuotes}/${id}`
/** Where a quote is written that answers a request. */
export const quoteFor = (requestId: string, persons?: number): Address =>
  `${officeQuotes}/neu?anfrage=${requestId}${persons === undefined ? '' : `&personen=${persons}`}`
/** Of the office: what was sent by forms, one of it, and a file of that; the last is a call, not a page. */
export const officeInbox = '/manage/eingang'
export const officeRequest = (id: string): Address => `${officeInbox}/${id}`
export const requestFile = (id: string, nth: string): Address => `${officeRequest(id)}/datei/${nth}`
/** Of the office: consultants, and the time of one. */
export const officeConsultants = '/manage/berater'
export const officeConsultant = (id: string): Address => `${officeConsultants}/${id}`
/** The same as a table for spreadsheets: a call, not a page. */
export const participantsTable = (eventId: string): Address =>
  `/order-api/office/events/${eventId}/participants?format=csv`
/** The same on paper, for everybody to sign. */
export const attendanceList = (eventId: string): Address => `${officeEvent(eventId)}/teilnehmerliste.pdf`

/** What a PDF says, for those who publish it. */
export const pdfAnalysis = '/manage/pdf-analysis'

export const venues = '/standorte'
/** A segment is `{name}-{number}`. */
export const location = (segment: string): Address => `${venues}/${segment}`
export const hotel = (segment: string): Address => `${venues}/hotel/${segment}`

export const conferences = '/fachtagung'
export const conference = (url: string): Address => `${conferences}/${url}`
export const conferenceRegistration = (url: string): Address => `${conference(url)}/buchung`

export const positions = '/jobs-karriere'
export const openPositions: Address = `${positions}/offene-stellen`
export const position = (department: string, segment: string): Address => `${openPositions}/${department}/${segment}`
export const applied: Address = `${positions}/beworben`

/** `product` is the brand's word before 'slexikon'. */
export const lexicon = (product: string, group: string): Address => `/${product}slexikon/${group}`
export const lexiconEntry = (product: string, group: string, slug: string): Address =>
  `${lexicon(product, group)}/${slug}`

export const laws = '/gesetze'
/** `slug` is the segment of the law at gesetze-im-internet.de. */
export const law = (slug: string): Address => `${laws}/${slug}`
/** `key` is '37', '78a', 'art-9' or 'anlage-1'. */
export const norm = (slug: string, key: string): Address => `${law(slug)}/${key}`

export const rulings = '/rechtsprechung'
/** `segment` is a target group or the address of a rubric. */
export const rulingList = (segment: string): Address => `${rulings}/${segment}`
export const rulingTopic = (group: string, rubricUrl: string): Address => `${rulingList(group)}/${rubricUrl}`
/** What others may write; it leads to the decision. */
export const rulingOfGroup = (group: string, slug: string): Address => `${rulingList(group)}/urteil/${slug}`
export const ruling = (slug: string): Address => `${rulings}/urteil/${slug}`

/** Documents to take away; what is chosen of them stands in the query. */
export const downloads = '/downloads'
export const downloadPdf = (slug: string): Address => `/download/${slug}.pdf`
export const faq = '/fragen'
/** One of the questions on that page. */
export const question = (id: string): Address => `${faq}#frage-${id}`
/** Articles: `slug` may be wrong, their number finds them. */
export const news = '/news'
export const newsEntry = (slug: string, id: string): Address => `${news}/${slug}/${id}`
/** Of any article; a segment is `{slug}-{number}`, as in the magazine. */
export const articlePdf = (segment: string): Address => `${news}/pdf/${segment}`
export const newsFeed: Address = `${news}/rss`
/** Of all articles. */
export const feed = '/rss'
export const specialistArticles = '/fachartikel'
export const specialistArticle = (slug: string, id: string): Address => `${specialistArticles}/${slug}/${id}`
export const magazine = '/br-magazin'
export const magazineArticle = (segment: string): Address => `${magazine}/${segment}`
export const interview = (segment: string): Address => `/br-magazin-interview/${segment}`
const electionNews = '/wahlseiten-news'
export const electionArchive: Address = `${electionNews}/archiv`
export const electionCategory = (category: string): Address => `${electionNews}/kategorie/${category}`
export const electionEntry = (slug: string, id: string): Address => `${electionNews}/${slug}/${id}`
export const tag = (slug: string): Address => `/tag/${slug}`
/** More of the same list, for the script of its page. */
export const articlesOfTag = (slug: string): Address => `${tag(slug)}/load-articles`

/** The forum: its categories, the threads of one, a thread, and what a member has of it for herself. */
export const forum = '/forum'
export const forumCategory = (id: string): Address => `${forum}/${id}`
export const forumThread = (id: string): Address => `${forum}/thema/${id}`
export const ownForumThread = (id: string): Address => `${forumThread(id)}?ich`
/** What was decided about a report, for both sides. */
export const forumDecision = (token: string): Address => `${forum}/meldung/${token}`
/** Of the moderation. */
export const forumModeration = '/manage/forum'

export const search = '/suche'
/** Where questions are answered out of what is published here; for representatives of severely disabled people, too. */
export const chatbot = '/chatbot'
export const chatbotSbv = '/chatbot-sbv'
export const wishlist = '/wishlist/list'
export const signIn = '/kundenportal/login'
export const signInAs = (email: string): Address => `${signIn}/${email}`
export const signOut = '/kundenportal/logout'
export const feedback = '/kundenportal/send-feedback'
export const forgottenPassword = '/kundenportal/password-forgot'
export const forgottenPasswordSent: Address = `${forgottenPassword}/gesendet`
export const passwordChanged: Address = `${forgottenPassword}/geaendert`
export const passwordReset = (token: string): Address => `/kundenportal/password-reset/${token}`
/** What the portal offers, for everybody; and what a member sees first of it. */
export const portal = '/kundenportal/meinifb'
/** What members read: a list for everybody, and each of the texts. */
export const primers = '/kundenportal/br-a-z'
export const primer = (slug: string): Address => `/meinifb/wissen/br-a-z-content/${slug}`
export const overview = '/meinifb/meinifbv2'
/** Who belongs to the own Gremium, and where an invitation to one is read and taken. */
export const gremiumMembers = '/meinifb/gremium-mitglieder'
export const gremiumBookings = '/meinifb/gremium-buchungen'
/** Quotes that are for the account of whoever is signed in. */
export const ownQuotes = '/meinifb/angebote'
/** The list that a Gremium keeps together. */
export const sharedList = '/meinifb/gremium-merkliste'
/** An entry of it on its way to the meeting, and what the meeting needs on paper. */
export const delegation = (entry: string): Address => `${sharedList}/${entry}`
export const meetingPaper = (entry: string, kind: string): Address =>
  `/api-meinifb/gremium-list/${entry}/papers/${kind}`
export const gremiumSettings = '/meinifb/gremium-einstellungen'
/** What a Gremium booked and attended in a year, as a table for spreadsheets and as PDF: calls, no pages. */
export const gremiumYear: Address = '/api-meinifb/gremium-overview'
export const gremiumYearPdf: Address = '/api-meinifb/gremium-overview-pdf'
/** A paper of a booking for its Gremium. */
export const noticePdf = (bookingId: string): Address => `/api-meinifb/notice-pdf/${bookingId}`
export const gremiumInvitation = (token: string): Address => `/meinifb/einladung/${token}`
/** Own training plans; a plan, for whoever has its link; and what is taken away from it. */
export const trainingPlans = '/meinifb/schulungsplan'
/** Of consultants. */
export const planOffice = '/schulungsplan/admin'
export const trainingPlan = (token: string): Address => `/personalisierter-schulungsplan/${token}`
export const trainingPlanPdf = (token: string): Address => `${trainingPlan(token)}/schulungsplan.pdf`
export const trainingPlanCalendar = (token: string): Address => `${trainingPlan(token)}/termine.ics`
/** For all of its steps. */
export const trainingPlanResolutions = (token: string): Address => `${trainingPlan(token)}/beschlussvorlage.pdf`
export const trainingPlanResolution = (token: string, step: string): Address =>
  `${trainingPlanResolutions(token)}?schritt=${encodeURIComponent(step)}`
/** Photos and documents of an event for those who take part, and the office's page of them. */
export const eventMaterials = (eventId: string): Address => `/meinifb/termine/${eventId}`
export const officeMaterials = (eventId: string): Address => `/manage/termine/${eventId}/unterlagen`
/** Signed links lead there: calls, no pages. */
export const photoDownload = (id: string): Address => `/api-meinifb/photo-download/${id}`
export const photoPreview = (id: string): Address => `/api-meinifb/photo-preview/${id}`
export const documentDownload = (id: string): Address => `/api-meinifb/document-download/${id}`
export const photosZip = (eventId: string): Address => `/api-meinifb/photos-zip/${eventId}`
export const newAddress = (token: string): Address => `/kundenportal/neue-adresse/${token}`
export const addressChanged = '/kundenportal/adresse-geaendert'
/** The second step of signing in, and where an app for it is set up. */
export const secondFactor = '/kundenportal/zweiter-faktor'
export const enrolment: Address = `${secondFactor}/einrichten`
/** Who a member is; how she signs in; what she allows, and what is stored of her. */
export const settings = '/meinifb/einstellungen'
export const settingsOfLogin: Address = `${settings}/zugang`
/** Of the link of a letter that keeps an account which was to be deleted. */
export const accountGoesOn = (token: string): Address => `/kundenportal/konto-behalten/${token}`
export const accountStays = '/kundenportal/konto-behalten'
export const settingsOfData: Address = `${settings}/daten`
/** Where an open page hears what has changed of the list of a Gremium: a call, not a page. */
export const listNews: Address = '/api-meinifb/live'
/** All that is stored of a member, to take away: a call, not a page. */
export const dataExport: Address = '/api-meinifb/data-export'
export const registration = '/registrierung'
export const registered: Address = `${registration}/danke`
export const confirmation = (token: string): Address => `${registration}/bestaetigen/${token}`

/** A page of running text. */
export const text = (slug: string): Address => `/${slug}`
export const imprint = text('impressum')
export const terms = text('agb')
export const withdrawal = text('widerruf')
/** Where a consumer declares it. */
export const declaringWithdrawal: Address = `${withdrawal}/erklaeren`
export const privacy = text('datenschutz')
export const cookieSettings = text('cookie-einstellungen')

/** What the problems of our calls mean; `code` is one of the contract's. */
export const problems = '/probleme'
export const problem = (code: string): Address => `${problems}/${code}`

export const buildingBlocks = '/brick'
export const brickContact: Address = `${buildingBlocks}/contact-form-send`

/** Forms that anybody may send, each on a page of its own. */
export const contact = '/kontakt'
export const sbvAdvice = '/sbv-beratung'
export const catalogue = '/katalog'
export const lawyerConsultation = '/rechtsfrage'
export const digitalChange = '/digitaler-wandel'
export const generalRegistration = (key: string): Address => `/anmeldung/${key}`
export const newsletter = '/newsletter'
export const newsletterConfirmation = (token: string): Address => `${newsletter}/bestaetigen/${token}`
export const newsletterEnd = (token: string): Address => `${newsletter}/abmelden/${token}`
/** What somebody follows; what may be followed next stands in the query (`alertHref`). */
export const alerts = '/benachrichtigungen'
export const alertRequested: Address = `${alerts}/gesendet`
export const alertConfirmation = (token: string): Address => `${alerts}/bestaetigen/${token}`
export const alertEnd = (token: string): Address => `${alerts}/beenden/${token}`
/** Of things to hand out: where one says the code, the shop, and where one closes it again. */
export const shopLogin = '/werbemittelshop-login'
export const shop = '/werbemittelshop'
export const shopLogout = '/werbemittelshop-logout'
/** After a form was sent; the number of the request stands in the query. */
export const requestSent = (kind: string): Address => `/danke/${kind}`
export const requestSentAs = (kind: string, reference: string): Address => `${requestSent(kind)}?vorgang=${reference}`
/** Content for other programs; `kind` is one of `exportKinds`. */
export const objectExport = (kind: string): Address => `/obj-export/${kind}`
/** Where other systems bring content of a kind, one of `syncKinds`. */
export const sync = (kind: string): Address => `/sync/${kind}`
export const syncStatus = '/sync/status'
export const fragment = (name: string): Address => `/fragments/${name}`
