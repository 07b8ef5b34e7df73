import type { Contents, ContentsEntry, NormEntry } from '#core/knowledge/laws/divisions.ts'
import type { Block, Inline, Note as LawNote, Norm as LawNorm, Stand } from '#core/knowledge/laws/laws.ts'
import type {
  LawOverview,
  LawSummary as Summary,
  ListedNorm as Listed,
  FormerVersion as Former,
  NormComparison as Comparison,
  NormHits as Hits,
  NormReading as Reading,
} from '#core/knowledge/laws/ports.ts'
import { z } from 'zod'

const text = z.string()

export const LawInline: z.ZodType<Inline> = z
  .lazy(() =>
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('text'), text }),
      z.object({ kind: z.literal('break') }),
      z.object({
        kind: z.enum(['strong', 'emphasis', 'superscript', 'subscript']),
        content: z.array(LawInline),
      }),
      z.object({ kind: z.literal('note'), id: text }),
      z.object({ kind: z.literal('link'), text, url: text }),
      z.object({ kind: z.literal('picture'), file: text, alt: text }),
      z.object({ kind: z.literal('sentence'), number: z.number().int() }),
    ]),
  )
  .meta({ id: 'LawInline', description: 'Ein Stück einer Zeile eines Gesetzes.' })

const line = z.array(LawInline)
const blocks = z.lazy(() => z.array(LawBlock))
const count = z.number().int()

const LawTableRow = z.object({
  cells: z.array(z.object({ blocks, columns: count, rows: count, align: z.enum(['left', 'right', 'center']) })),
})

export const LawBlock: z.ZodType<Block> = z
  .lazy(() =>
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('paragraph'), content: line }),
      z.object({ kind: z.literal('heading'), content: line }),
      z.object({ kind: z.literal('list'), items: z.array(z.object({ label: text, blocks })) }),
      z.object({ kind: z.literal('table'), head: z.array(LawTableRow), body: z.array(LawTableRow) }),
      z.object({ kind: z.literal('pre'), text }),
      z.object({ kind: z.literal('remark'), content: line }),
    ]),
  )
  .meta({ id: 'LawBlock', description: 'Ein Absatz, eine Aufzählung oder eine Tabelle eines Gesetzes.' })

const Note: z.ZodType<LawNote> = z.object({ id: text, sign: text, blocks })
const Subsection = z.object({ number: text.exactOptional(), blocks })
const State = z.enum(['in-force', 'repealed', 'not-yet-in-force'])

export const LawStand: z.ZodType<Stand> = z.object({
  day: text.exactOptional(),
  text: text.exactOptional(),
  recast: text.exactOptional(),
  hints: z.array(text),
})

const NormNumber = z.object({ value: count, suffix: text })

export const Norm: z.ZodType<LawNorm> = z
  .object({
    key: text,
    name: text,
    numbers: z
      .object({
        sign: z.enum(['paragraph', 'article', 'annex']),
        spans: z.array(z.object({ first: NormNumber, last: NormNumber })),
      })
      .exactOptional(),
    title: text.exactOptional(),
    state: State,
    division: text.exactOptional(),
    subsections: z.array(Subsection),
    notes: z.array(Note),
    remarks: z.array(LawBlock),
  })
  .meta({ id: 'Norm', description: 'Ein Paragraf, Artikel oder eine Anlage, Absatz für Absatz.' })

export const LawSummary: z.ZodType<Summary> = z
  .object({
    slug: text,
    abbreviation: text,
    title: text,
    shortTitle: text.exactOptional(),
    stand: LawStand,
    url: text,
  })
  .meta({ id: 'LawSummary', description: 'Ein Gesetz, wie Listen es nennen.' })

const Entry: z.ZodType<NormEntry> = z.object({ key: text, name: text, title: text.exactOptional(), state: State })

export const LawDivision: z.ZodType<ContentsEntry> = z
  .lazy(() =>
    z.object({
      division: z.object({ code: text, label: text, title: text.exactOptional() }),
      norms: z.array(Entry),
      parts: z.array(LawDivision),
    }),
  )
  .meta({ id: 'LawDivision', description: 'Ein Teil der Gliederung eines Gesetzes mit dem, was darin steht.' })

const LawContents: z.ZodType<Contents> = z.object({
  before: z.array(Entry),
  parts: z.array(LawDivision),
  after: z.array(Entry),
})

export const Law: z.ZodType<LawOverview> = z
  .object({
    law: z.object({
      slug: text,
      abbreviation: text,
      aliases: z.array(text),
      title: text,
      shortTitle: text.exactOptional(),
      enactedOn: text.exactOptional(),
      publishedIn: text.exactOptional(),
      stand: LawStand,
      builtAt: text,
      documentNumber: text,
      subsections: z.array(Subsection),
      notes: z.array(Note),
      remarks: z.array(LawBlock),
    }),
    url: text,
    contents: LawContents,
  })
  .meta({ id: 'Law', description: 'Ein Gesetz mit seiner Gliederung.' })

const ListedNorm: z.ZodType<Listed> = z.object({
  key: text,
  name: text,
  title: text.exactOptional(),
  state: State,
  division: text.exactOptional(),
})

const FormerVersion: z.ZodType<Former> = z.object({ id: text, builtOn: z.iso.date() })

export const NormReading: z.ZodType<Reading> = z
  .object({
    law: LawSummary,
    norm: Norm,
    url: text,
    divisions: z.array(z.object({ label: text, title: text.exactOptional() })),
    beside: z.array(ListedNorm),
    previous: ListedNorm.exactOptional(),
    next: ListedNorm.exactOptional(),
    formerVersions: z.array(FormerVersion),
  })
  .meta({
    id: 'NormReading',
    description: 'Eine Vorschrift mit dem, was um sie steht; Marken nennen, wo Sätze beginnen.',
  })

export const NormHits: z.ZodType<Hits> = z
  .object({
    items: z.array(
      z.object({
        key: text,
        name: text,
        title: text.exactOptional(),
        excerpt: z.array(z.object({ text, marked: z.literal(true).exactOptional() })),
      }),
    ),
    total: count,
  })
  .meta({ id: 'NormHits', description: 'Vorschriften, in denen alle Wörter stehen, mit der Stelle.' })

export const NormComparison: z.ZodType<Comparison> = z
  .object({
    before: FormerVersion,
    titleBefore: text.exactOptional(),
    isNew: z.boolean(),
    subsections: z.array(
      z.object({
        number: text.exactOptional(),
        change: z.enum(['same', 'changed', 'added', 'removed']),
        before: text.exactOptional(),
        after: text.exactOptional(),
      }),
    ),
  })
  .meta({ id: 'NormComparison', description: 'Absatz für Absatz, was eine Vorschrift früher sagte und heute sagt.' })
