import { themeSortings, type ForBrowsingTheCatalogue } from '#core/catalogue/ports.ts'
import { z } from 'zod'
import { EventHistory, ListedEvent, Rubric, TargetGroup, ThemeCard, ThemePage } from './catalogue-values.ts'
import type { Carrying } from './endpoint.ts'
import { pageOf, pageQuery } from './page-of.ts'
import { refusing } from './refusing.ts'
import { segment, text } from './text-sizes.ts'

export const catalogue: Carrying<ForBrowsingTheCatalogue> = {
  rubrics: {
    method: 'GET',
    path: '/api/get-rubrics',
    says: 'Die Rubriken des Programms in ihrer Reihenfolge',
    ask: z.object({}),
    ok: 200,
    value: pageOf(Rubric),
    refusals: {},
    cache: 'public',
  },
  rubric: {
    method: 'GET',
    path: '/api/get-rubric/:url',
    says: 'Eine Rubrik',
    ask: z.object({ url: segment }),
    ok: 200,
    value: Rubric,
    refusals: refusing('not-found'),
    cache: 'public',
  },
  themes: {
    method: 'GET',
    path: '/api/get-seminars',
    says: 'Themen als Karten, gefiltert und gesucht',
    ask: z.object({
      urls: z.array(segment).max(100).exactOptional(),
      q: text(200).exactOptional(),
      rubric: segment.exactOptional(),
      targetGroup: TargetGroup.exactOptional(),
      eventType: z.int32().exactOptional(),
      isNew: z.boolean().exactOptional(),
      online: z.boolean().exactOptional(),
      locationId: z.int32().exactOptional(),
      month: text(20).exactOptional(),
      sort: z.enum(themeSortings).exactOptional(),
      ...pageQuery,
    }),
    named: { urls: 'url' },
    ok: 200,
    value: pageOf(ThemeCard),
    refusals: {},
    cache: 'public',
  },
  theme: {
    method: 'GET',
    path: '/api/get-seminar/:url',
    says: 'Ein Thema mit seinen Terminen',
    ask: z.object({ url: segment }),
    ok: 200,
    value: ThemePage,
    refusals: refusing('not-found', 'moved'),
    cache: 'public',
  },
  events: {
    method: 'GET',
    path: '/api/get-events',
    says: 'Kommende Termine, die nächsten zuerst',
    ask: z.object({
      theme: segment.exactOptional(),
      targetGroup: TargetGroup.exactOptional(),
      hotelIds: z.array(z.int32()).max(100).exactOptional(),
      ...pageQuery,
    }),
    named: { hotelIds: 'hotelId' },
    ok: 200,
    value: pageOf(ListedEvent),
    refusals: {},
    cache: 'public',
  },
  event: {
    method: 'GET',
    path: '/api/get-event/:key',
    says: 'Ein Termin',
    ask: z.object({ key: segment }),
    ok: 200,
    value: ListedEvent,
    refusals: refusing('not-found', 'moved', 'past'),
    cache: 'public',
  },
  eventHistory: {
    method: 'GET',
    path: '/api/get-event-history/:key',
    says: 'Ein Termin und was aus ihm geworden ist; auch einer, der abgesagt wurde',
    ask: z.object({ key: segment }),
    ok: 200,
    value: EventHistory,
    refusals: refusing('not-found', 'moved', 'past'),
    cache: 'public',
  },
}
