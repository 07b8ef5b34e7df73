import { eventNews } from '#core/live/live-address.ts'
import { mostEventsFollowed } from '#core/live/news.ts'
import type { ForFollowingAList, ForFollowingEvents } from '#core/live/ports.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { refusing } from './refusing.ts'
import { segment } from './text-sizes.ts'

const topics = z.array(z.string())

export const News = z
  .object({ version: z.number().int(), topics, changed: topics })
  .meta({ id: 'News', description: 'Was sich seit „after“ geändert hat: nur Namen, nie Inhalte.' })

const after = z.int().min(0).exactOptional()

export const liveEvents: Carrying<ForFollowingEvents> = {
  events: {
    method: 'GET',
    path: eventNews,
    says: 'Welche dieser Termine seit „after“ anders dastehen; mit Accept: text/event-stream laufend',
    ask: z.object({ events: z.array(z.int32().min(1)).min(1).max(mostEventsFollowed), after }),
    ok: 200,
    value: News,
    refusals: {},
    followed: true,
  },
}

export const liveList: Carrying<ForFollowingAList> = {
  list: {
    method: 'GET',
    path: addressOf.listNews,
    says: 'Ob die Merkliste des Gremiums seit „after“ anders dasteht; mit Accept: text/event-stream laufend',
    ask: z.object({ gremium: segment.exactOptional(), after }),
    ok: 200,
    value: News,
    refusals: refusing('not-signed-in', 'not-found'),
    followed: true,
  },
}
