import type { ForMeetingPeople } from '#core/people/ports.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { EventManager, Expert } from './people-values.ts'
import { segment } from './text-sizes.ts'

export const people: Carrying<ForMeetingPeople> = {
  experts: {
    method: 'GET',
    path: '/api/expert-data',
    says: 'Referentinnen und Referenten: alle, die eines Themas oder die genannten in der genannten Reihenfolge',
    ask: z.object({ ids: z.array(segment).max(100).exactOptional(), theme: segment.exactOptional() }),
    ok: 200,
    value: z.array(Expert),
    refusals: {},
    cache: 'public',
  },
  eventManagers: {
    method: 'GET',
    path: '/api/get-event-managers',
    says: 'Wer sich um Termine kümmert, alle oder die eines Termins',
    ask: z.object({ eventId: z.int32().exactOptional() }),
    ok: 200,
    value: z.array(EventManager),
    refusals: {},
    cache: 'public',
  },
}
