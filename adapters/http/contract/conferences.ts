import { registrationStates } from '#core/conference/conference.ts'
import type { ForVisitingConferences } from '#core/conference/ports.ts'
import { z } from 'zod'
import { ListedEvent, Price } from './catalogue-values.ts'
import type { Carrying } from './endpoint.ts'
import { pageOf } from './page-of.ts'
import { Expert } from './people-values.ts'
import { refusing } from './refusing.ts'
import { segment, text } from './text-sizes.ts'

const ConferenceDay = z
  .object({
    title: z.string(),
    slots: z.array(
      z.object({
        begins: z.string(),
        ends: z.string(),
        title: z.string(),
        text: z.string().exactOptional(),
        speakers: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'ConferenceDay', description: 'Ein Tag einer Fachtagung; speakers sind Kennungen.' })

const Workshop = z
  .object({
    id: z.string(),
    title: z.string(),
    text: z.string(),
    speakers: z.array(z.string()),
    capacity: z.number().int(),
    free: z.number().int(),
  })
  .meta({ id: 'Workshop', description: 'Ein Workshop mit seinen Plätzen und denen, die noch frei sind.' })

export const Conference = z
  .object({
    url: z.string(),
    title: z.string(),
    designation: z.string(),
    teaser: z.string(),
    motto: z.string(),
    audience: z.string(),
    learn: z.array(z.string()),
    event: ListedEvent.nullable(),
    days: z.array(ConferenceDay),
    speakers: z.array(Expert),
    workshops: z.array(Workshop),
    prices: z.array(
      z.object({
        title: z.string(),
        price: Price,
        note: z.string().exactOptional(),
        daysBefore: z.number().int().exactOptional(),
        until: z.string().exactOptional(),
        ended: z.literal(true).exactOptional(),
      }),
    ),
    contingent: z
      .object({
        rooms: z.number().int(),
        price: Price,
        daysBefore: z.number().int(),
        note: z.string().exactOptional(),
      })
      .nullable(),
    questions: z.array(z.object({ question: z.string(), answer: z.string() })),
    registrationState: z.enum(registrationStates),
  })
  .meta({ id: 'Conference', description: 'Eine Fachtagung mit ihrem nächsten Termin.' })

export const conferences: Carrying<ForVisitingConferences> = {
  conferences: {
    method: 'GET',
    path: '/api/get-conferences',
    says: 'Die Fachtagungen, die nächste zuerst, alle oder die gesuchten',
    ask: z.object({ q: text(200).exactOptional() }),
    ok: 200,
    value: pageOf(Conference),
    refusals: {},
    cache: 'public',
  },
  conference: {
    method: 'GET',
    path: '/api/get-conference-by-url/:url',
    says: 'Eine Fachtagung',
    ask: z.object({ url: segment }),
    ok: 200,
    value: Conference,
    refusals: refusing('not-found', 'moved'),
    cache: 'public',
  },
}
