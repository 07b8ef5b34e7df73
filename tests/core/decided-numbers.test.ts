import { expect, test } from 'vitest'
import * as analysis from '#core/analysis/analysis.ts'
import * as accounts from '#core/accounts/accounts.ts'
import * as passwords from '#core/accounts/password.ts'
import * as sessionDays from '#core/accounts/session-days.ts'
import * as sessionSpan from '#core/accounts/session-span.ts'
import * as signInLimit from '#core/accounts/sign-in-limit.ts'
import * as alerts from '#core/alerts/alerts.ts'
import * as booking from '#core/booking/booking.ts'
import * as employersLink from '#core/booking/employers-link.ts'
import * as registration from '#core/booking/registration.ts'
import * as calendarFeeds from '#core/calendar-feeds/calendar-feeds.ts'
import * as cart from '#core/cart/cart.ts'
import * as chatbot from '#core/chatbot/chatbot.ts'
import * as appointmentForm from '#core/consulting/appointment-form.ts'
import * as consulting from '#core/consulting/consulting.ts'
import * as careDays from '#core/event-care/care-days.ts'
import * as exported from '#core/exports/exports.ts'
import * as doubleOptIn from '#core/forms/double-opt-in.ts'
import * as forms from '#core/forms/forms.ts'
import * as forum from '#core/forum/forum.ts'
import * as reports from '#core/forum/reports.ts'
import * as gremium from '#core/gremium/gremium.ts'
import * as committees from '#core/gremium/law/committees.ts'
import * as roster from '#core/gremium/roster.ts'
import * as inbox from '#core/inbox/inbox.ts'
import * as live from '#core/live/news.ts'
import * as login from '#core/login/login.ts'
import * as materials from '#core/materials/material-limits.ts'
import * as overview from '#core/overview/overview.ts'
import * as dataExport from '#core/privacy/data-export.ts'
import * as graceDays from '#core/privacy/grace-days.ts'
import * as quote from '#core/quote/quote.ts'
import { laender } from '#core/shared/laender.ts'
import * as sharedList from '#core/shared-list/shared-list.ts'
import * as voting from '#core/shared-list/voting.ts'
import * as suggested from '#core/suggestions/suggested.ts'
import * as sync from '#core/sync/sync.ts'
import * as planLimits from '#core/training-plan/plan-limits.ts'
import * as proposedPlan from '#core/training-plan/proposed-plan.ts'
import * as plans from '#core/training-plan/training-plan.ts'

/**
 * Numbers and lists that the contract promises (domain §4 to §9), that a law names, or that people are told beside a
 * field: written here a second time, by hand. What changes one of them changes what was promised.
 */
test.each([
  ['an account', accounts, { confirmationHours: 48, passwordResetMinutes: 60, mostPendingRegistrations: 5 }],
  ['a password', passwords, { shortestPassword: 10, longestPassword: 128 }],
  ['a session', { ...sessionDays, ...sessionSpan }, { rememberedDays: 30, sessionHours: 12, idleDays: 14 }],
  ['wrong passwords', signInLimit, { wrongPasswordsAllowed: 5, signInLockMinutes: 15 }],
  ['a new address', login, { newAddressHours: 48, mostAddressChanges: 5, warningSeconds: 120 }],
  ['letters about news', alerts, { mostAlerts: 30, mostWaiting: 10 }],
  ['analysed PDFs', analysis, { mostPages: 500 }],
  [
    'a booking',
    booking,
    { reservationDays: 14, reminderDay: 10, offerHours: 48, invitationDays: 21, namesDays: 14, reschedulingDays: 14 },
  ],
  ['the word of an employer', employersLink, { longestAnswer: 2_000 }],
  ['a registration for a conference', registration, { mostRegistered: 10, workshopChoices: 2 }],
  [
    'a calendar by its address',
    calendarFeeds,
    { fetchSeconds: 600, fetchesPerHour: 120, unknownPerHour: 60, switchesPerDay: 20, mostInFeed: 300, daysBehind: 90 },
  ],
  ['a cart', cart, { mostItems: 20, mostPersons: 50 }],
  ['the chatbot', chatbot, { longestQuestion: 500, mostQuotes: 4, mostSources: 3 }],
  [
    'consultants',
    { ...consulting, ...appointmentForm },
    {
      dayBegins: 9,
      dayEnds: 17,
      workingDays: 5,
      slotMinutes: 60,
      leadHours: 24,
      weeksAhead: 8,
      slotsInstead: 3,
      mostOpen: 3,
      mostReschedulings: 10,
      monthsStored: 3,
      longestTopic: 120,
      longestAppointmentNote: 500,
    },
  ],
  ['what is stored of health', careDays, { careDays: 28 }],
  ['exports', exported, { longestExport: 1_000, usualExport: 500 }],
  ['a newsletter', doubleOptIn, { confirmationHours: 48 }],
  ['forms', forms, { leastSecondsToFillIn: 3, mostHoursToFillIn: 48, requestsKnownHours: 24 }],
  [
    'the forum',
    { ...forum, ...reports },
    {
      shortestTitle: 5,
      longestTitle: 120,
      shortestBody: 10,
      longestBody: 10_000,
      mostTags: 5,
      longestTag: 30,
      shortestNickname: 3,
      longestNickname: 30,
      editMinutes: 15,
      floodSeconds: 30,
      duplicateHours: 24,
      shortestReason: 10,
      longestReason: 2_000,
      objectionMonths: 6,
      postsOnPage: 20,
      threadsOnPage: 25,
    },
  ],
  ['a Gremium', gremium, { invitationDays: 14, mostUsers: 150, mostInvitations: 40 }],
  ['who is in a Gremium', roster, { wholePost: 100, mostMembers: 150 }],
  ['committees of a works council (§ 28 BetrVG)', committees, { committeesAbove: 100 }],
  [
    'the inbox',
    inbox,
    { shortestReply: 10, longestReply: 5_000, longestSubject: 150, longestOfficeNote: 2_000, longestClosingWord: 500 },
  ],
  ['what is followed live', live, { mostEventsFollowed: 20, mostChangesRead: 1_000 }],
  [
    'photos and documents',
    materials,
    {
      documentDays: 14,
      linkMinutes: 5,
      photosAtOnce: 24,
      mostPhotosOfPerson: 60,
      longestCaption: 120,
      storedYears: { photo: 1, document: 3 },
    },
  ],
  [
    'the overview',
    overview,
    { mostShownBookings: 4, mostShownBookmarks: 3, mostShownEntries: 3, mostShownSteps: 3, mostRecommended: 3 },
  ],
  ['one’s data', dataExport, { provenSeconds: 300, exportsPerHour: 5 }],
  ['an account that goes', graceDays, { graceDays: 7 }],
  [
    'a quote',
    quote,
    {
      usualValidDays: 30,
      mostValidDays: 365,
      mostQuoted: 20,
      mostQuotedPersons: 100,
      inhouseRate: 19,
      longestQuoteNote: 500,
      longestQuestion: 4_000,
      mostQuestions: 10,
      mostSent: 20,
      draftMonthsStored: 12,
      letterYearsStored: 6,
      highestQuotedNet: 10_000_000,
    },
  ],
  ['a shared list', sharedList, { mostEntries: 200, mostComments: 200, longestComment: 500, mostShownComments: 3 }],
  ['a secret vote', voting, { fewestCounted: 3 }],
  ['suggestions', suggested, { usualSuggestions: 6, mostSuggestions: 12 }],
  ['deliveries', sync, { mostItems: 500 }],
  ['training plans', { ...planLimits, ...proposedPlan }, { mostPlans: 20, monthsOfLink: 12, weeksBetween: 3 }],
  ['how a seminar is held', plans, { formats: ['in-person', 'online', 'either'] }],
])('%s: what was promised', (_what, module, promised) => {
  expect(module).toMatchObject(promised)
})

test('what a category of the forum is closed to', () => {
  const closed = forum.categories.flatMap((one) => ('closedTo' in one ? [[one.id, one.closedTo]] : []))
  expect(closed).toEqual([
    ['sbv', 'sbv'],
    ['jav', 'jav'],
  ])
})

test('the sixteen Länder', () => {
  expect(laender).toEqual([
    'Baden-Württemberg',
    'Bayern',
    'Berlin',
    'Brandenburg',
    'Bremen',
    'Hamburg',
    'Hessen',
    'Mecklenburg-Vorpommern',
    'Niedersachsen',
    'Nordrhein-Westfalen',
    'Rheinland-Pfalz',
    'Saarland',
    'Sachsen',
    'Sachsen-Anhalt',
    'Schleswig-Holstein',
    'Thüringen',
  ])
})
