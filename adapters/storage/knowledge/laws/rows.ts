import type { ImportWarning } from '#core/knowledge/laws/law-file.ts'
import type { LawText, Norm, NormState } from '#core/knowledge/laws/laws.ts'
import type { LawFrame, LawVersion, ListedNorm } from '#core/knowledge/laws/ports.ts'
import type { Selectable } from 'kysely'
import { storableJson, storableText } from '../../engine/storable-text.ts'
import type { LawNormTable, LawVersionTable } from '../../engine/tables.ts'
import type { RowOf } from '../../engine/writing-rows.ts'

export const frameFrom = ({ document }: Pick<LawVersionTable, 'document'>): LawFrame => {
  const frame: LawFrame = JSON.parse(document)
  return frame
}

export const normFrom = ({ document }: Pick<LawNormTable, 'document'>): Norm => {
  const norm: Norm = JSON.parse(document)
  return norm
}

/** The columns that name a norm in a list. */
export const listedColumns = ['norm_key', 'name', 'title', 'state', 'division'] as const

export const listedFrom = ({
  norm_key: key,
  name,
  title,
  state,
  division,
}: Pick<LawNormTable, (typeof listedColumns)[number]>): ListedNorm => ({
  key,
  name,
  ...(title !== null && { title }),
  state: state satisfies NormState,
  ...(division !== null && { division }),
})

export const versionFrom = (
  row: Pick<Selectable<LawVersionTable>, 'id' | 'slug' | 'built_at' | 'imported_at' | 'published_at' | 'warnings'>,
  publishedId: string | null,
): LawVersion => {
  const warnings: readonly ImportWarning[] = JSON.parse(row.warnings)
  return {
    id: row.id,
    slug: row.slug,
    builtAt: row.built_at,
    importedAt: row.imported_at,
    ...(row.published_at !== null && { publishedAt: row.published_at }),
    isPublished: publishedId === row.id,
    warnings,
  }
}

export const normRows = (id: string, { norms }: LawText): readonly RowOf<'law_norm'>[] =>
  norms.map((norm, place) => ({
    version_id: id,
    place,
    norm_key: storableText(norm.key),
    name: storableText(norm.name),
    title: norm.title === undefined ? null : storableText(norm.title),
    state: norm.state,
    division: norm.division === undefined ? null : storableText(norm.division),
    document: storableJson(norm),
  }))
