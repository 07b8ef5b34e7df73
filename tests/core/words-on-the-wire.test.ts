import { expect, test } from 'vitest'
import { checkKinds } from '#core/analysis/accessibility.ts'
import { unreadableReasons } from '#core/analysis/ports.ts'
import { ordererNews } from '#core/booking/booking-letters.ts'
import { pathSteps } from '#core/booking/booking-path.ts'
import { employersAnswers } from '#core/booking/employers-link.ts'
import { cartModes } from '#core/cart/cart.ts'
import { checkoutSteps } from '#core/cart/checkout-steps.ts'
import { buyerTypes, hotelPayers, legalBases } from '#core/cart/order-options.ts'
import { eventLives } from '#core/catalogue/event-lifetime.ts'
import { levels } from '#core/catalogue/level.ts'
import { themeSortings } from '#core/catalogue/ports.ts'
import { registrationStates } from '#core/conference/conference.ts'
import { costItems, travelModes } from '#core/costs/costs.ts'
import { durations } from '#core/finder/duration-kind.ts'
import { sortings } from '#core/finder/finder.ts'
import { priceSteps } from '#core/finder/filters/price-to.ts'
import { seasonNames } from '#core/finder/seasons.ts'
import { invoiceKinds, untaxedReasons } from '#core/invoices/invoice.ts'
import { paperKinds } from '#core/papers/papers.ts'
import { accessibilityFacts } from '#core/shared/accessibility-facts.ts'
import { mainGroup, targetGroups } from '#core/shared/target-group.ts'
import { taskKinds } from '#core/timetable/ports.ts'
import { bookmarkTypes } from '#core/wishlist/wishlist.ts'

/** Words that stand in addresses, in answers of calls, in content or in stores: what is there already is written so. */
test.each<[readonly (string | number)[], string]>([
  [buyerTypes, 'arbeitgeber gremium privat'],
  [legalBases, '37_6 37_7 179_sgb9 65 keine'],
  [hotelPayers, 'rechnung arbeitgeber teilnehmende'],
  [cartModes, 'buchen reservieren warteliste'],
  [checkoutSteps, 'teilnehmende rechnung pruefen danke'],
  [pathSteps, 'reserve resolve tell-employer costs book attend'],
  [employersAnswers, 'bestaetigt rueckfrage widerspruch'],
  [invoiceKinds, 'rechnung korrektur storno-gebuehr'],
  [untaxedReasons, 'education passed-through damages'],
  [eventLives, 'to-come begins-today running ends-today ended-today'],
  [levels, 'grundlagen aufbau spezial'],
  [themeSortings, 'titel datum preis'],
  [sortings, 'datum entfernung preis'],
  [seasonNames, 'winter fruehjahr sommer herbst'],
  [durations, 'kurz mittel lang'],
  [priceSteps, '300 600 1000 1500 2000'],
  [targetGroups, 'br sbv jav'],
  [travelModes, 'bahn auto keine'],
  [registrationStates, 'offen warteliste geschlossen begonnen'],
  [costItems, 'fee inhouse night breakfast day-package food drinks business parking city-tax'],
  [bookmarkTypes, 'seminar event artikel hotel fachtagung urteil lexikon download video'],
  [
    paperKinds,
    'entsendebeschluss tagesordnung mitteilung-arbeitgeber kostenuebernahme auftragsbestaetigung bestellformular ' +
      'einladung teilnahmebescheinigung',
  ],
  [
    accessibilityFacts,
    'step-free lift wheelchair-rooms accessible-toilet accessible-parking hearing-loop tactile-guidance assistance-dogs',
  ],
  [
    ordererNews,
    'reminded expired offered waited-in-vain booked claimed declined confirmed invited substituted ' +
      'recipient-cancelled cancelled called-off rescheduled rebooked attended',
  ],
  [
    taskKinds,
    'remind-of-reservation end-hold end-wait invite call-off follow-event bill certify tell-followers delete-account expire-quote ' +
      'index-thread index-old-threads',
  ],
  [checkKinds, 'text tagged language title title-shown headings figures bookmarks pdf-ua'],
  [unreadableReasons, 'encrypted portfolio too-many-pages too-much-text takes-too-long needs-too-much broken'],
])('%j', (words, written) => expect(words.join(' ')).toBe(written))

test('nearly all of a programme is for works councils', () => expect(mainGroup).toBe('br'))
