import * as addressOf from './addresses.ts'

/**
 * Beginnings of addresses that are nothing for searches: what is personal or asks for a login, programs' calls, files.
 */
export const notForSearches: readonly string[] = [
  '/api/',
  '/api-meinifb/',
  '/consultant/',
  addressOf.appointment(''),
  addressOf.quote(''),
  addressOf.requestSent(''),
  '/download/',
  addressOf.fragment(''),
  '/kundenportal/',
  '/manage',
  '/meinifb',
  '/news/pdf/',
  `${addressOf.newsletter}/`,
  addressOf.alerts,
  '/obj-export/',
  addressOf.orderForm(''),
  '/order-api/',
  addressOf.costsPdf(''),
  addressOf.trainingPlan(''),
  addressOf.problems,
  '/quote-api/',
  '/recommendations/',
  `${addressOf.registration}/`,
  '/schulungsplan/',
  addressOf.eventPdf(''),
  addressOf.themePdf(''),
  addressOf.cart,
  addressOf.checkoutPdf,
  addressOf.booking(''),
  addressOf.employersRequest(''),
  addressOf.calendar,
  '/kalender/',
  addressOf.eventCalendar('*'),
  `${addressOf.venues}/get-datalist-locations`,
  `${addressOf.venues}/hotels`,
  addressOf.search,
  '/sync/',
  '/wishlist/',
]

/** What searches may keep all the same, although its address begins like one of those. */
export const forSearchesAllTheSame: readonly string[] = [addressOf.portal, addressOf.primers]

/** Beginnings of addresses whose last part opens something to whoever has it. */
export const openedByLink: readonly string[] = [
  addressOf.booking(''),
  addressOf.employersRequest(''),
  addressOf.trainingPlan(''),
  addressOf.appointment(''),
  addressOf.quote(''),
  '/kalender/',
  addressOf.passwordReset(''),
  addressOf.confirmation(''),
]

/** Beginnings of addresses that change or show what is somebody's own; nothing of these is ever fetched ahead. */
export const somebodysOwn: readonly string[] = [
  '/kundenportal/',
  '/meinifb/',
  '/wishlist/',
  addressOf.booking(''),
  addressOf.employersRequest(''),
  `${addressOf.newsletter}/`,
  addressOf.alerts,
  addressOf.registration,
  addressOf.cart,
  '/order-api/',
  '/quote-api/',
  '/consultant/',
  addressOf.appointment(''),
  addressOf.quote(''),
  '/schulungsplan/',
  '/manage',
  '/api',
]
