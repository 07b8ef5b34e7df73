import type { User } from '../accounts/accounts.ts'
import type { ForStoringUsers } from '../accounts/ports.ts'
import { roleIn, type Gremium } from '../gremium/gremium.ts'
import { ownOf } from '../gremium/own-gremium.ts'
import type { ForChangingGremien, ForStoringGremien } from '../gremium/ports.ts'
import { berlinDay } from '../shared/dates.ts'
import { byGerman } from '../shared/german-order.ts'
import { done, refused, type NotAllowed, type NotFound, type NotSignedIn, type Result } from '../shared/result.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { ForChanging } from '../shared/transaction.ts'
import { longestValue } from '../wishlist/wishlist.ts'
import type { ForChangingBookmarks } from '../wishlist/ports.ts'
import { listedOffers, type OfferNeeds } from './listed-offers.ts'
import type { ForChangingSharedLists, ForSharingAList, ForStoringSharedLists, WhyNotListed } from './ports.ts'
import { mostEntries, type ListEntry, type ListedItem } from './shared-list.ts'
import type { ListedPerson, ShownEntry } from './shown-entry.ts'

/** What a list changes in one transaction. */
interface ListTx {
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
    const own = await gremien.ofUser(userId)
    const gremium = wanted === undefined ? own[0] : own.find(({ id }) => id === wanted)
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
      return gremium && roleIn(gremium, userId) ? rule({ userId, gremium }, tx) : refused(unknown)
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

  return {
    async list({ gremium: wanted }) {
      const found = await mine(wanted)
      if (!found.ok) return found
      const { userId, gremium } = found.value
      const entries = await sharedLists.of(gremium.id)
      const [people, offers] = await Promise.all([
        users.byIds([
          ...new Set([...gremium.users.map((one) => one.userId), ...entries.flatMap((one) => one.addedBy ?? [])]),
        ]),
        tellOffers(entries),
      ])
      const names = new Map(people.map((one) => [one.id, `${one.firstName} ${one.lastName}`]))
      const items = entries.flatMap((entry, nth) => {
        const offer = offers[nth]
        return offer ? [{ ...offer, ...shownEntry(entry, found.value, names) }] : []
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
  }
}

/** A Fachtagung is a theme as well, whose heart has a type of its own. */
const existing = async (item: ListedItem, { bookmarks }: ListTx): Promise<boolean> =>
  (await bookmarks.exists(item)) ||
  (item.type === 'seminar' && (await bookmarks.exists({ type: 'fachtagung', value: item.value })))

const mayRemove = ({ addedBy }: ListEntry, { userId, gremium }: Mine): boolean =>
  addedBy === userId || roleIn(gremium, userId) === 'verwalter'

const shownEntry = (
  entry: ListEntry,
  own: Mine,
  names: ReadonlyMap<User['id'], string>,
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
    mayRemove: mayRemove(entry, own),
  }
}
