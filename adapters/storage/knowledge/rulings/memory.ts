import type { ForChangingRulings, ForStoringRulings, RulingFilter } from '#core/knowledge/rulings/ports.ts'
import { pageQueryOf } from '#core/shared/page.ts'
import { aDay, aText, cursorKeyOf, tokenOf } from '../../engine/continuation.ts'
import { inByteOrder } from '../../engine/german-sort-key.ts'
import type { MemoryTables } from '../../engine/memory-tables.ts'
import { storableRecord } from '../../engine/storable-text.ts'
import {
  rulingEntryIn,
  rulingIn,
  rulingNameIn,
  wordIn,
  type ResolvedRuling,
  type RulingKeyRow,
  type RulingRow,
} from './rows.ts'

type Position = Pick<RulingRow, 'decided_on' | 'slug'>

const latestFirst = (one: Position, other: Position): number =>
  inByteOrder(other.decided_on, one.decided_on) || inByteOrder(one.slug, other.slug)

const fits =
  ({ words, court, from, to, group, topic, norm }: RulingFilter) =>
  ({ row, keys }: ResolvedRuling): boolean => {
    const has = (kind: RulingKeyRow['kind'], value: string | undefined): boolean =>
      value === undefined || keys.some((key) => key.kind === kind && key.value === value)
    return (
      words.every((word) => row.words.includes(wordIn(word))) &&
      (court === undefined || row.court === court) &&
      (from === undefined || row.decided_on >= from) &&
      (to === undefined || row.decided_on <= to) &&
      has('group', group) &&
      has('topic', topic) &&
      has('norm', norm)
    )
  }

export const rulingsInMemory = ({
  shelf,
  rulingTexts,
}: Pick<MemoryTables, 'shelf' | 'rulingTexts'>): ForStoringRulings => {
  const visible = (): readonly ResolvedRuling[] =>
    [...shelf.now.rulings.values()].filter(({ withdrawn }) => !withdrawn).map(({ value }) => value)
  return {
    list: async (filter, pageQuery) => {
      const { after, limit } = pageQueryOf(pageQuery)
      const start = cursorKeyOf(after, [aDay, aText])
      if (start === 'nowhere') return { items: [] }
      const rest = visible()
        .filter(fits(filter))
        .map(({ row }) => row)
        .filter((row) => start === 'start' || latestFirst({ decided_on: start[0], slug: start[1] }, row) < 0)
        .toSorted(latestFirst)
      const shown = rest.slice(0, limit)
      const last = shown.at(-1)
      return {
        items: shown.map(rulingEntryIn),
        ...(rest.length > limit && last && { next: tokenOf([last.decided_on, last.slug]) }),
      }
    },
    ruling: async (slug) => {
      const stored = shelf.now.rulings.get(slug)
      if (!stored) return undefined
      return stored.withdrawn ? 'withdrawn' : rulingIn(stored.value.row)
    },
    text: async (slug) => structuredClone(rulingTexts.get(slug)),
    slugs: async () => visible().map(({ row }) => row.slug),
    named: async () => visible().map(({ row }) => rulingNameIn(row)),
    courts: async () => [...new Set(visible().map(({ row }) => row.court))],
    topics: async () => {
      const named = new Set(
        visible().flatMap(({ keys }) => keys.flatMap(({ kind, value }) => (kind === 'topic' ? [value] : []))),
      )
      return [...shelf.now.rubrics.values()]
        .filter(({ value, withdrawn }) => !withdrawn && named.has(value.url))
        .map(({ value }) => value)
        .toSorted((one, other) => one.position - other.position || one.id - other.id)
        .map(({ url, title }) => ({ url, title }))
    },
  }
}

/** Changes decisions within a transaction. */
export const changingRulings = (tables: () => Pick<MemoryTables, 'rulingTexts'>): ForChangingRulings => ({
  putText: async (slug, text) => {
    const { rulingTexts } = tables()
    const before = rulingTexts.get(slug)
    const stored = storableRecord(text)
    if (before && JSON.stringify(before) === JSON.stringify(stored)) return 'unchanged'
    rulingTexts.set(slug, stored)
    return before ? 'changed' : 'added'
  },
})
