import type { GremiumLetter } from '#core/gremium/ports.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { formatDate } from '#core/shared/dates.ts'
import type { Sender, Worded } from './letter-words.ts'

/** Asks somebody to join a Gremium. Nobody knows yet whose mailbox it is: it says who asks, and praises nothing. */
export const gremiumInvitation = (
  { gremium, invitedBy, token, days, until }: GremiumLetter,
  { siteOrigin, brand }: Sender,
): Worded => ({
  subject: `Einladung: ${gremium}`,
  parts: [
    {
      says: `${invitedBy} lädt Sie ein, bei ${brand.portal} mitzumachen: ${gremium}. Dort planen Gremien ihre Seminare gemeinsam.`,
    },
    { link: siteOrigin + addressOf.gremiumInvitation(encodeURIComponent(token)), label: 'Einladung ansehen' },
    {
      says: `Die Einladung gilt ${days}\u00A0Tage, bis zum ${formatDate(until)}, und nur einmal. Sie brauchen ein Konto; haben Sie noch keines, legen Sie es vorher kostenlos an.`,
    },
    {
      says: 'Kennen Sie das Gremium nicht oder möchten Sie nicht mitmachen, brauchen Sie nichts zu tun.',
    },
  ],
})
