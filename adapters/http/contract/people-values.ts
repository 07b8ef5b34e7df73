import { z } from 'zod'

export const Expert = z
  .object({
    id: z.string(),
    name: z.string(),
    title: z.string(),
    vita: z.string(),
    photo: z.string().nullable(),
    topics: z.array(z.string()),
    themes: z.array(z.string()),
  })
  .meta({ id: 'Expert', description: 'Eine Referentin oder ein Referent; themes sind Adressen von Themen.' })

export const SourcedVoice = z
  .object({
    id: z.string(),
    text: z.string(),
    speaker: z.string(),
    themes: z.array(z.string()),
    locationId: z.number().int().nullable(),
    source: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('example') }),
      z.object({ kind: z.literal('stated'), text: z.string(), assurance: z.string().nullable() }),
    ]),
  })
  .meta({ id: 'Voice', description: 'Was jemand sagt, der dabei war, und woher das bekannt ist; example: erfunden.' })

export const EventManager = z
  .object({
    id: z.string(),
    name: z.string(),
    photo: z.string().nullable(),
    phone: z.string(),
    email: z.string(),
    languages: z.array(z.string()),
    rubrics: z.array(z.string()),
  })
  .meta({ id: 'EventManager', description: 'Wer sich um die Termine von Rubriken kümmert.' })
