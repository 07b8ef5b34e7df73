import { sameKindAt } from '#core/catalogue/same-kind-at.ts'
import * as addressOf from '#core/shared/addresses.ts'
import type { ForTakingDocuments } from '#core/documents/ports.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { finderFilter } from './finder.ts'
import { refusing } from './refusing.ts'
import { segment } from './text-sizes.ts'

/** The paper of what a theme or an event has moved to. */
const paperAt = (to: string): string => sameKindAt(to, { event: addressOf.eventPdf, theme: addressOf.themePdf })

export const documents: Carrying<ForTakingDocuments> = {
  themePdf: {
    method: 'GET',
    path: addressOf.themePdf(':url'),
    says: 'Ein Thema mit seinen Terminen als PDF',
    ask: z.object({ url: segment }),
    ok: 200,
    file: ['application/pdf'],
    instead: addressOf.theme(':url'),
    redirectsTo: paperAt,
    refusals: refusing('not-found', 'moved'),
    cache: 'public',
  },
  eventPdf: {
    method: 'GET',
    path: addressOf.eventPdf(':key'),
    says: 'Ein Termin als PDF',
    ask: z.object({ key: segment }),
    ok: 200,
    file: ['application/pdf'],
    instead: addressOf.event(':key'),
    redirectsTo: paperAt,
    refusals: refusing('not-found', 'moved', 'past'),
    cache: 'public',
  },
  eventCalendar: {
    method: 'GET',
    path: addressOf.eventCalendar(':key'),
    says: 'Ein Termin als Kalender (iCalendar)',
    ask: z.object({ key: segment }),
    ok: 200,
    file: ['text/calendar'],
    instead: addressOf.event(':key'),
    refusals: refusing('not-found'),
    cache: 'public',
  },
  calendar: {
    method: 'GET',
    path: addressOf.calendar,
    says: 'Kommende Termine als Kalender (iCalendar), gefiltert, höchstens 200',
    ask: z.object(finderFilter),
    ok: 200,
    file: ['text/calendar'],
    refusals: {},
    cache: 'public',
  },
}
