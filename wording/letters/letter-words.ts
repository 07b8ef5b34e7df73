import * as addressOf from '#core/shared/addresses.ts'
import type { Letter } from '#core/letters/ports.ts'
import type { Brand } from '#core/brand/brand.ts'
import { alertBegun, alertConfirm, alertNews, alertRefused } from './alert-letters.ts'
import { accountExists, confirmAddress, passwordChanged, resetPassword } from './account-letters.ts'
import {
  bookingNews,
  certificateReady,
  employerAnswered,
  invoiceIssued,
  orderArrived,
  orderReceived,
  recipientNews,
} from './booking-letters.ts'
import { newAddressWanted, addressChanged, addressInUse, confirmNewAddress, passwordUpdated } from './login-letters.ts'
import { forumDecision, forumNews, forumReleased, forumRemoved, forumReportReceived } from './forum-letters.ts'
import { appointmentArrived, appointmentNews } from './consulting-letters.ts'
import { gremiumInvitation } from './gremium-letters.ts'
import { accountDeleted, accountDeletionWanted } from './privacy-letters.ts'
import { newsletterConfirm, newsletterSubscribed } from './newsletter-letters.ts'
import { quoteArrived, quoteNews } from './quote-letters.ts'
import { declarationReceived, requestAnswered, requestArrived, requestReceived } from './request-letters.ts'
import { applicationArrived, applicationReceived } from './application-letters.ts'

/** A paragraph, whose line breaks count, or a link on its own; a quiet one is no button. */
export type Part =
  | { readonly says: string; readonly small?: boolean }
  | { readonly link: string; readonly label: string; readonly quiet?: boolean }

/** What letters say of the provider that sends them. */
export interface Sender {
  /** Where links lead; never taken from a request. */
  readonly siteOrigin: string
  readonly brand: Brand
}

/** Puts a letter into words: what it is about, one link, and who writes. No letter advertises (domain §6, UWG § 7). */
export function letterWords(letter: Letter, sender: Sender): Worded {
  const { parts, ...about } = worded(letter, sender)
  return { ...about, parts: [{ says: `${greeting(letter)},` }, ...parts, ...signature(sender)] }
}

/** A letter in words. */
export interface Worded {
  readonly subject: string
  readonly parts: readonly Part[]
  /** Address that ends what the letter belongs to, with one click (RFC 8058). */
  readonly unsubscribe?: string
  /** Whom an answer goes to, where that is not the office. */
  readonly replyTo?: string
}

function worded(letter: Letter, sender: Sender): Worded {
  switch (letter.kind) {
    case 'confirm-address':
      return confirmAddress(letter, sender)
    case 'account-exists':
      return accountExists(sender)
    case 'reset-password':
      return resetPassword(letter, sender)
    case 'password-changed':
      return passwordChanged(sender)
    case 'password-updated':
      return passwordUpdated(sender)
    case 'confirm-new-address':
      return confirmNewAddress(letter, sender)
    case 'address-in-use':
      return addressInUse(sender)
    case 'address-change-asked':
      return newAddressWanted(sender)
    case 'address-changed':
      return addressChanged(sender)
    case 'application-received':
      return applicationReceived(letter, sender)
    case 'application-arrived':
      return applicationArrived(letter)
    case 'order-received':
      return orderReceived(letter, sender)
    case 'order-arrived':
      return orderArrived(letter)
    case 'booking-news':
      return bookingNews(letter, sender)
    case 'recipient-news':
      return recipientNews(letter, sender)
    case 'invoice-issued':
      return invoiceIssued(letter)
    case 'certificate-ready':
      return certificateReady(letter)
    case 'employer-answered':
      return employerAnswered(letter, sender)
    case 'newsletter-confirm':
      return newsletterConfirm(letter, sender)
    case 'newsletter-subscribed':
      return newsletterSubscribed(letter, sender)
    case 'alert-confirm':
      return alertConfirm(letter, sender)
    case 'alert-begun':
      return alertBegun(letter, sender)
    case 'alert-refused':
      return alertRefused(letter)
    case 'alert-news':
      return alertNews(letter, sender)
    case 'gremium-invitation':
      return gremiumInvitation(letter, sender)
    case 'appointment-news':
      return appointmentNews(letter, sender)
    case 'appointment-arrived':
      return appointmentArrived(letter)
    case 'quote-news':
      return quoteNews(letter, sender)
    case 'quote-arrived':
      return quoteArrived(letter, sender)
    case 'account-deletion-asked':
      return accountDeletionWanted(letter, sender)
    case 'account-deleted':
      return accountDeleted(sender)
    case 'forum-news':
      return forumNews(letter, sender)
    case 'forum-released':
      return forumReleased(letter, sender)
    case 'forum-removed':
      return forumRemoved(letter, sender)
    case 'forum-report-received':
      return forumReportReceived(letter)
    case 'forum-decision':
      return forumDecision(letter, sender)
    case 'request-received':
      return requestReceived(letter, sender)
    case 'declaration-received':
      return declarationReceived(letter, sender)
    case 'request-arrived':
      return requestArrived(letter)
    case 'request-answered':
      return requestAnswered(letter, sender)
  }
}

/** By form of address where one was given, else by the whole name. */
const salutations = new Map([
  ['frau', 'Guten Tag Frau'],
  ['herr', 'Guten Tag Herr'],
])

const greeting = (letter: Letter): string => {
  // The office knows whom it is from: the letter says so itself. And nobody knows yet whose address somebody gave, so
  // what he calls himself is not written to it.
  if (!('salutationId' in letter)) return 'Guten Tag'
  const salutation = salutations.get(letter.salutationId)
  return salutation === undefined
    ? `Guten Tag ${letter.firstName} ${letter.lastName}`
    : `${salutation} ${letter.lastName}`
}

const signature = ({ siteOrigin, brand }: Sender): readonly Part[] => {
  const reachable = [brand.phone && `Telefon ${brand.phone}`, brand.officeHours, brand.email].filter(
    (line) => line !== '',
  )
  return [
    { says: `Freundliche Grüße\n${brand.name}` },
    { says: ['Fragen beantworten wir gern:', ...reachable].join('\n'), small: true },
    {
      says: `Impressum: ${siteOrigin}${addressOf.imprint}\nDatenschutz: ${siteOrigin}${addressOf.privacy}`,
      small: true,
    },
  ].filter(({ says }) => reachable.length > 0 || !says.startsWith('Fragen'))
}
