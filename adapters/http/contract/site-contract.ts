import type { Site } from '#core/site.ts'
import { accesses } from './access-log.ts'
import { accounts } from './accounts.ts'
import { articles } from './articles.ts'
import { bookings, employer, orders } from './booking.ts'
import { registrations } from './registrations.ts'
import { office } from './booking-office.ts'
import { calendarFeeds } from './calendar-feeds.ts'
import { cart } from './cart.ts'
import { catalogue } from './catalogue.ts'
import { chatbot } from './chatbot.ts'
import { conferences } from './conferences.ts'
import { citations } from './citations.ts'
import { consultants, consulting } from './consulting.ts'
import { content } from './content.ts'
import { costs } from './costs.ts'
import { dashboard } from './dashboard.ts'
import { diagnostics } from './diagnostics.ts'
import { documents } from './documents.ts'
import { downloads } from './downloads.ts'
import type { Carrying, Endpoint } from './endpoint.ts'
import { alerts } from './alerts.ts'
import { care } from './event-care.ts'
import { exports } from './exports.ts'
import { faq } from './faq.ts'
import { feeds } from './feeds.ts'
import { finder } from './finder.ts'
import { forum, moderation } from './forum.ts'
import { inbox } from './inbox.ts'
import { invoices } from './invoices.ts'
import { formRequests } from './form-requests.ts'
import { jobs } from './jobs.ts'
import { membership } from './membership.ts'
import { roster } from './roster.ts'
import { participations } from './participations.ts'
import { delegation } from './delegation.ts'
import { sharedList } from './shared-list.ts'
import { laws } from './laws.ts'
import { legislation } from './legislation.ts'
import { lexicon } from './lexicon.ts'
import { liveEvents, liveList } from './live.ts'
import { login } from './login.ts'
import { materials, materialsOffice } from './materials.ts'
import { media } from './media.ts'
import { overview } from './overview.ts'
import { pdfAnalysis } from './pdf-analysis.ts'
import { paperOrders } from './paper-orders.ts'
import { papers } from './papers.ts'
import { merchandise } from './merchandise.ts'
import { newsletter } from './newsletter.ts'
import { people } from './people.ts'
import { person } from './person.ts'
import { primers } from './primers.ts'
import { forms } from './forms.ts'
import { ownData, privacy } from './privacy.ts'
import { quotes, quotesOffice } from './quotes.ts'
import { recommendations } from './recommendations.ts'
import { rulings } from './rulings.ts'
import { secondFactor } from './second-factor.ts'
import { search } from './search.ts'
import { gremiumPlan, planPapers, plans } from './training-plans.ts'
import { suggestions } from './suggestions.ts'
import { themeSequence } from './theme-sequence.ts'
import { venues } from './venues.ts'
import { wishlist } from './wishlist.ts'

/** The whole application over HTTP. */
export const siteContract: {
  readonly [Group in keyof Site]: { readonly [Context in keyof Site[Group]]: Carrying<Site[Group][Context]> }
} = {
  programme: { catalogue, finder, venues, conferences, people, media, costs, documents, liveEvents },
  account: {
    accounts,
    wishlist,
    login,
    secondFactor,
    person,
    alerts,
    overview,
    suggestions,
    plans,
    privacy,
    ownData,
    accesses,
    planPapers,
    calendarFeeds,
    materials,
  },
  booking: {
    cart,
    orders,
    registrations,
    paperOrders,
    bookings,
    employer,
    office,
    care,
    papers,
    invoices,
    consulting,
    consultants,
    quotes,
    quotesOffice,
  },
  knowledge: { lexicon, laws, rulings, articles, recommendations, downloads, faq, primers, search, forum, chatbot },
  gremium: { membership, roster, participations, plan: gremiumPlan, sharedList, liveList, delegation },
  office: {
    dashboard,
    citations,
    legislation,
    themeSequence,
    content,
    jobs,
    forms,
    formRequests,
    merchandise,
    newsletter,
    diagnostics,
    feeds,
    pdfAnalysis,
    materialsOffice,
    exports,
    moderation,
    inbox,
  },
}

type ContextName = { [Group in keyof Site]: keyof Site[Group] }[keyof Site]

/** Where calls are not named after their context: other programs know them by these names. */
const namedOtherwise: { readonly [Context in ContextName]?: string } = { lexicon: 'knowledge', forms: 'requests' }

/**
 * An endpoint under its route name, such as wishlist.add, and where the site has it: `site[group][context][method]`.
 */
export interface NamedEndpoint {
  readonly name: string
  readonly group: keyof Site
  readonly context: ContextName
  readonly method: string
  readonly endpoint: Endpoint
}

export const endpoints: readonly NamedEndpoint[] = Object.entries(siteContract).flatMap(([group, ports]) =>
  Object.entries(ports).flatMap(([context, port]: [string, object]) =>
    Object.entries(port).map(([method, endpoint]: [string, Endpoint]) => ({
      name: `${namedOtherwise[context as ContextName] ?? context}.${method}`,
      group: group as keyof Site,
      context: context as ContextName,
      method,
      endpoint,
    })),
  ),
)
