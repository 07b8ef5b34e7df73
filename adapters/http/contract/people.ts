import type { ForMeetingPeople } from '#core/people/ports.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { EventManager, Expert, SourcedVoice } from './people-values.ts'
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
  voices: {
    method: 'GET',
    path: '/api/get-voices',
    says: 'Was Menschen sagen, die dabei waren: zu einem Thema und den Abenden in seinen Städten, nur mit Quelle',
    ask: z.object({ theme: segment, locationIds: z.array(z.int32()).max(100).exactOptional() }),
    named: { locationIds: 'locationId' },
    ok: 200,
    value: z.array(SourcedVoice),
    refusals: {},
    cache: 'public',
  },
}
