import type { Site } from '#core/site.ts'

/** A whole context of the application, or one call of it, such as `account.wishlist` or `account.accounts.whoAmI`. */
type CallName = {
  [Group in keyof Site]: {
    [Context in keyof Site[Group] & string]:
      | `${Group}.${Context}`
      | `${Group}.${Context}.${keyof Site[Group][Context] & string}`
  }[keyof Site[Group] & string]
}[keyof Site]

/** What the scripts of pages call; other calls would be weight without use. */
export const callsOnPages = [
  'programme.catalogue.themes',
  'account.wishlist.add',
  'account.wishlist.list',
  'account.wishlist.remove',
  'account.login.sessionTime',
  'account.login.extendSession',
  'booking.cart.count',
  'knowledge.lexicon.lexicon',
  'knowledge.search.suggestions',
  'knowledge.chatbot.ask',
  'office.content.brand',
  'office.diagnostics',
  'office.legislation.progress',
  'office.themeSequence.updateThemeSequence',
] as const satisfies readonly CallName[]

/** What pages call that browsers take over. */
export const callsOnHydratedPages = [
  'account.accounts.whoAmI',
  'account.wishlist.add',
  'account.wishlist.entries',
  'account.wishlist.intoCart',
  'account.wishlist.note',
  'account.wishlist.remove',
  'account.wishlist.removed',
  'account.wishlist.restore',
  'account.accounts.countries',
  'booking.cart',
  'booking.orders',
  'gremium.membership.own',
] as const satisfies readonly CallName[]

/** As much of the application as is carried to the scripts of pages. */
export type SiteOnPages = SiteWith<(typeof callsOnPages)[number]>

/** As much of the application as is carried to pages that browsers take over: all that such a page may call. */
export type SiteOnHydratedPages = SiteWith<(typeof callsOnHydratedPages)[number]>

type Carried<Port, Named extends string, Call extends CallName> = Named extends Call
  ? keyof Port
  : { [Method in keyof Port & string]: `${Named}.${Method}` extends Call ? Method : never }[keyof Port & string]

/** The contexts and calls of that name, and none of the others. */
type SiteWith<Call extends CallName> = {
  readonly [Group in keyof Site]: {
    readonly [
      Context in keyof Site[Group] & string as [Carried<Site[Group][Context], `${Group}.${Context}`, Call>] extends [
        never,
      ]
        ? never
        : Context
    ]: Pick<Site[Group][Context], Carried<Site[Group][Context], `${Group}.${Context}`, Call>>
  }
}
