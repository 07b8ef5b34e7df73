import { expect, test } from 'vitest'
import { confirmationHours, mostPendingRegistrations, passwordResetMinutes } from '#core/accounts/accounts.ts'
import { longestPassword, shortestPassword } from '#core/accounts/password.ts'
import { pendingMinutes } from '#core/accounts/pending-sign-in.ts'
import { longestTarget } from '#core/accounts/redirect-target.ts'
import { longestCompany } from '#core/accounts/registration-rules.ts'
import { idleDays } from '#core/accounts/session-span.ts'
import {
  analysedKnownDays,
  mostAnalysedShown,
  mostBytes,
  mostCharacters,
  mostNamed as mostNamedInText,
  mostPages,
} from '#core/analysis/analysis.ts'
import { latestNoticeDays, noticeDays, resolutionDays } from '#core/booking/booking-path.view.ts'
import {
  invitationDays,
  namesDays,
  offerHours,
  reminderDay,
  reschedulingDays,
  reservationDays,
} from '#core/booking/booking.ts'
import { longestAnswer } from '#core/booking/employers-link.ts'
import { longestReason } from '#core/booking/longest-reason.ts'
import { mostOnPaper } from '#core/booking/paper-order.ts'
import { mostRegistered, workshopChoices } from '#core/booking/registration.ts'
import { highestFee } from '#core/booking/running-bookings.ts'
import { mostItems, mostPersons } from '#core/cart/cart.ts'
import { longestLine, longestRemarks } from '#core/cart/order-options.ts'
import { longestNotes } from '#core/cart/recipient-rules.ts'
import { fewSeats, mostSeatsNamed } from '#core/catalogue/availability.ts'
import { eventTypes } from '#core/catalogue/catalogue.ts'
import { longestEvent } from '#core/catalogue/event-lifetime.ts'
import { exampleGroup, mostInhouse } from '#core/catalogue/inhouse.ts'
import { eventsOnCard } from '#core/catalogue/theme-card.ts'
import { mostCompared } from '#core/comparison/most-compared.ts'
import { mostKm, mostParticipants, mostTicket } from '#core/costs/costs.ts'
import { mostInCalendar } from '#core/documents/calendars.service.ts'
import { mostInPart } from '#core/feeds/site-map.ts'
import { mostValues } from '#core/finder/filter.ts'
import { paymentDays } from '#core/invoices/invoice-for.ts'
import { longestMessage, shortestMessage } from '#core/jobs/applications.ts'
import { retentionMonths } from '#core/jobs/retention.ts'
import { troubleNamed } from '#core/letters/trouble.ts'
import { mostAddressChanges, newAddressHours, warningSeconds } from '#core/login/login.ts'
import { consentDays, consentRevision } from '#core/media/consent-cookie.ts'
import {
  codeDigits,
  codeLockMinutes,
  enrolmentMinutes,
  recoveryCodes,
  stepSeconds,
  wrongCodesAllowed,
} from '#core/second-factor/second-factor.ts'
import { longestEmail } from '#core/shared/email-address.ts'
import { longestName } from '#core/shared/field-rules.ts'
import { longestPage } from '#core/shared/page.ts'
import { longestNote, longestValue, mostBookmarks, restorableSeconds } from '#core/wishlist/wishlist.ts'

/** Figures that the specification, terms or a law give, or that stores and letters count on. */
test.each<[said: string, figures: readonly number[], given: readonly number[]]>([
  ['a reservation holds 14 days and is reminded of on the tenth', [reservationDays, reminderDay], [14, 10]],
  ['who moves up has 48 hours', [offerHours], [48]],
  ['invitations leave 21 days before; until 14 days before seats need no names', [invitationDays, namesDays], [21, 14]],
  ['for 14 days one leaves a rescheduled event for nothing', [reschedulingDays], [14]],
  ['a resolution is due six weeks before, notice three, two at the latest', [resolutionDays, noticeDays], [42, 21]],
  ['the latest notice is two weeks before', [latestNoticeDays], [14]],
  ['on paper five take part, at a Fachtagung ten are registered', [mostOnPaper, mostRegistered], [5, 10]],
  ['two workshops are chosen', [workshopChoices], [2]],
  ['a reason has 1,000 signs, an answer of employers 2,000', [longestReason, longestAnswer], [1000, 2000]],
  ['a fee is 20,000 euros at most', [highestFee], [2_000_000]],
  ['a cart holds 20 items and 50 persons', [mostItems, mostPersons], [20, 50]],
  ['lines of addresses have 120 signs, remarks 2,000', [longestLine, longestRemarks], [120, 2000]],
  ['remarks about one who takes part have 1,000', [longestNotes], [1000]],
  ['invoices are paid within 14 days', [paymentDays], [14]],
  [
    'an address is confirmed within 48 hours, five times at once',
    [confirmationHours, mostPendingRegistrations],
    [48, 5],
  ],
  ['a link for a new password opens an hour', [passwordResetMinutes], [60]],
  ['passwords have 10 to 128 signs', [shortestPassword, longestPassword], [10, 128]],
  ['a password waits 15 minutes for its code', [pendingMinutes], [15]],
  ['targets have 2,048 signs, companies 120', [longestTarget, longestCompany], [2048, 120]],
  ['who does not come for 14 days is signed out', [idleDays], [14]],
  ['two minutes before its end a session warns', [warningSeconds], [120]],
  ['a new address is confirmed within 48 hours, five times', [newAddressHours, mostAddressChanges], [48, 5]],
  ['codes have six digits, one each 30 seconds', [codeDigits, stepSeconds], [6, 30]],
  ['there are ten codes for emergencies; an app is set up in 15 minutes', [recoveryCodes, enrolmentMinutes], [10, 15]],
  ['five wrong codes lock for 15 minutes', [wrongCodesAllowed, codeLockMinutes], [5, 15]],
  ['500 bookmarks of 255 signs with notes of 500', [mostBookmarks, longestValue, longestNote], [500, 255, 500]],
  ['what was taken off can be put back for an hour', [restorableSeconds], [3600]],
  ['three seats are few, nine are named', [fewSeats, mostSeatsNamed], [3, 9]],
  ['a series is of type 1, a Fachtagung of type 3', [eventTypes.trainingSeries, eventTypes.conference], [1, 3]],
  ['an event lasts a year at most, with a leap day', [longestEvent], [366]],
  ['20 come to a seminar in-house, 12 in its example', [mostInhouse, exampleGroup], [20, 12]],
  ['three events stand on a card, three are compared', [eventsOnCard, mostCompared], [3, 3]],
  ['costs are reckoned for 50', [mostParticipants], [50]],
  ['they travel 5,000 km or for 2,000 euros', [mostKm, mostTicket], [5000, 200_000]],
  ['a calendar has 200 events, a part of the site map 10,000', [mostInCalendar, mostInPart], [200, 10_000]],
  ['a filter takes 100 values, a page of a list 100 items', [mostValues, longestPage], [100, 100]],
  ['applications say 10 to 4,000 signs', [shortestMessage, longestMessage], [10, 4000]],
  ['they are kept six months', [retentionMonths], [6]],
  ['consent holds 182 days, in its first revision', [consentDays, consentRevision], [182, 1]],
  ['names have 80 signs, addresses of mail 254', [longestName, longestEmail], [80, 254]],
  ['a PDF of 20 MB is analysed', [mostBytes], [20 * 1024 * 1024]],
  ['its first 500 pages, of 3 million signs', [mostPages, mostCharacters], [500, 3_000_000]],
  ['1,000 that it names are told; it is known a year', [mostNamedInText, analysedKnownDays], [1000, 365]],
  ['five letters that did not leave are named', [troubleNamed], [5]],
  ['the last 50 are shown', [mostAnalysedShown], [50]],
])('%s', (_, figures, given) => expect(figures).toEqual(given))
