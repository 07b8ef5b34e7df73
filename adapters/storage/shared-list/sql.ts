import type { ForChangingSharedLists, ForStoringSharedLists } from '#core/shared-list/ports.ts'
import type { Ballot, ListComment, ListEntry, Opinion, Tally } from '#core/shared-list/shared-list.ts'
import type { Instant } from '#core/shared/day.ts'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Database } from '../engine/dialect.ts'
import { storableJson, storableText } from '../engine/storable-text.ts'
import type { Tables } from '../engine/tables.ts'

/** What an entry says that is nobody's. */
interface EntryFacts {
  readonly addedAt: Instant
  readonly ballot: Ballot['kind']
  /** Of a secret ballot. */
  readonly tally?: Tally
  readonly counted?: boolean
}

type EntryRow = Selectable<Tables['list_entry']>
interface VoteRow {
  readonly user_id: string
  readonly opinion: Opinion | null
}

const ballotFrom = ({ ballot, tally, counted }: EntryFacts, votes: readonly VoteRow[]): Ballot => {
  if (ballot === 'open')
    return { kind: 'open', votes: new Map(votes.map(({ user_id, opinion }) => [user_id, opinion ?? 'enthaltung'])) }
  if (ballot === 'none' || !tally) return { kind: 'none' }
  return { kind: 'secret', voters: new Set(votes.map(({ user_id }) => user_id)), tally, counted: counted ?? false }
}

const factsOf = ({ addedAt, ballot }: ListEntry): EntryFacts => ({
  addedAt,
  ballot: ballot.kind,
  ...(ballot.kind === 'secret' && { tally: ballot.tally, counted: ballot.counted }),
})

const entriesFrom = async (db: Kysely<Tables>, rows: readonly EntryRow[]): Promise<readonly ListEntry[]> => {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const interests = await db
    .selectFrom('list_interest')
    .selectAll()
    .where('entry_id', 'in', ids)
    .orderBy('user_id')
    .execute()
  const votes = await db.selectFrom('list_vote').selectAll().where('entry_id', 'in', ids).orderBy('user_id').execute()
  const interestsOf = Map.groupBy(interests, ({ entry_id }) => entry_id)
  const votesOf = Map.groupBy(votes, ({ entry_id }) => entry_id)
  return rows.map(({ id, gremium_id: gremiumId, type, value, added_by: addedBy, document }) => {
    const facts: EntryFacts = JSON.parse(document)
    return {
      id,
      gremiumId,
      type,
      value,
      addedAt: facts.addedAt,
      ...(addedBy !== null && { addedBy }),
      interested: new Set((interestsOf.get(id) ?? []).map(({ user_id }) => user_id)),
      ballot: ballotFrom(facts, votesOf.get(id) ?? []),
    }
  })
}

interface CommentRow {
  readonly id: string
  readonly user_id: string
  readonly document: string
}
const commentFrom = ({ id, user_id: userId, document }: CommentRow): ListComment => {
  const said: Pick<ListComment, 'at' | 'text'> = JSON.parse(document)
  return { id, userId, at: said.at, text: said.text }
}

export const sharedListsInSql = ({ reading, snapshot }: Database): ForStoringSharedLists => ({
  of: (gremiumId) =>
    snapshot(async (db) => {
      const rows = db.selectFrom('list_entry').selectAll().where('gremium_id', '=', storableText(gremiumId))
      return entriesFrom(db, await rows.orderBy('place', 'desc').execute())
    }),
  lastComments: async (entryIds, most) => {
    if (entryIds.length === 0) return new Map()
    const numbered = reading
      .selectFrom('list_comment')
      .selectAll()
      .select([
        sql<number>`row_number() over (partition by entry_id order by place desc)`.as('nth'),
        sql<number>`count(*) over (partition by entry_id)`.as('total'),
      ])
      .where('entry_id', 'in', entryIds)
    const rows = await reading
      .selectFrom(numbered.as('c'))
      .selectAll()
      .where('nth', '<=', most)
      .orderBy('place')
      .execute()
    return new Map(
      [...Map.groupBy(rows, ({ entry_id }) => entry_id)].map(([id, last]) => [
        id,
        { total: last[0]?.total ?? 0, last: last.map(commentFrom) },
      ]),
    )
  },
  comments: async (entryId) =>
    (
      await reading.selectFrom('list_comment').selectAll().where('entry_id', '=', entryId).orderBy('place').execute()
    ).map(commentFrom),
  ofPerson: (userId) =>
    snapshot(async (db) => {
      const comments = await db
        .selectFrom('list_comment')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('place')
        .execute()
      const said = [
        ...(await db.selectFrom('list_interest').select('entry_id').where('user_id', '=', userId).execute()),
        ...(await db.selectFrom('list_vote').select('entry_id').where('user_id', '=', userId).execute()),
        ...comments,
      ].map(({ entry_id }) => entry_id)
      const rows = db
        .selectFrom('list_entry')
        .selectAll()
        .where((where) =>
          where.or([
            where('added_by', '=', userId),
            ...(said.length > 0 ? [where('id', 'in', [...new Set(said)])] : []),
          ]),
        )
      return (await entriesFrom(db, await rows.orderBy('place').execute())).map((entry) => ({
        entry,
        comments: comments.filter(({ entry_id }) => entry_id === entry.id).map(commentFrom),
      }))
    }),
})

/** Changes lists within a transaction. */
export const changingSharedLists = (trx: () => Transaction<Tables>): ForChangingSharedLists => ({
  count: async (gremiumId) => {
    const { total } = await trx()
      .selectFrom('list_entry')
      .select((select) => select.fn.countAll<number>().as('total'))
      .where('gremium_id', '=', gremiumId)
      .executeTakeFirstOrThrow()
    return total
  },
  find: async (gremiumId, { type, value }) =>
    (
      await trx()
        .selectFrom('list_entry')
        .select('id')
        .where('gremium_id', '=', gremiumId)
        .where('type', '=', type)
        .where('value', '=', storableText(value))
        .executeTakeFirst()
    )?.id,
  byId: async (gremiumId, id) => {
    const rows = trx().selectFrom('list_entry').selectAll().where('gremium_id', '=', gremiumId)
    const [entry] = await entriesFrom(trx(), await rows.where('id', '=', storableText(id)).execute())
    return entry
  },
  save: async (entry) => {
    const { id, gremiumId, type, value, addedBy = null, interested, ballot } = entry
    const document = storableJson(factsOf(entry))
    await trx()
      .insertInto('list_entry')
      .values({ id, gremium_id: gremiumId, type, value: storableText(value), added_by: addedBy, document })
      .onConflict((same) => same.column('id').doUpdateSet({ document }))
      .execute()
    const votes: readonly (readonly [string, Opinion | null])[] =
      ballot.kind === 'open'
        ? [...ballot.votes]
        : ballot.kind === 'secret'
          ? [...ballot.voters].map((userId) => [userId, null] as const)
          : []
    // Written anew in the order of their numbers: where rows lie does not tell who came after whom.
    await trx().deleteFrom('list_interest').where('entry_id', '=', id).execute()
    await trx().deleteFrom('list_vote').where('entry_id', '=', id).execute()
    if (interested.size > 0)
      await trx()
        .insertInto('list_interest')
        .values([...interested].toSorted().map((userId) => ({ entry_id: id, user_id: userId })))
        .execute()
    if (votes.length > 0)
      await trx()
        .insertInto('list_vote')
        .values(
          votes
            .toSorted(([one], [other]) => (one < other ? -1 : 1))
            .map(([userId, opinion]) => ({ entry_id: id, user_id: userId, opinion })),
        )
        .execute()
  },
  remove: async (id) => {
    await trx().deleteFrom('list_entry').where('id', '=', id).execute()
  },
  countComments: async (entryId) => {
    const { total } = await trx()
      .selectFrom('list_comment')
      .select((select) => select.fn.countAll<number>().as('total'))
      .where('entry_id', '=', entryId)
      .executeTakeFirstOrThrow()
    return total
  },
  comment: async (entryId, id) => {
    const rows = trx().selectFrom('list_comment').selectAll().where('entry_id', '=', entryId)
    const row = await rows.where('id', '=', storableText(id)).executeTakeFirst()
    return row && commentFrom(row)
  },
  addComment: async (entryId, { id, userId, at, text }) => {
    const document = storableJson({ at, text })
    await trx().insertInto('list_comment').values({ id, entry_id: entryId, user_id: userId, document }).execute()
  },
  removeComment: async (id) => {
    await trx().deleteFrom('list_comment').where('id', '=', id).execute()
  },
})
