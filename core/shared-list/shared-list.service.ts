import type { User } from '../accounts/accounts.ts'
import type { ForStoringUsers } from '../accounts/ports.ts'
import { gremiumMeant } from '../gremium/gremium-meant.ts'
import { roleIn, type Gremium } from '../gremium/gremium.ts'
import { ownOf } from '../gremium/own-gremium.ts'
import type { ForInvalidating } from '../changes/ports.ts'
import type { ForChangingGremien, ForStoringGremien } from '../gremium/ports.ts'
import { berlinDay } from '../shared/dates.ts'
import { byGerman } from '../shared/german-order.ts'
import { proseFault, tidyProse } from '../shared/field-rules.ts'
import {
  done,
  refused,
  type Invalid,
  type NotAllowed,
  type NotFound,
  type NotSignedIn,
  type Result,
} from '../shared/result.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { ForChanging } from '../shared/transaction.ts'
import { longestValue } from '../wishlist/wishlist.ts'
import type { ForChangingBookmarks } from '../wishlist/ports.ts'
import { listedOffers, type OfferNeeds } from './listed-offers.ts'
import type { ForChangingSharedLists, ForSharingAList, ForStoringSharedLists, WhyNotListed } from './ports.ts'
import {
  longestComment,
  mostComments,
  mostEntries,
  mostShownComments,
  type ListComment,
  type ListEntry,
  type ListedItem,
} from './shared-list.ts'
import type { ListedPerson, ShownComment, ShownEntry } from './shown-entry.ts'
import { counted, shownVote, voted, type TooFewVotes } from './voting.ts'

/** What a list changes in one transaction. */
interface ListTx {
  readonly tags: ForInvalidating
  readonly gremien: Pick<ForChangingGremien, 'lock'>
  readonly sharedLists: ForChangingSharedLists
  readonly bookmarks: Pick<ForChangingBookmarks, 'exists'>
}

interface SharedListNeeds extends OfferNeeds {
  readonly gremien: Pick<ForStoringGremien, 'ofUser'>
  readonly users: Pick<ForStoringUsers, 'byIds'>
  readonly sharedLists: ForStoringSharedLists
  readonly change: ForChanging<ListTx>
  readonly secrets: Pick<ForMakingSecrets, 'id'>
}

const notSignedIn: NotSignedIn = { why: 'not-signed-in' }
const unknown: NotFound = { why: 'not-found' }
const notAllowed: NotAllowed = { why: 'not-allowed' }

interface Mine {
  readonly userId: User['id']
  readonly gremium: Gremium
}

/** The lists of the Gremien of one visitor. */
export const sharingAList = (
  whoIsAsking: () => Promise<User['id'] | undefined>,
  needs: SharedListNeeds,
): ForSharingAList => {
  const { gremien, users, sharedLists, change, clock, secrets } = needs
  const tellOffers = listedOffers(needs)

  const mine = async (wanted: string | undefined): Promise<Result<Mine, NotSignedIn | NotFound>> => {
    const userId = await whoIsAsking()
    if (userId === undefined) return refused(notSignedIn)
    const gremium = gremiumMeant(await gremien.ofUser(userId), wanted)
    return gremium ? done({ userId, gremium }) : refused(unknown)
  }

  /** What is done to the list of a Gremium, if who asks still belongs to it. */
  const changing = async <T, R extends { readonly why: string }>(
    wanted: string | undefined,
    rule: (mine: Mine, tx: ListTx) => Promise<Result<T, R>>,
  ): Promise<Result<T, R | NotSignedIn | NotFound>> => {
    const found = await mine(wanted)
    if (!found.ok) return found
    const { userId, gremium: before } = found.value
    return change(async (tx): Promise<Result<T, R | NotFound>> => {
      const gremium = await tx.gremien.lock(before.id)
      if (!gremium || !roleIn(gremium, userId)) return refused(unknown)
      const answer = await rule({ userId, gremium }, tx)
      if (answer.ok) tx.tags.invalidate([`list:${gremium.id}`])
      return answer
    })
  }
  const changingEntry = <T, R extends { readonly why: string }>(
    { gremium: wanted, id }: { readonly gremium?: string; readonly id: string },
    rule: (entry: ListEntry, mine: Mine, tx: ListTx) => Promise<Result<T, R>>,
  ): Promise<Result<T, R | NotSignedIn | NotFound>> =>
    changing(wanted, async (own, tx): Promise<Result<T, R | NotFound>> => {
      const entry = await tx.sharedLists.byId(own.gremium.id, id)
      return entry ? rule(entry, own, tx) : refused(unknown)
    })

  const namesOf = async (ids: readonly User['id'][]): Promise<Names> =>
    new Map((await users.byIds([...new Set(ids)])).map((one) => [one.id, `${one.firstName} ${one.lastName}`]))

  return {
    async list({ gremium: wanted }) {
      const found = await mine(wanted)
      if (!found.ok) return found
      const { userId, gremium } = found.value
      const entries = await sharedLists.of(gremium.id)
      const lastComments = await sharedLists.lastComments(
        entries.map(({ id }) => id),
        mostShownComments,
      )
      const commenting = [...lastComments.values()].flatMap(({ last }) => last.map((one) => one.userId))
      const [names, offers] = await Promise.all([
        namesOf([...gremium.users.map((one) => one.userId), ...commenting, ...entries.flatMap(namedBy)]),
        tellOffers(entries),
      ])
      const items = entries.flatMap((entry, nth) => {
        const offer = offers[nth]
        return offer ? [{ ...offer, ...shownEntry(entry, found.value, names, lastComments.get(entry.id)) }] : []
      })
      return done({ gremium: ownOf(gremium, userId), items })
    },

    add: ({ gremium: wanted, type, value }) =>
      changing(wanted, async ({ userId, gremium }, tx): Promise<Result<{ readonly id: string }, WhyNotListed>> => {
        if (value.length > longestValue || !(await existing({ type, value }, tx)))
          return refused({ why: 'unknown-content' })
        const known = await tx.sharedLists.find(gremium.id, { type, value })
        if (known !== undefined) return done({ id: known })
        if ((await tx.sharedLists.count(gremium.id)) >= mostEntries)
          return refused({ why: 'wishlist-full', most: mostEntries })
        const id = secrets.id()
        await tx.sharedLists.save({
          id,
          gremiumId: gremium.id,
          type,
          value,
          addedAt: clock.now(),
          addedBy: userId,
          interested: new Set(),
          ballot: { kind: 'none' },
        })
        return done({ id })
      }),

    remove: (ask) =>
      changingEntry(ask, async (entry, own, tx): Promise<Result<void, NotAllowed>> => {
        if (!mayRemove(entry, own)) return refused(notAllowed)
        await tx.sharedLists.remove(entry.id)
        return done(undefined)
      }),

    interest: (ask) =>
      changingEntry(ask, async (entry, { userId }, tx) => {
        const interested = new Set([...entry.interested].filter((one) => one !== userId))
        if (ask.interested) interested.add(userId)
        await tx.sharedLists.save({ ...entry, interested })
        return done(undefined)
      }),

    vote: (ask) =>
      changingEntry(ask, async (entry, { userId, gremium }, tx) => {
        const voters = gremium.users.map((one) => one.userId)
        const ballot = voted(entry.ballot, ask.opinion, { userId, openly: votesOpenly(gremium), voters })
        if (ballot.ok) await tx.sharedLists.save({ ...entry, ballot: ballot.value })
        return ballot.ok ? done(undefined) : ballot
      }),

    countVotes: (ask) =>
      changingEntry(ask, async (entry, { userId, gremium }, tx): Promise<Result<void, NotAllowed | TooFewVotes>> => {
        if (roleIn(gremium, userId) !== 'verwalter') return refused(notAllowed)
        const ballot = counted(entry.ballot)
        if (ballot.ok) await tx.sharedLists.save({ ...entry, ballot: ballot.value })
        return ballot.ok ? done(undefined) : ballot
      }),

    async comments({ gremium: wanted, id }) {
      const found = await mine(wanted)
      if (!found.ok) return found
      const entries = await sharedLists.of(found.value.gremium.id)
      if (!entries.some((entry) => entry.id === id)) return refused(unknown)
      const comments = await sharedLists.comments(id)
      const names = await namesOf(comments.map((one) => one.userId))
      return done({ items: comments.map((one) => shownComment(one, found.value, names)) })
    },

    comment: (ask) =>
      changingEntry(
        ask,
        async (entry, { userId }, tx): Promise<Result<{ readonly id: string }, Invalid<'comment'>>> => {
          const text = tidyProse(ask.comment)
          const fault = text === '' ? 'missing' : proseFault(text, 1, longestComment)
          if (fault) return refused({ why: 'invalid', fields: { comment: fault } })
          if ((await tx.sharedLists.countComments(entry.id)) >= mostComments)
            return refused({ why: 'invalid', fields: { comment: 'too-many' } })
          const id = secrets.id()
          await tx.sharedLists.addComment(entry.id, { id, userId, at: clock.now(), text })
          return done({ id })
        },
      ),

    removeComment: (ask) =>
      changingEntry(ask, async (entry, own, tx): Promise<Result<void, NotFound | NotAllowed>> => {
        const comment = await tx.sharedLists.comment(entry.id, ask.commentId)
        if (!comment) return refused(unknown)
        if (!mayRemove({ addedBy: comment.userId }, own)) return refused(notAllowed)
        await tx.sharedLists.removeComment(comment.id)
        return done(undefined)
      }),
  }
}

/** Said in its settings; unless it says so, nobody's vote is stored with a name. */
const votesOpenly = ({ openVotes }: Gremium): boolean => openVotes === true

/** A Fachtagung is a theme as well, whose heart has a type of its own. */
const existing = async (item: ListedItem, { bookmarks }: ListTx): Promise<boolean> =>
  (await bookmarks.exists(item)) ||
  (item.type === 'seminar' && (await bookmarks.exists({ type: 'fachtagung', value: item.value })))

type Names = ReadonlyMap<User['id'], string>

/** Whom an entry names who may belong to the Gremium no longer. */
const namedBy = ({ addedBy, ballot }: ListEntry): readonly User['id'][] => [
  ...(addedBy === undefined ? [] : [addedBy]),
  ...(ballot.kind === 'open' ? ballot.votes.keys() : []),
]

const shownComment = ({ id, userId, at, text }: ListComment, own: Mine, names: Names): ShownComment => ({
  id,
  name: names.get(userId) ?? '',
  at,
  text,
  mayRemove: mayRemove({ addedBy: userId }, own),
})

const mayRemove = ({ addedBy }: Pick<ListEntry, 'addedBy'>, { userId, gremium }: Mine): boolean =>
  addedBy === userId || roleIn(gremium, userId) === 'verwalter'

const shownEntry = (
  entry: ListEntry,
  own: Mine,
  names: Names,
  comments: { readonly total: number; readonly last: readonly ListComment[] } | undefined,
): Omit<ShownEntry, keyof Awaited<ReturnType<ReturnType<typeof listedOffers>>>[number]> => {
  const { id, type, value, addedAt, interested } = entry
  const addedBy = names.get(entry.addedBy ?? '')
  return {
    id,
    type,
    value,
    addedOn: berlinDay(addedAt),
    ...(addedBy !== undefined && { addedBy }),
    interested: own.gremium.users
      .filter(({ userId }) => interested.has(userId))
      .flatMap(({ userId }): readonly ListedPerson[] => {
        const name = names.get(userId)
        return name === undefined ? [] : [{ id: userId, name }]
      })
      .toSorted(byGerman(({ name }) => name)),
    isInterested: interested.has(own.userId),
    vote: shownVote(entry.ballot, own.userId, (one) => names.get(one)),
    comments: comments?.last.map((one) => shownComment(one, own, names)) ?? [],
    commentCount: comments?.total ?? 0,
    mayRemove: mayRemove(entry, own),
  }
}
