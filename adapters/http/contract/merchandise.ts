import * as addressOf from '#core/shared/addresses.ts'
import type { ForVisitingTheShop } from '#core/merchandise/ports.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { refusing } from './refusing.ts'
import { line } from './text-sizes.ts'

const Article = z
  .object({
    sku: z.string(),
    title: z.string(),
    description: z.string(),
    unit: z.string(),
    most: z.number().int(),
  })
  .meta({
    id: 'MerchandiseArticle',
    description: 'Ein Werbemittel, und wie viele davon eine Bestellung höchstens nennt.',
  })

/** The paths of opening and closing are those of spec §2. */
export const merchandise: Carrying<ForVisitingTheShop> = {
  articles: {
    method: 'GET',
    path: '/api/werbemittel-shop',
    says: 'Was es im Werbemittelshop gibt, für alle, die seinen Code genannt haben',
    ask: z.object({}),
    ok: 200,
    value: z.array(Article),
    refusals: refusing('shop-locked', 'not-found'),
  },
  enter: {
    method: 'POST',
    path: addressOf.shopLogin,
    says: 'Den Werbemittelshop mit einem Code öffnen, für acht Stunden',
    ask: z.object({ code: line }),
    ok: 204,
    refusals: refusing('invalid', 'too-many', 'not-found'),
    page: true,
  },
  leave: {
    method: 'POST',
    path: addressOf.shopLogout,
    says: 'Den Werbemittelshop wieder schließen',
    ask: z.object({}),
    ok: 204,
    refusals: {},
    page: true,
  },
}
