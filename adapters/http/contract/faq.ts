import { faqTopics } from '#core/knowledge/faq/faq.ts'
import type { ForReadingFaq } from '#core/knowledge/faq/ports.ts'
import { z } from 'zod'
import { TargetGroup } from './catalogue-values.ts'
import type { Carrying } from './endpoint.ts'
import { pageOf } from './page-of.ts'

const FaqTopic = z.enum(faqTopics)

export const FrequentQuestion = z
  .object({
    id: z.string(),
    question: z.string(),
    html: z.string(),
    topic: FaqTopic,
    targetGroups: z.array(TargetGroup),
  })
  .meta({ id: 'FrequentQuestion', description: 'Eine häufige Frage und ihre Antwort.' })

export const faq: Carrying<ForReadingFaq> = {
  faq: {
    method: 'GET',
    path: '/api/get-faq',
    says: 'Häufige Fragen und Antworten, nach Gegenstand',
    ask: z.object({ topic: FaqTopic.exactOptional(), targetGroup: TargetGroup.exactOptional() }),
    ok: 200,
    value: pageOf(FrequentQuestion),
    refusals: {},
    cache: 'public',
  },
}
