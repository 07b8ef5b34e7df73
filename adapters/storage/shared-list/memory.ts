import type { ForChangingSharedLists, ForStoringSharedLists } from '#core/shared-list/ports.ts'
import type { ListComment, ListEntry } from '#core/shared-list/shared-list.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'
import { storableText } from '../engine/storable-text.ts'
import { withoutPerson } from './people-on-lists.ts'

type ListTables = Pick<MemoryTables, 'listEntries' | 'listComments'>

/** A comment with the entry that it is about. */
export interface StoredComment extends ListComment {
  readonly entryId: ListEntry['id']
}

const all = ({ listEntries }: ListTables): readonly ListEntry[] => [...listEntries.values()]
const commentsOf = ({ listComments }: ListTables, entryId: string): readonly ListComment[] =>
  [...listComments.values()].filter((one) => one.entryId === entryId).map(seen)
const seen = ({ id, userId, at, text }: StoredComment): ListComment => ({ id, userId, at, text })

export const sharedListsInMemory = (tables: ListTables): ForStoringSharedLists => ({
  of: async (gremiumId) =>
    structuredClone(
      all(tables)
        .filter((one) => one.gremiumId === gremiumId)
        .toReversed(),
    ),
  lastComments: async (entryIds, most) =>
    new Map(
      entryIds.flatMap((id) => {
        const comments = commentsOf(tables, id)
        return comments.length === 0 ? [] : [[id, { total: comments.length, last: comments.slice(-most) }]]
      }),
    ),
  comments: async (entryId) => structuredClone(commentsOf(tables, entryId)),
  ofPerson: async (userId) =>
    structuredClone(
      all(tables).flatMap((entry) => {
        const comments = commentsOf(tables, entry.id).filter((one) => one.userId === userId)
        return comments.length > 0 || withoutPerson(entry, userId) !== entry ? [{ entry, comments }] : []
      }),
    ),
})

/** Changes lists within a transaction. */
export const changingSharedLists = (tables: () => ListTables): ForChangingSharedLists => ({
  count: async (gremiumId) => all(tables()).filter((one) => one.gremiumId === gremiumId).length,
  find: async (gremiumId, { type, value }) =>
    all(tables()).find((one) => one.gremiumId === gremiumId && one.type === type && one.value === storableText(value))
      ?.id,
  byId: async (gremiumId, id) => {
    const entry = tables().listEntries.get(id)
    return entry?.gremiumId === gremiumId ? structuredClone(entry) : undefined
  },
  save: async (entry) =>
    void tables().listEntries.set(entry.id, structuredClone({ ...entry, value: storableText(entry.value) })),
  remove: async (id) => forgetEntry(tables(), id),
  countComments: async (entryId) => commentsOf(tables(), entryId).length,
  comment: async (entryId, id) => {
    const comment = tables().listComments.get(id)
    return comment?.entryId === entryId ? structuredClone(seen(comment)) : undefined
  },
  addComment: async (entryId, comment) =>
    void tables().listComments.set(comment.id, { ...comment, text: storableText(comment.text), entryId }),
  removeComment: async (id) => void tables().listComments.delete(id),
})

const forgetEntry = (tables: ListTables, id: ListEntry['id']): void => {
  tables.listEntries.delete(id)
  for (const [comment, { entryId }] of tables.listComments.entries())
    if (entryId === id) tables.listComments.delete(comment)
}

/** A Gremium that goes takes its list along. */
export const forgetListOf = (tables: ListTables, gremiumId: string): void => {
  for (const entry of all(tables)) if (entry.gremiumId === gremiumId) forgetEntry(tables, entry.id)
}

/** An account that goes takes along what it said on lists; what it put there stays. */
export const forgetOnLists = (tables: ListTables, userId: string): void => {
  for (const entry of all(tables)) {
    const without = withoutPerson(entry, userId)
    if (without !== entry) tables.listEntries.set(entry.id, without)
  }
  for (const [id, comment] of tables.listComments.entries())
    if (comment.userId === userId) tables.listComments.delete(id)
}
