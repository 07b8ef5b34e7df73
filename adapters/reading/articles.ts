import { z } from 'zod'
import type { ArticleContent, RecordContent } from '#core/content/content.ts'
import { electionCategories, type ArticleKind, type ArticleTag } from '#core/knowledge/articles/articles.ts'
import { parseKey } from '#core/shared/keyed-address.ts'
import { isSlug, slugOf } from '#core/shared/slug.ts'
import { targetGroups } from '#core/shared/target-group.ts'
import { documentBlocksFrom } from './document-blocks.ts'
import { calendarDay, copy, integer, listOf, literal, oneOf, slug } from './fields.ts'
import { splitFrontMatter } from './front-matter.ts'
import { atOf } from './lines-of-fields.ts'
import { markdown } from './markdown.ts'
import { entriesOf, shaped } from './shape.ts'
import type { Complain, Source } from './source.ts'
import { protectSpaces } from './typography.ts'

/** The folders of articles, and the kind of what lies in each. */
export const articleFolders: Readonly<Record<string, ArticleKind>> = {
  news: 'news',
  fachartikel: 'fach',
  magazin: 'magazin',
  interview: 'interview',
  wahl: 'wahl',
}

/** Quotation marks are German ones, as in running text. */
const printed = copy.transform((text) => text.replaceAll(/"([^"]*)"/g, '„$1“'))

const factsShape = z.strictObject({
  titel: printed,
  teaser: printed,
  datum: calendarDay,
  stand: calendarDay.optional(),
  schlagworte: listOf(copy),
  zielgruppen: listOf(oneOf(targetGroups)),
  rubriken: z.array(slug).default([]),
  themen: z.array(slug).default([]),
  kategorie: oneOf(electionCategories).optional(),
  ausgabe: integer.optional(),
  autor: slug,
  bild: literal.optional(),
  bildtext: copy.optional(),
})

const names = {
  title: 'titel',
  teaser: 'teaser',
  publishedOn: 'datum',
  asOf: 'stand',
  tags: 'schlagworte',
  targetGroups: 'zielgruppen',
  rubrics: 'rubriken',
  themes: 'themen',
  category: 'kategorie',
  issue: 'ausgabe',
  author: 'autor',
  picture: 'bild',
}

const tagOf = (title: string): ArticleTag => ({ slug: slugOf(title), title })

/** An article from `artikel/{art}/{number}-{slug}.md`. */
export const articleFrom = (
  file: string,
  kind: ArticleKind,
  name: string,
  text: string,
  complain: Complain,
): ArticleContent | undefined => {
  const split = splitFrontMatter(file, text, complain)
  if (!split) return undefined
  const facts = shaped(split.facts, factsShape, complain, names)
  const at = atOf(split.facts, names, 1)
  const key = keyIn(name)
  if (!key) {
    complain({ at, message: `Der Dateiname „${name}“ muss mit einer Nummer beginnen, wie „1040-noch-zehn-tage“.` })
    return undefined
  }
  if (split.body.trim() === '')
    complain({ at: { file, line: split.bodyLine }, message: 'Dieser Artikel hat keinen Text.' })
  const blocks = documentBlocksFrom(file, split.body, split.bodyLine, undefined, complain)
  if (!facts || !blocks) return undefined
  const { bild, bildtext, stand, kategorie, ausgabe } = facts
  if ((bild === undefined) !== (bildtext === undefined)) {
    complain({ at, message: '„bild“ und „bildtext“ stehen nur zusammen.' })
    return undefined
  }
  return {
    ...key,
    kind,
    title: facts.titel,
    teaser: facts.teaser,
    publishedOn: facts.datum,
    ...(stand !== undefined && { asOf: stand }),
    tags: facts.schlagworte.map(tagOf),
    targetGroups: facts.zielgruppen,
    rubrics: facts.rubriken,
    themes: facts.themen,
    ...(kategorie !== undefined && { category: kategorie }),
    ...(ausgabe !== undefined && { issue: ausgabe }),
    author: facts.autor,
    ...(bild !== undefined && bildtext !== undefined && { picture: { url: bild, alt: bildtext } }),
    html: markdown.render(protectSpaces(split.body)),
    blocks,
    at,
  }
}

/** `1040-noch-zehn-tage`, taken apart. */
const keyIn = (name: string): Pick<ArticleContent, 'id' | 'slug'> | undefined => {
  const [number = '', ...words] = name.split('-')
  const id = parseKey(number)?.id
  const address = words.join('-')
  return id !== undefined && isSlug(address) ? { id, slug: address } : undefined
}

const issueShape = z.strictObject({ nummer: integer, titel: copy, datum: calendarDay, beschreibung: copy })

const issueNames = {
  number: 'nummer',
  key: 'nummer',
  title: 'titel',
  publishedOn: 'datum',
  description: 'beschreibung',
}

/** The issues of the magazine, from `magazin.yaml`. */
export const issuesFrom = (source: Source, complain: Complain): readonly RecordContent[] =>
  entriesOf(source, complain).flatMap((entry): RecordContent[] => {
    const read = shaped(entry, issueShape, complain, issueNames)
    if (!read) return []
    const { nummer, titel, datum, beschreibung, at } = read
    const value = { number: nummer, title: titel, publishedOn: datum, description: beschreibung }
    return [{ kind: 'issue', key: String(nummer), value, at }]
  })
