import type { ForChangingSequences, ForKnowingSequences } from '#core/theme-sequence/ports.ts'
import { arranged, type ThemeSequence } from '#core/theme-sequence/theme-sequence.ts'
import type { ContentInMemory, ContentShelf } from '../content/memory.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'

type Themes = Pick<ContentInMemory, 'rubrics' | 'themes' | 'sequences'>

/** Along the shelf: by sequence, by title, by number. */
const onShelf = ({ themes }: Themes, rubricId: number) =>
  [...themes.values()]
    .filter(({ value: { row }, withdrawn }) => !withdrawn && row.rubric_id === rubricId && row.redirect_url === null)
    .map(({ value: { row } }) => row)
    .toSorted(
      (one, other) =>
        one.sequence - other.sequence ||
        Number(one.sort_key > other.sort_key) - Number(one.sort_key < other.sort_key) ||
        one.internal_id - other.internal_id,
    )

const sequenceOf = (content: Themes, rubricId: number): ThemeSequence | undefined => {
  const rubric = content.rubrics.get(rubricId)
  if (!rubric || rubric.withdrawn) return undefined
  const { id, url, title } = rubric.value
  return {
    rubric: { id, url, title },
    themes: onShelf(content, rubricId).map((row) => ({ id: row.internal_id, url: row.url, title: row.title })),
    version: content.sequences.get(rubricId)?.version ?? 0,
  }
}

/** The themes with those of a rubric in that order. */
const inOrder = ({ themes }: Themes, ids: readonly number[]): ContentInMemory['themes'] => {
  const next = new Map(themes)
  for (const [position, id] of ids.entries()) {
    const theme = next.get(id)
    if (theme)
      next.set(id, { ...theme, value: { ...theme.value, row: { ...theme.value.row, sequence: position + 1 } } })
  }
  return next
}

/** What an import brought, with the rubrics in order that the office arranged. */
export const asArranged = <Content extends Themes>(content: Content): Content =>
  [...content.sequences].reduce((next, [rubricId, { ids }]) => {
    const present = onShelf(next, rubricId).map(({ internal_id: id }) => id)
    return { ...next, themes: inOrder(next, arranged(ids, present)) }
  }, content)

export const sequencesInMemory = (shelf: ContentShelf): ForKnowingSequences => ({
  sequence: async (url) => {
    const rubric = [...shelf.now.rubrics.values()].find(({ value }) => value.url === url)
    return rubric && sequenceOf(shelf.now, rubric.value.id)
  },
})

/** Changes the order of themes within a transaction. */
export const changingSequences = (tables: () => Pick<MemoryTables, 'shelf'>): ForChangingSequences => ({
  lock: async (rubricId) => sequenceOf(tables().shelf.now, rubricId),
  arrange: async (rubricId, ids, version) => {
    const { shelf } = tables()
    const sequences = new Map([...shelf.now.sequences, [rubricId, { ids, version }] as const])
    shelf.now = { ...shelf.now, themes: inOrder(shelf.now, ids), sequences }
  },
})
