import type { ForReadingRulings } from '#core/knowledge/rulings/ports.ts'
import { z } from 'zod'
import { TargetGroup } from './catalogue-values.ts'
import type { Carrying } from './endpoint.ts'
import { LexiconItem, LinkedPiece } from './lexicon.ts'
import { pageOf, pageQuery } from './page-of.ts'
import { refusing } from './refusing.ts'
import { segment, text } from './text-sizes.ts'

const inBrief = {
  slug: z.string(),
  court: z.string(),
  decidedOn: z.iso.date(),
  fileNumbers: z.array(z.string()).meta({ description: 'Das erste benennt die Entscheidung.' }),
  title: z.string(),
}

export const RulingEntry = z
  .object({
    ...inBrief,
    type: z.string(),
    keyword: z.string(),
    coreStatement: z.string(),
    groups: z.array(TargetGroup),
  })
  .meta({ id: 'RulingEntry', description: 'Eine Entscheidung eines Gerichts, wie sie in Listen steht.' })

const line = z.array(LinkedPiece)
const marginal = z.string().exactOptional().meta({ description: 'Die Randnummer, die hier beginnt.' })
const count = z.number().int()
const spans = z
  .array(z.object({ row: count, cell: count, columns: count, rows: count }))
  .exactOptional()
  .meta({ description: 'Zellen, die mehr als eine Spalte oder Zeile einnehmen; gezählt wird ab 0.' })
const blocks = z.array(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('heading'), marginal, text: line }),
    z.object({ kind: z.literal('paragraph'), marginal, text: line }),
    z.object({ kind: z.literal('table'), marginal, rows: z.array(z.array(line)), spans }),
  ]),
)

export const RulingText = z
  .object({
    documentNumber: z.string(),
    headnote: blocks,
    orders: blocks,
    facts: blocks,
    reasons: blocks,
    dissent: blocks,
    priorInstance: line.exactOptional(),
  })
  .meta({ id: 'RulingText', description: 'Was das Gericht selbst geschrieben hat, mit Randnummern.' })

export const RulingArticle = RulingEntry.extend({
  body: z.string().meta({ description: 'Der Spruchkörper.' }),
  ecli: z.string().exactOptional(),
  caseHtml: z.string(),
  decisionHtml: z.string(),
  meaningHtml: z.string(),
  norms: z.array(LinkedPiece).meta({ description: 'Normen, wie man sie zitiert.' }),
  text: RulingText.exactOptional(),
  themes: z.array(z.string()).meta({ description: 'Adressen der Themen, die davon handeln.' }),
  related: z.array(z.object(inBrief)),
  terms: z.array(LexiconItem),
}).meta({ id: 'Ruling', description: 'Eine Entscheidung eines Gerichts, in eigenen Worten erzählt.' })

export const RulingChoices = z
  .object({
    courts: z.array(z.string()),
    topics: z.array(z.object({ url: z.string(), title: z.string() })),
  })
  .meta({ id: 'RulingChoices', description: 'Gerichte und Themenfelder, nach denen man eingrenzen kann.' })

export const rulings: Carrying<ForReadingRulings> = {
  rulings: {
    method: 'GET',
    path: '/api/get-rulings',
    says: 'Entscheidungen von Gerichten, die neuesten zuerst',
    ask: z.object({
      ...pageQuery,
      q: text(200).exactOptional(),
      court: text(100).exactOptional(),
      from: z.iso.date().exactOptional(),
      to: z.iso.date().exactOptional(),
      group: TargetGroup.exactOptional(),
      topic: segment.exactOptional(),
      norm: text(100).exactOptional(),
    }),
    ok: 200,
    value: pageOf(RulingEntry),
    refusals: {},
    cache: 'public',
  },
  ruling: {
    method: 'GET',
    path: '/api/get-rulings/:slug',
    says: 'Eine Entscheidung eines Gerichts',
    ask: z.object({ slug: segment }),
    ok: 200,
    value: RulingArticle,
    refusals: refusing('not-found', 'withdrawn'),
    cache: 'public',
  },
  rulingChoices: {
    method: 'GET',
    path: '/api/get-ruling-choices',
    says: 'Wonach man Entscheidungen eingrenzen kann',
    ask: z.object({}),
    ok: 200,
    value: RulingChoices,
    refusals: {},
    cache: 'public',
  },
}
