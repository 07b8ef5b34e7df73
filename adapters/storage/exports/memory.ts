import type { ExportedContent, ExportKind } from '#core/exports/exports.ts'
import { exportKinds } from '#core/exports/exports.ts'
import type { ForListingExports } from '#core/exports/ports.ts'
import type { Instant } from '#core/shared/day.ts'
import { lexiconEntryFrom } from '../catalogue/content-from-rows.ts'
import type { ContentInMemory, ContentShelf } from '../content/memory.ts'
import { cursorKeyOf, tokenOf } from '../engine/continuation.ts'
import { byCursorKey } from '../engine/page-in-memory.ts'
import { storedInstant } from '../engine/stored-instant.ts'
import { articleIn } from '../knowledge/articles/rows.ts'
import { rulingIn } from '../knowledge/rulings/rows.ts'
import { beforeAnyChange, exportChanges, type RememberedExport } from './export-changes.ts'
import { articleExported, exportCursor, recordExported, recordsExported } from './exported-rows.ts'

/** What is or was exported, by kind and id. */
export type ExportsInMemory = Readonly<Record<ExportKind, ReadonlyMap<string, RememberedExport>>>

const ofEveryKind = <T>(make: (kind: ExportKind) => T): Readonly<Record<ExportKind, T>> =>
  Object.fromEntries(exportKinds.map((kind) => [kind, make(kind)])) as Record<ExportKind, T>

export const noExports: ExportsInMemory = ofEveryKind(() => new Map())

/** Exports after the content was replaced. */
export const exportsAfter = (content: ContentInMemory, now: Instant): ExportsInMemory =>
  ofEveryKind((kind) => {
    const { at, changed, gone } = exportChanges(content.exports[kind], fingerprintsOf(content, kind), now)
    const next = new Map(content.exports[kind])
    for (const [id, fingerprint] of changed) next.set(id, { fingerprint, changedAt: at, isGone: false })
    for (const id of gone) next.set(id, { fingerprint: '', changedAt: at, isGone: true })
    return next
  })

type Stored = ReadonlyMap<string | number, { readonly fingerprint: string; readonly withdrawn: unknown }>

function fingerprintsOf(content: ContentInMemory, kind: ExportKind): ReadonlyMap<string, string> {
  const tables: Readonly<Record<ExportKind, Stored>> = {
    lexicon: content.lexicon,
    jurisdictions: content.rulings,
    articles: content.articles,
    downloads: content.records.download,
    faq: content.records.faq,
    youtube: content.records.video,
  }
  const visible = [...tables[kind]].filter(([, { withdrawn }]) => !withdrawn)
  return new Map(visible.map(([id, { fingerprint }]) => [String(id), fingerprint]))
}

export const exportsInMemory = (shelf: ContentShelf): ForListingExports => ({
  changes: async (kind, { since, after, limit }) => {
    const all = [...shelf.now.exports[kind]].map(([id, known]) => ({ id, ...known }))
    const asOf = all.reduce((last, { changedAt }) => (changedAt > last ? changedAt : last), beforeAnyChange)
    const start = cursorKeyOf(after, exportCursor)
    if (start === 'nowhere') return { items: [], asOf }
    const rest = all
      .filter(({ isGone, changedAt }) => (since === undefined ? !isGone : changedAt > storedInstant(since)))
      .toSorted((one, other) => byCursorKey(keyOf(one), keyOf(other)))
      .filter((one) => start === 'start' || byCursorKey(keyOf(one), start) > 0)
    const shown = rest.slice(0, limit)
    const last = shown.at(-1)
    return {
      items: shown.map(({ id, changedAt, isGone }) => ({
        id,
        changedAt,
        content: isGone ? undefined : contentOf(shelf.now, kind, id),
      })),
      ...(rest.length > limit && last && { next: tokenOf(keyOf(last)) }),
      asOf,
    }
  },
})

const keyOf = ({ changedAt, id }: { readonly changedAt: Instant; readonly id: string }) => [changedAt, id] as const

function contentOf<Kind extends ExportKind>(content: ContentInMemory, kind: Kind, id: string): ExportedContent[Kind] {
  const entry = content.lexicon.get(id)
  const ruling = content.rulings.get(id)
  const article = content.articles.get(Number(id))
  const record = (of: keyof typeof recordsExported) => {
    const stored = content.records[recordsExported[of]].get(id)
    return stored && recordExported(of, stored.json)
  }
  const found: { readonly [Each in ExportKind]: () => unknown } = {
    lexicon: () => entry && lexiconEntryFrom(entry.value),
    jurisdictions: () => ruling && rulingIn(ruling.value.row),
    articles: () => article && articleExported(articleIn(article.value.row)),
    downloads: () => record('downloads'),
    faq: () => record('faq'),
    youtube: () => record('youtube'),
  }
  const one = found[kind]()
  if (one === undefined) throw new Error(`${kind} ${id} is exported and not stored`)
  return one as ExportedContent[Kind]
}
