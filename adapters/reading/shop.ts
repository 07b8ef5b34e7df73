import { z } from 'zod'
import type { RecordContent } from '#core/content/content.ts'
import { shopKey, type Shop } from '#core/merchandise/merchandise.ts'
import { copy, integer, literal } from './fields.ts'
import { shaped } from './shape.ts'
import type { Complain, Source } from './source.ts'

const articleShape = z.strictObject({
  nummer: literal,
  name: copy,
  beschreibung: copy,
  einheit: copy,
  höchstens: integer,
})

const shopShape = z.strictObject({
  codes: z.array(literal).default([]),
  artikel: z.array(articleShape).default([]),
})

const names = {
  codes: 'codes',
  articles: 'artikel',
  sku: 'nummer',
  title: 'name',
  description: 'beschreibung',
  unit: 'einheit',
  most: 'höchstens',
}

/** The shop of things to hand out, from `werbemittel.yaml`. */
export const shopFrom = (source: Source, complain: Complain): readonly RecordContent[] => {
  const read = shaped(source, shopShape, complain, names)
  if (!read) return []
  const { codes, artikel, at } = read
  const value: Shop = {
    codes,
    articles: artikel.map(({ nummer, name, beschreibung, einheit, höchstens }) => ({
      sku: nummer,
      title: name,
      description: beschreibung,
      unit: einheit,
      most: höchstens,
    })),
  }
  return [{ kind: 'shop', key: shopKey, value, at }]
}
