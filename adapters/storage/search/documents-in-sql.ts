import type { Candidate, DocumentKind, IndexedDocument } from '#core/fulltext/fulltext.ts'
import {
  mostCounted,
  type DocumentQuery,
  type ForFindingDocuments,
  type ForIndexingDocuments,
} from '#core/fulltext/ports.ts'
import { required } from '#core/shared/required.ts'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database, Dialect } from '../engine/dialect.ts'
import { storableText } from '../engine/storable-text.ts'
import type { Tables } from '../engine/tables.ts'
import { deleteRows, insertRows } from '../engine/writing-rows.ts'
import { differenceOf } from '../import/difference.ts'
import { fingerprinted } from '../import/fingerprint.ts'
import { candidateIn, columnsOf, documentIn, kindNumbered, positionsOf, positionsOfKind } from './document-rows.ts'
import type { FullText } from './full-text.ts'

export const documentsInSql = ({ reading, dialect: { fullText } }: Database): ForFindingDocuments => ({
  find: async (asked, most) => {
    const query = { ...asked, words: asked.words.map((word) => word.filter((stems) => stems.every(isWord))) }
    if (query.words.length === 0 || query.words.some((word) => word.length === 0)) return { counts: {}, candidates: [] }
    const counts = await counted(reading, fullText, query)
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
    const found = new Map<string, Candidate>()
    // Where all fit, nothing has to be chosen.
    const parts = all > most && query.in === 'anywhere' ? (['title', 'anywhere'] as const) : [query.in]
    for (const part of parts)
      if (found.size < most)
        for (const one of await candidates(reading, fullText, { ...query, in: part }, most))
          if (found.size < most) found.set(one.id, one)
    return { counts, candidates: [...found.values()] }
  },
  documents: async (ids) => {
    if (ids.length === 0) return []
    const rows = await reading
      .selectFrom('search_document')
      .select(['candidate', 'texts'])
      .where('id', 'in', ids.map(storableText))
      .execute()
    return rows.map(documentIn)
  },
})

/** Nothing else is in the index; and no sign of a query language gets into a query. */
const isWord = (stem: string): boolean => /^[\p{L}\p{N}\p{M}]+$/u.test(stem)

const hitsOf = (fullText: FullText, query: DocumentQuery): ReturnType<FullText['hits']> =>
  fullText.hits(query, positionsOf(query.kind), query.without && positionsOf(query.without))

async function counted(
  db: Kysely<Tables>,
  fullText: FullText,
  query: DocumentQuery,
): Promise<Partial<Record<DocumentKind, number>>> {
  const { rows } = await sql<{ kind: number | string; count: number | string }>`
    select position / ${sql.lit(positionsOfKind)} as kind, count(*) as count
    from (${hitsOf(fullText, query)} limit ${mostCounted}) as hit
    group by 1`.execute(db)
  return Object.fromEntries(rows.map(({ kind, count }) => [kindNumbered(Number(kind)), Number(count)]))
}

async function candidates(
  db: Kysely<Tables>,
  fullText: FullText,
  query: DocumentQuery,
  most: number,
): Promise<readonly Candidate[]> {
  const rows = await db
    .selectFrom('search_document')
    .select('candidate')
    .where(sql<boolean>`position in (${hitsOf(fullText, query)} limit ${most})`)
    .execute()
  return rows.map(candidateIn)
}

/** Whether the index has anything that comes from a source. */
export const hasDocuments = async (db: Kysely<Tables>, source: string): Promise<boolean> =>
  (await db.selectFrom('search_document').select('position').where('source', '=', source).limit(1).execute()).length > 0

/** Makes what comes from a source equal to the documents, as `ForIndexingDocuments` says. */
export async function applyDocuments(
  dialect: Dialect,
  trx: Transaction<Tables>,
  source: string,
  documents: readonly IndexedDocument[],
): Promise<boolean> {
  const { fullText } = dialect
  const rows = await trx
    .selectFrom('search_document')
    .select(['id', 'position', 'fingerprint'])
    .where('source', '=', source)
    .execute()
  const stored = new Map(rows.map((row) => [row.id, { ...row, withdrawn: false }]))
  const { add, change, remove } = differenceOf(
    stored,
    fingerprinted(documents, ({ id }) => id),
  )
  const gone = [...remove, ...change.map(({ key }) => key)].flatMap((id) => stored.get(id)?.position ?? [])
  await fullText.remove(trx, gone)
  await deleteRows(trx, 'search_document', 'position', gone)
  const put = [...change, ...add]
  const nextPosition = await freePositions(dialect, trx, new Set(put.map(({ value }) => value.kind)))
  const written = put.map(({ value, fingerprint }) => ({
    words: value.words,
    row: { position: nextPosition(value.kind), id: value.id, source, fingerprint, ...columnsOf(value) },
  }))
  await insertRows(
    trx,
    'search_document',
    written.map(({ row }) => row),
  )
  await fullText.put(
    trx,
    written.map(({ row: { position }, words }) => ({ position, ...words })),
  )
  return gone.length + written.length > 0
}

/** Gives positions behind those that documents of a kind have; of two who ask, one waits for the other. */
async function freePositions(
  { lockName }: Dialect,
  trx: Transaction<Tables>,
  kinds: ReadonlySet<DocumentKind>,
): Promise<(kind: DocumentKind) => number> {
  if (kinds.size > 0) await lockName(trx, 'positions of search documents')
  const last = new Map<DocumentKind, number>()
  for (const kind of kinds) {
    const { from, to } = positionsOf(kind)
    const { latest } = await trx
      .selectFrom('search_document')
      .select(({ fn }) => fn.max<number | string | null>('position').as('latest'))
      .where('position', '>=', from)
      .where('position', '<', to)
      .executeTakeFirstOrThrow()
    last.set(kind, Number(latest ?? from))
  }
  return (kind) => {
    const position = required(last.get(kind)) + 1
    last.set(kind, position)
    return position
  }
}

/** Keeps the index within a transaction. */
export const indexingDocuments = (dialect: Dialect, trx: () => Transaction<Tables>): ForIndexingDocuments => ({
  replace: (source, documents) => applyDocuments(dialect, trx(), source, documents),
})
