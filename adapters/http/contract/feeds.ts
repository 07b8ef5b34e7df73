import * as addressOf from '#core/shared/addresses.ts'
import type { ForFeedingOthers } from '#core/feeds/ports.ts'
import { z } from 'zod'
import { Price, TargetGroup } from './catalogue-values.ts'
import type { Carrying } from './endpoint.ts'
import { offersAsTable } from './offers-as-table.ts'
import { refusing } from './refusing.ts'
import { segment } from './text-sizes.ts'
import { Hotel } from './venue-values.ts'

export const OfferedTheme = z
  .object({
    id: z.number().int(),
    title: z.string(),
    url: z.string(),
    image: z.string(),
    price: Price.nullable(),
    locations: z.array(z.string()),
  })
  .meta({ id: 'OfferedTheme', description: 'Ein Thema mit kommenden Terminen, wie eine Anzeige es zeigt.' })

export const Consumer = z
  .object({
    targetGroup: TargetGroup.nullable(),
    isLoggedIn: z.boolean(),
    cartCount: z.number().int(),
    wishlistCount: z.number().int(),
    consent: z.object({ decided: z.boolean(), marketing: z.boolean() }),
  })
  .meta({ id: 'Consumer', description: 'Was eine Seite um ein Fragment von ihrem Besucher wissen darf.' })

/** Paths of spec §7, domain §7.6 and of what search engines look for. */
export const feeds: Carrying<ForFeedingOthers> = {
  siteMap: {
    method: 'GET',
    path: '/sitemap.xml',
    says: 'Das Verzeichnis aller Seiten für Suchmaschinen',
    ask: z.object({}),
    ok: 200,
    file: ['application/xml'],
    refusals: {},
    cache: 'public',
  },
  siteMapPart: {
    method: 'GET',
    path: '/sitemap/:part',
    says: 'Ein Teil des Verzeichnisses, höchstens 10.000 Adressen',
    ask: z.object({ part: segment }),
    ok: 200,
    file: ['application/xml'],
    refusals: refusing('not-found'),
    cache: 'public',
  },
  robots: {
    method: 'GET',
    path: '/robots.txt',
    says: 'Was Suchmaschinen nicht lesen sollen',
    ask: z.object({}),
    ok: 200,
    file: ['text/plain'],
    refusals: {},
    cache: 'public',
  },
  articleFeed: {
    method: 'GET',
    path: addressOf.feed,
    says: 'Alle Artikel als RSS-Feed, die 50 neuesten',
    ask: z.object({}),
    ok: 200,
    file: ['application/rss+xml'],
    refusals: {},
    cache: 'public',
  },
  newsFeed: {
    method: 'GET',
    path: addressOf.newsFeed,
    says: 'Die News als RSS-Feed, die 50 neuesten',
    ask: z.object({}),
    ok: 200,
    file: ['application/rss+xml'],
    refusals: {},
    cache: 'public',
  },
  themesRemarketing: {
    method: 'GET',
    path: '/api/themes-remarketing',
    says: 'Themen mit kommenden Terminen für Anzeigen; als Tabelle mit Accept: text/csv oder ?format=csv',
    ask: z.object({}),
    ok: 200,
    value: z.array(OfferedTheme),
    table: offersAsTable,
    refusals: {},
    cache: 'public',
  },
  townNames: {
    method: 'GET',
    path: '/standorte/get-datalist-locations',
    says: 'Namen aller Orte mit Seminarhotels, zur Auswahl',
    ask: z.object({}),
    ok: 200,
    value: z.array(z.string()),
    refusals: {},
    cache: 'public',
  },
  hotelsIn: {
    method: 'GET',
    path: '/standorte/hotels',
    says: 'Seminarhotels, auf Wunsch die eines Ortes nach seinem Namen oder seiner Nummer',
    ask: z.object({ location: segment.exactOptional() }),
    ok: 200,
    value: z.array(Hotel),
    refusals: {},
    cache: 'public',
  },
  consumer: {
    method: 'GET',
    path: '/api/consumer',
    says: 'Was eine Seite um ein Fragment von ihrem Besucher wissen darf',
    ask: z.object({}),
    ok: 200,
    value: Consumer,
    refusals: {},
  },
}
