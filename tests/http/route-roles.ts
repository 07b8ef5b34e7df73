/** Everybody whom a route may tell apart, in the order of the columns (domain §7.0). */
export const columns = [
  'visitor',
  'user',
  'gremium member',
  'gremium manager',
  'forum moderator',
  'Redaktion',
  'administrator',
  'service',
] as const
export type Column = (typeof columns)[number]

/** o: let in. a: asked to sign in, 401. c: asked for a code, 401. f: forbidden, 403. n: nothing there for him, 404. */
type Verdict = 'o' | 'a' | 'c' | 'f' | 'n'

const everybody = 'oooo oooo'
/** Whoever said the shop's code, and nobody of these did. */
const withCode = 'cccc cccc'
const members = 'aooo oooa'
/** Of members, before they said their password once more. */
const unproven = 'afff fffa'
/** Only in the middle of signing in, and nobody of these is. */
const signingIn = 'aaaa aaaa'
/** The office alone. */
const office = 'afff fooa'
/** Administrators alone. */
const administrators = 'afff ffoa'
/** The same, of what is not there. */
const administratorsOfNothing = 'afff ffna'
/** The moderation of the forum. */
const moderation = 'afff oooa'
/** The same, of what is not there. */
const moderationOfNothing = 'afff nnna'
/** The office, of a booking or an event that is not there. */
const officeOfNothing = 'afff fnna'
/** Programs that show their secret. */
const services = 'aaaa aaao'
const signed = 'aaaa aaaa'
/** Who belongs to a Gremium, and others have none. */
const gremium = 'anoo nnna'
/** Who manages a Gremium. */
const managers = 'anfo nnna'
/** The same, of somebody who does not belong to it. */
const managersOfNobody = 'anfn nnna'
/** Of what is not there, whoever asks. */
const nothing = 'nnnn nnnn'
/** Of what is somebody else's, or nobody's. */
const nobodys = 'annn nnna'

/**
 * Every call and who is let in, written by hand from spec §6, §7 and domain §7; never made from the contract, for it is
 * what the contract is compared with.
 */
const rows: Readonly<Record<string, string>> = {
  'GET /api/get-rubrics': everybody,
  'GET /api/get-rubric/:url': everybody,
  'GET /api/get-seminars': everybody,
  'GET /api/get-seminar/:url': everybody,
  'GET /api/get-events': everybody,
  'GET /api/get-event/:key': everybody,
  'GET /api/get-bookable-event/:key': everybody,
  'GET /api/get-event-history/:key': everybody,
  'GET /api/find-dates': everybody,
  'GET /api/find-themes': everybody,
  'GET /api/nearest-dates': everybody,
  'GET /api/count-dates': everybody,
  'GET /api/get-locations': everybody,
  'GET /api/get-hotels': everybody,
  'GET /api/get-venues': everybody,
  'GET /api/get-location/:key': everybody,
  'GET /api/get-hotel/:key': everybody,
  'GET /api/get-conferences': everybody,
  'GET /api/get-conference-by-url/:url': everybody,
  'GET /api/expert-data': everybody,
  'GET /api/get-event-managers': everybody,
  'GET /api/live': everybody,
  'GET /api/get-voices': everybody,
  'GET /api/get-videos': everybody,
  'GET /api/get-rubric-recommended-videos': everybody,
  'GET /api/get-cost-rates': everybody,
  'GET /api/get-costs/:key': everybody,
  'GET /pdf-kostenrechner/:key': everybody,
  'GET /seminare/pdf/:url': everybody,
  'GET /seminare/p-pdf/:key': everybody,
  'GET /seminare/p/:key/termin.ics': everybody,
  'GET /seminare/p/termine.ics': everybody,

  'POST /kundenportal/local-login': everybody,
  'POST /kundenportal/logout': everybody,
  'GET /kundenportal/get-user': everybody,
  'GET /kundenportal/get-token': everybody,
  'GET /kundenportal/get-gremium-users': gremium,
  'POST /kundenportal/logintarget': everybody,
  'GET /kundenportal/logintargetget': everybody,
  'POST /kundenportal/password-forgot': everybody,
  'POST /kundenportal/password-reset': everybody,
  'GET /api/open-links/password-reset/:token': everybody,
  'POST /kundenportal/second-factor': signingIn,
  'GET /kundenportal/session-time': everybody,
  'POST /kundenportal/extend-session': members,
  'POST /api/user-registration': everybody,
  'POST /api/user-registration/confirm/:token': everybody,
  'GET /api/open-links/confirm/:token': everybody,
  'GET /api/fetch-user-email-availability': everybody,

  'GET /api-meinifb/salutations': everybody,
  'GET /api-meinifb/functions': everybody,
  'GET /api-meinifb/countries': everybody,
  'GET /api-meinifb/sessions': members,
  // Of a session that is not his, or of none.
  'POST /api-meinifb/sessions/:id/end': nobodys,
  'POST /api-meinifb/sessions/end': members,
  'GET /api-meinifb/personal-data': members,
  'POST /api-meinifb/update-personal-data': members,
  'GET /api-meinifb/memberships': members,
  'POST /api-meinifb/memberships': members,
  'GET /api-meinifb/own-functions': members,
  'POST /api-meinifb/functions': members,
  'GET /api-meinifb/hotel-preferences': members,
  'POST /api-meinifb/hotel-preferences': members,
  'GET /api-meinifb/advertising': members,
  'POST /api-meinifb/advertising': members,
  'GET /api-meinifb/marketing-preferences': members,
  'POST /api-meinifb/marketing-preferences': members,
  'GET /api-meinifb/consents': members,
  'GET /api-meinifb/account-deletion': members,
  // The password that is sent is wrong.
  'POST /api-meinifb/account-deletion': members,
  'POST /api-meinifb/account-deletion/undo': members,
  'GET /api/open-links/account-deletion/:token': everybody,
  'POST /api-meinifb/account-deletion/undo/:token': everybody,
  'POST /api-meinifb/update-password': members,
  'POST /api-meinifb/update-login-email': members,
  // Whoever has the letter's link.
  'POST /api-meinifb/update-login-email/:token': everybody,
  'GET /api/open-links/new-address/:token': everybody,
  'GET /api-meinifb/second-factor': members,
  'POST /api-meinifb/second-factor/enrol': members,
  'POST /api-meinifb/second-factor/confirm': members,
  'POST /api-meinifb/second-factor/remove': members,

  'GET /api-meinifb/overview': members,
  'POST /api-meinifb/overview-seen': members,
  'POST /api-meinifb/data-export/prove': members,
  // Before she said her password.
  'GET /api-meinifb/data-export': unproven,
  'GET /api-meinifb/data-accesses': members,
  'GET /api-meinifb/calendar-feeds': members,
  'POST /api-meinifb/calendar-feed': members,
  'POST /api-meinifb/calendar-feed/off': members,
  // Whoever has the address.
  'GET /kalender/:token.ics': nothing,
  'GET /api/get-br-a-z': everybody,
  // Of a text that is not there.
  'GET /api-meinifb/br-a-z/:slug': 'nnnn nnnn',
  'GET /api-meinifb/article-recommendations': members,
  'GET /api-meinifb/theme-recommendations': members,
  'GET /api-meinifb/video-data': members,
  'GET /api-meinifb/future-events': members,
  'GET /api-meinifb/past-events': members,
  'GET /api-meinifb/next-event-recipients': members,
  // Of a booking that is not hers, or of none.
  'POST /api-meinifb/cancel-recipient-booking': nobodys,
  'POST /api-meinifb/substitute-recipient': nobodys,
  'GET /api-meinifb/notice-pdf/:bookingId': nobodys,
  // Of an event in which none of these takes part.
  'GET /api-meinifb/event-materials/:eventId': nobodys,
  'GET /api-meinifb/event-photos/:eventId': nobodys,
  'POST /api-meinifb/event-photos/:eventId': nobodys,
  'GET /api-meinifb/event-documents/:eventId': nobodys,
  'POST /api-meinifb/photo-delete/:id': nobodys,
  'GET /api-meinifb/material-link/:id': nobodys,
  'GET /api-meinifb/photo-download/:id': nobodys,
  'GET /api-meinifb/photo-preview/:id': nobodys,
  'GET /api-meinifb/document-download/:id': nobodys,
  'GET /api-meinifb/photos-zip/:eventId': nobodys,
  'GET /manage/termine/:eventId/materials': officeOfNothing,
  'POST /manage/termine/:eventId/materials': officeOfNothing,
  'POST /manage/materials/:id/remove': officeOfNothing,
  'POST /manage/materials/:id/restore': officeOfNothing,
  'GET /api-meinifb/gremium-basics': gremium,
  'GET /api-meinifb/gremium-overview': gremium,
  'GET /api-meinifb/gremium-overview-pdf': gremium,
  'POST /api-meinifb/gremien': members,
  'GET /api-meinifb/gremium-list': gremium,
  'GET /api-meinifb/live': gremium,
  // Of content that there is not, so that it is refused as such.
  'POST /api-meinifb/gremium-list': gremium,
  'POST /api-meinifb/gremium-list/:id/remove': nobodys,
  'POST /api-meinifb/gremium-list/:id/interest': nobodys,
  'POST /api-meinifb/gremium-list/:id/vote': nobodys,
  'POST /api-meinifb/gremium-list/:id/count-votes': nobodys,
  'GET /api-meinifb/gremium-list/:id/comments': nobodys,
  'GET /api-meinifb/gremium-list/:entry/delegation': nobodys,
  'GET /api-meinifb/gremium-list/:entry/papers/:kind': nobodys,
  'POST /api-meinifb/gremium-list/:entry/cart': nobodys,
  'POST /api-meinifb/gremium-list/:id/comments': nobodys,
  'POST /api-meinifb/gremium-list/:id/comments/:commentId/remove': nobodys,
  'GET /api-meinifb/gremien': members,
  'GET /api-meinifb/gremium-settings': gremium,
  // With a version that there is not.
  'POST /api-meinifb/gremium-settings': managers,
  'GET /api-meinifb/gremium-hints': gremium,
  'GET /api-meinifb/gremium-members': gremium,
  'POST /api-meinifb/gremium-members': managers,
  'POST /api-meinifb/gremium-members/:id': managersOfNobody,
  'POST /api-meinifb/gremium-members/:id/end-term': managersOfNobody,
  'POST /api-meinifb/gremium-members/:id/remove': managersOfNobody,
  'GET /api-meinifb/gremium-users': managers,
  'POST /api-meinifb/gremium-users': managers,
  'POST /api-meinifb/gremium-users/:id': managersOfNobody,
  'DELETE /api-meinifb/gremium-users/:id': managersOfNobody,
  // Of another one than there is, so that nobody leaves.
  'POST /api-meinifb/gremium-leave': gremium,
  'POST /api-meinifb/gremium-invitations/:token': members,
  'GET /api/open-links/gremium/:token': everybody,

  'POST /schulungsplan/create': members,
  // Without a link or a number.
  'GET /schulungsplan/get': nothing,
  'GET /schulungsplan/curriculum': everybody,
  'GET /schulungsplan/own': members,
  'GET /schulungsplan/gremium': gremium,
  // Whoever has the link of a plan.
  'GET /personalisierter-schulungsplan/:token/schulungsplan.pdf': nothing,
  'GET /personalisierter-schulungsplan/:token/termine.ics': nothing,
  'GET /personalisierter-schulungsplan/:token/beschlussvorlage.pdf': nothing,
  'POST /schulungsplan/edit': nobodys,
  'POST /schulungsplan/change': nobodys,
  'POST /schulungsplan/delete': nobodys,
  'GET /schulungsplan/all': administrators,

  'GET /wishlist/get-bookmarks': members,
  'GET /wishlist/get-with-event': members,
  'GET /wishlist/get-all': members,
  'POST /wishlist/add-bookmark': members,
  'POST /wishlist/delete/': members,
  'POST /wishlist/delete': members,
  'POST /wishlist/delete/:id': members,
  'GET /wishlist/get-removed': members,
  'POST /wishlist/restore': members,
  'POST /wishlist/note': members,
  'GET /wishlist/get': members,
  'POST /wishlist/add/:event': members,
  'POST /wishlist/add-to-cart': members,

  'GET /order-api/get-shopping-cart': everybody,
  'GET /order-api/get-shopping-cart-small': everybody,
  'POST /order-api/add-cart-item': everybody,
  'POST /order-api/delete-cart-item': everybody,
  'POST /order-api/add-recipient': everybody,
  'POST /order-api/edit-recipient': everybody,
  'POST /order-api/delete-recipient': everybody,
  'POST /order-api/update-order-options': everybody,
  'POST /order-api/change-cart-item': everybody,
  'GET /order-api/count-shopping-cart': everybody,

  'GET /order-api/order': everybody,
  'POST /order-api/checkout': everybody,
  'POST /order-api/online-fax/checkout': everybody,
  'POST /order-api/review-registration': everybody,
  'POST /fachtagung/anmeldung': everybody,
  'POST /fachtagung/reservierung': everybody,
  'POST /fachtagung/warteliste': everybody,
  // Whoever has the token of the booking's letter, or of the one to the employer.
  'GET /order-api/booking/:token': everybody,
  'POST /order-api/booking/:token/book': everybody,
  'POST /order-api/booking/:token/cancel': everybody,
  'POST /order-api/booking/:token/claim': everybody,
  'POST /order-api/booking/:token/decline': everybody,
  'POST /order-api/booking/:token/hand-over': everybody,
  'POST /order-api/booking/:token/rebook': everybody,
  'POST /order-api/booking/:token/resolve': everybody,
  'POST /order-api/booking/:token/revoke': everybody,
  'POST /order-api/booking/:token/substitute': everybody,
  'POST /order-api/booking/:token/tell-employer': everybody,
  'GET /order-api/employer/:token': everybody,
  'POST /order-api/employer/:token/answer': everybody,
  'GET /buchung/:token/:kind.pdf': everybody,
  'GET /buchung/:token/teilnahmebescheinigung-:recipientId.pdf': everybody,
  'GET /buchung/:token/termin.ics': everybody,
  'GET /buchung/:token/rechnung/:number.pdf': everybody,
  'GET /buchung/:token/rechnung/:number.xml': everybody,
  // What this browser ordered last; nothing where it ordered nothing.
  'GET /online-fax/:key/formular.pdf': everybody,
  'GET /checkout-pdf': everybody,
  'GET /api/get-booking-states': everybody,
  'GET /api/office/dashboard': office,
  'GET /api/office/citations': office,
  'GET /api/office/data-accesses': administrators,
  'GET /manage/legislation/versions': administrators,
  'GET /api/office/theme-sequence/:rubric': administratorsOfNothing,
  'POST /api/update-theme-sequence': administrators,
  'POST /manage/legislation/import': administrators,
  'GET /manage/legislation/import/:id': administratorsOfNothing,
  'GET /manage/legislation/import/:id/progress': administratorsOfNothing,
  'GET /manage/legislation/versions/:id': administratorsOfNothing,
  'POST /manage/legislation/versions/:id/publish': administratorsOfNothing,
  'POST /manage/legislation/versions/:id/rollback': administratorsOfNothing,
  'GET /order-api/office/bookings': office,
  'GET /order-api/office/bookings/:id': officeOfNothing,
  'POST /order-api/office/bookings/:id/bind': officeOfNothing,
  'POST /order-api/office/bookings/:id/confirm': officeOfNothing,
  'POST /order-api/office/bookings/:id/cancel': officeOfNothing,
  'POST /order-api/office/bookings/:id/attendance': officeOfNothing,
  'GET /order-api/office/events/:eventId/participants': officeOfNothing,
  'GET /manage/buchungen/termin/:eventId/teilnehmerliste.pdf': officeOfNothing,
  'POST /order-api/office/events/:eventId/call-off': officeOfNothing,
  'POST /order-api/office/events/:eventId/care-needs': officeOfNothing,

  'POST /manage/pdf-analysis': administrators,
  'GET /api/get-analysed-pdfs': administrators,

  'GET /api/get-articles': everybody,
  'GET /api/get-article/:id': everybody,
  'GET /api/get-tags': everybody,
  'GET /news/pdf/:key': everybody,
  'GET /tag/:tag/load-articles': everybody,
  'GET /api/get-magazine-issues': everybody,
  'GET /recommendations/get-related-topics': everybody,
  'GET /recommendations/get-related-news': everybody,
  'GET /recommendations/get-related-themes': everybody,
  'GET /recommendations/get-related-conferences': everybody,
  'GET /recommendations/get-related-videos': everybody,
  'GET /recommendations/get-citing/:law': everybody,
  'GET /recommendations/get-legal-basis': everybody,
  'GET /api/get-lexicon/:group': everybody,
  'GET /api/get-faq': everybody,
  'GET /download/get-download-filter-data': everybody,
  'GET /download/get-rubric-targetgroup-downloads': everybody,
  // What is for members alone says so of itself.
  'GET /download/:slug.pdf': everybody,
  'GET /api/get-lexicon/:group/:slug': everybody,
  'GET /api/get-laws': everybody,
  'GET /api/get-laws/:law': everybody,
  'GET /api/get-laws/:law/:number': everybody,
  'GET /api/find-in-law/:law': everybody,
  'GET /api/get-laws/:law/:number/versions/:version': everybody,
  'GET /api/get-rulings': everybody,
  'GET /api/get-rulings/:slug': everybody,
  'GET /api/get-ruling-choices': everybody,
  'GET /api/forum/threads': everybody,
  // Of a thread that is not there.
  'GET /api/forum/posts': nothing,
  'GET /api/forum/forum-permission': everybody,
  'GET /api/forum/own': nobodys,
  'POST /api/forum/read': nobodys,
  'POST /api/forum/join': members,
  'POST /api/forum/thread': nobodys,
  'POST /api/forum/post': nobodys,
  'PATCH /api/forum/post/:id': nobodys,
  'DELETE /api/forum/post/:id': nobodys,
  'POST /api/forum/accept': nobodys,
  'POST /api/forum/follow': nobodys,
  'GET /api/forum/followed': members,
  'POST /api/forum/report': nothing,
  // Whoever has the link of a letter.
  'GET /api/open-links/forum-decision/:token': everybody,
  'POST /api/forum/objection/:token': everybody,
  'GET /api/forum/moderation': moderation,
  'POST /api/forum/moderation/release': moderationOfNothing,
  // With a reason that is too short.
  'POST /api/forum/moderation/remove': moderation,
  'POST /api/forum/moderation/lock': moderation,
  'POST /api/forum/moderation/move': moderation,
  'POST /api/forum/moderation/merge': moderation,
  'POST /api/forum/moderation/decide': moderation,
  'GET /api/search': everybody,
  'GET /api/search/suggestions': everybody,
  'GET /api/get-brand': everybody,
  'GET /api/get-page/:slug': everybody,
  'GET /api/get-positions': everybody,
  'GET /api/get-position/:department/:key': everybody,
  'POST /jobs-karriere/offene-stellen/:department/:key': everybody,
  'GET /api/begin-form': everybody,
  'POST /api/contact-request': everybody,
  'POST /brick/contact-form-send': everybody,
  'POST /api/inhouse-request': everybody,
  'POST /api/sbv-request': everybody,
  'POST /api/catalogue-request': everybody,
  'POST /api/lawyer-consultation-request': everybody,
  'POST /api/digitalen-wandel-registration-request': everybody,
  'POST /api/withdrawal': everybody,
  'POST /api/general-registration-request': everybody,
  'GET /api/werbemittel-shop': withCode,
  'POST /api/werbemittel-shop-request': withCode,
  'POST /werbemittelshop-login': everybody,
  'POST /werbemittelshop-logout': everybody,
  'POST /kundenportal/send-feedback': members,
  'POST /api/newsletter-subscription-request': everybody,
  // Whoever has the link of a newsletter's letter.
  'GET /api/open-links/newsletter/:token': everybody,
  'POST /api/newsletter-subscription-request/confirm/:token': everybody,
  'GET /api/open-links/newsletter-end/:token': everybody,
  'POST /api/newsletter-subscription-request/unsubscribe/:token': everybody,
  'POST /newsletter/abmelden/:token': everybody,
  'GET /api/alert-subject': everybody,
  'POST /api/alerts': everybody,
  'GET /api/alerts/own': members,
  // Of what somebody else follows, or of nothing.
  'POST /api/alerts/:id/end': nobodys,
  // Whoever has the link of an alert’s letter.
  'GET /api/open-links/alert/:token': everybody,
  'POST /api/alerts/confirm/:token': everybody,
  'GET /api/open-links/alert-end/:token': everybody,
  'POST /api/alerts/stop/:token': everybody,
  'POST /benachrichtigungen/beenden/:token': everybody,
  'POST /api/ui-errors': everybody,
  'GET /sitemap.xml': everybody,
  'GET /sitemap/:part': everybody,
  'GET /robots.txt': everybody,
  'GET /rss': everybody,
  'GET /news/rss': everybody,
  'GET /api/themes-remarketing': everybody,
  'GET /obj-export/lexicon': services,
  'GET /obj-export/jurisdictions': services,
  'GET /obj-export/downloads': services,
  'GET /obj-export/articles': services,
  'GET /obj-export/faq': services,
  'GET /obj-export/youtube': services,
  // Whoever signs, and nobody of these does.
  'POST /sync/:kind': signed,
  'GET /sync/status': signed,
  'GET /standorte/get-datalist-locations': everybody,
  'GET /standorte/hotels': everybody,
  'GET /api/consumer': everybody,
  'GET /api/generate-routes': everybody,
  'GET /api/openapi.json': everybody,
  'GET /fragments/:fragment': everybody,
}

/** The table, row by row. */
export const routeRoles: Readonly<Record<string, Readonly<Record<Column, Verdict>>>> = Object.fromEntries(
  Object.entries(rows).map(([route, verdicts]) => {
    const each = verdicts.replace(' ', '').split('') as Verdict[]
    return [route, Object.fromEntries(columns.map((column, i) => [column, each[i]])) as Record<Column, Verdict>]
  }),
)
