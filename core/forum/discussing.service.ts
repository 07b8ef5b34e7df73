import type { User } from '../accounts/accounts.ts'
import type { ForStoringUsers } from '../accounts/ports.ts'
import { tidy, tidyProse } from '../shared/field-rules.ts'
import type { Instant } from '../shared/day.ts'
import { countAttempt, type ForCountingAttempts } from '../shared/rate-limit.ts'
import {
  done,
  refused,
  type Invalid,
  type NotAllowed,
  type NotFound,
  type NotSignedIn,
  type Result,
  type TooMany,
} from '../shared/result.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { ForChanging } from '../shared/transaction.ts'
import { readersAmong, readingAs, type KnownReader, type ReaderNeeds } from './forum-reader.ts'
import {
  categoryOf,
  duplicateHours,
  floodSeconds,
  netiquetteVersion,
  openCategories,
  withoutPost,
  type Category,
  type ForumMember,
  type Post,
  type RemovedBy,
  type Thread,
} from './forum.ts'
import { nicknameFault } from './nickname.ts'
import { permissionIn } from './permission.ts'
import { isOpenToAuthor, stateOfNew, tidyTags, whyNoPost, whyNoThread } from './post-rules.ts'
import type {
  EditOver,
  ForDiscussing,
  ForStoringTheForum,
  NotJoined,
  SaidAlready,
  ThreadLocked,
  Written,
} from './ports.ts'
import { showing, type ShowingNeeds } from './showing.ts'
import { showPost, tellFollowers, tellRemoved, threadsChanged, type ForumTx } from './writing.step.ts'

export interface DiscussingNeeds extends ReaderNeeds, ShowingNeeds {
  readonly users: Pick<ForStoringUsers, 'byId' | 'byIds'>
  readonly forum: ForStoringTheForum
  readonly attempts: Pick<ForCountingAttempts, 'count' | 'record'>
  readonly change: ForChanging<ForumTx>
  readonly secrets: Pick<ForMakingSecrets, 'id'>
}

const unknown: NotFound = { why: 'not-found' }
const notSignedIn: NotSignedIn = { why: 'not-signed-in' }
const notAllowed: NotAllowed = { why: 'not-allowed' }
const notJoined: NotJoined = { why: 'not-joined' }
const locked: ThreadLocked = { why: 'thread-locked' }
const saidAlready: SaidAlready = { why: 'said-already' }
const editOver: EditOver = { why: 'edit-over' }

/** So many of her own posts in a thread may wait or be changed at once. */
const mostOwn = 50
/** Threads merged one into the next are followed so far. */
const mostMerged = 20

const loggedFor = ({ id, threadId }: Post, by: User['id'], at: Instant) => ({ at, by, threadId, postId: id })

interface Writer {
  readonly user: User
  readonly member: ForumMember
  readonly moderates: boolean
}

interface Discussions extends Omit<ForDiscussing, 'report' | 'lookAtDecision' | 'object'> {
  /** A thread that whoever asks may read. */
  readonly readable: (id: Thread['id']) => Promise<Thread | undefined>
}

/**
 * Reading and writing as one visitor meets it. Open categories are read without looking at who asks, so pages can be
 * cached.
 */
export const discussing = (whoIsAsking: () => Promise<User['id'] | undefined>, needs: DiscussingNeeds): Discussions => {
  const { forum, users, change, clock, secrets } = needs
  const reader = readingAs(whoIsAsking, needs)
  const readers = readersAmong(needs)
  const show = showing(needs)

  /** A thread, or the one into which it was merged. */
  const whereItStands = async (id: Thread['id']): Promise<Thread | undefined> => {
    let thread = await forum.thread(id)
    for (let merged = 0; thread?.mergedInto !== undefined && merged < mostMerged; merged += 1)
      thread = await forum.thread(thread.mergedInto)
    return thread
  }

  const readable = async (id: Thread['id']): Promise<Thread | undefined> => {
    const thread = await whereItStands(id)
    if (!thread || thread.state === 'entfernt') return undefined
    const category = categoryOf(thread.category)
    if (!category) return undefined
    if (thread.state === 'sichtbar' && category.closedTo === undefined) return thread
    const who = await reader()
    const isHers = thread.authorId !== undefined && thread.authorId === who.user?.id
    if (thread.state === 'wartet' && !isHers && !who.moderates) return undefined
    return permissionIn(category, who).canRead ? thread : undefined
  }

  const permissionFor = (who: KnownReader, thread: Thread) =>
    permissionIn(categoryOf(thread.category), who, thread.locked)

  const writerIn = async (
    category: Category | undefined,
  ): Promise<Result<Writer, NotSignedIn | NotFound | NotAllowed | NotJoined>> => {
    const { user, member, ...who } = await reader()
    if (!user) return refused(notSignedIn)
    if (!category) return refused(unknown)
    if (!permissionIn(category, who).canRead) return refused(notAllowed)
    return member ? done({ user, member, moderates: who.moderates }) : refused(notJoined)
  }

  /** One post in so many seconds; the moderation is not counted. */
  const flooded = async ({ user, moderates }: Writer): Promise<TooMany | undefined> =>
    moderates ? undefined : countAttempt({ key: `forum:${user.id}`, most: 1, windowSeconds: floodSeconds }, needs)

  const sinceWhen = () => new Date(Date.parse(clock.now()) - duplicateHours * 3_600_000).toISOString()

  const write = async (
    tx: ForumTx,
    thread: Thread,
    { user, member, moderates }: Writer,
    post: Pick<Post, 'id' | 'body' | 'replyTo'>,
  ): Promise<Result<Written, SaidAlready>> => {
    if (await tx.forum.hasSaid(user.id, post.body, sinceWhen())) return refused(saidAlready)
    const now = clock.now()
    // Asked again: what was released meanwhile counts.
    const state = moderates ? 'sichtbar' : stateOfNew((await tx.forum.member(user.id)) ?? member)
    const written: Post = { ...post, threadId: thread.id, authorId: user.id, at: now, state: 'wartet' }
    const before = await tx.forum.markOf(thread.id, user.id)
    if (state === 'wartet') {
      await tx.forum.saveThread(thread)
      await tx.forum.savePost(written)
    } else {
      const shown = await showPost(tx, thread, written, now)
      await tellFollowers(tx, shown, user.id, now, readers)
    }
    if (!before) await tx.forum.mark(thread.id, user.id, { follows: true, read: thread.posts })
    return done({ id: post.id, threadId: thread.id, state })
  }

  /** A post that its author or the moderation may change, with its thread locked. */
  const changing = async <T, R extends { readonly why: string }>(
    id: Post['id'],
    rule: (post: Post, thread: Thread, tx: ForumTx, by: RemovedBy) => Promise<Result<T, R>>,
  ): Promise<Result<T, R | NotSignedIn | NotFound | NotAllowed | EditOver | ThreadLocked>> => {
    const who = await reader()
    const { user } = who
    if (!user) return refused(notSignedIn)
    const found = await forum.post(id)
    const known = found && (await readable(found.threadId))
    if (!found || !known) return refused(unknown)
    return change(async (tx): Promise<Result<T, R | NotFound | NotAllowed | EditOver | ThreadLocked>> => {
      const thread = await tx.forum.lock(known.id)
      const post = await tx.forum.post(id)
      const isHers = post?.authorId === user.id
      if (!thread || !post || post.state === 'entfernt') return refused(unknown)
      if (post.state === 'wartet' && !isHers && !who.moderates) return refused(unknown)
      if (!isHers && !who.moderates) return refused(notAllowed)
      if (!who.moderates && thread.locked) return refused(locked)
      if (!who.moderates && !isOpenToAuthor(post, clock.now())) return refused(editOver)
      if (!isHers) await tx.forum.log({ ...loggedFor(post, user.id, clock.now()), act: 'geaendert', reason: '' })
      return rule(post, thread, tx, isHers ? 'selbst' : 'moderation')
    })
  }

  return {
    readable,

    async threads({ category: wanted, sort = 'aktiv', ...page }) {
      if (wanted === undefined) return shownPage(await forum.threads(openCategories, sort, page))
      const category = categoryOf(wanted)
      if (!category) return refused(unknown)
      if (category.closedTo !== undefined) {
        const who = await reader()
        if (!who.signedIn) return refused(notSignedIn)
        if (!permissionIn(category, who).canRead) return refused(notAllowed)
      }
      return shownPage(await forum.threads([category.id], sort, page))
    },

    async posts({ threadId, ...page }) {
      const thread = await readable(threadId)
      if (!thread) return refused(unknown)
      const { items, next } = await forum.posts(thread.id, page)
      const [posts, shown] = await Promise.all([show.posts(items), show.thread(thread)])
      return done({ thread: shown, items: posts, ...(next !== undefined && { next }) })
    },

    async permission({ category: wanted, threadId }) {
      const thread = threadId === undefined ? undefined : await readable(threadId)
      const category = wanted === undefined ? undefined : categoryOf(wanted)
      if ((threadId !== undefined && !thread) || (wanted !== undefined && !category)) return refused(unknown)
      const who = await reader()
      return done(thread ? permissionFor(who, thread) : permissionIn(category ?? {}, who))
    },

    async own({ threadId }) {
      const who = await reader()
      const { user, member } = who
      if (!user) return refused(notSignedIn)
      const thread = await readable(threadId)
      if (!thread) return refused(unknown)
      const [hers, mark] = await Promise.all([
        forum.ownPosts(thread.id, user.id, mostOwn),
        forum.mark(thread.id, user.id),
      ])
      const now = clock.now()
      const open = hers.filter((post) => !thread.locked && isOpenToAuthor(post, now))
      return done({
        permission: permissionFor(who, thread),
        ...(member && { nickname: member.nickname }),
        waiting: await show.posts(hers.filter(({ state }) => state === 'wartet').toReversed()),
        editable: open.map(({ id }) => id),
        mayAccept: who.moderates || thread.authorId === user.id,
        follows: mark?.follows ?? false,
        read: mark?.read ?? 0,
      })
    },

    async read({ threadId, nth }) {
      const { user } = await reader()
      if (!user) return refused(notSignedIn)
      const thread = await readable(threadId)
      if (!thread) return refused(unknown)
      const read = Math.min(Math.max(0, Math.floor(nth)), thread.posts)
      const before = await forum.mark(thread.id, user.id)
      if (before && before.read >= read) return done(undefined)
      return change(async (tx): Promise<Result<void, never>> => {
        await tx.forum.mark(thread.id, user.id, { follows: before?.follows ?? false, read })
        return done(undefined)
      })
    },

    async join({ nickname, netiquette }) {
      const { user } = await reader()
      if (!user) return refused(notSignedIn)
      const fault = nicknameFault(nickname, user)
      if (fault || !netiquette) {
        const fields = {
          ...(fault && { nickname: fault }),
          ...(!netiquette && { netiquette: 'not-accepted' as const }),
        }
        return refused({ why: 'invalid', fields })
      }
      return change(async (tx): Promise<Result<void, Invalid<'nickname' | 'netiquette'>>> => {
        if (await tx.forum.member(user.id)) return done(undefined)
        const saved = await tx.forum.saveMember({
          userId: user.id,
          nickname: tidy(nickname),
          netiquetteAt: clock.now(),
          netiquette: netiquetteVersion,
          released: 0,
        })
        return saved ? done(undefined) : refused({ why: 'invalid', fields: { nickname: 'taken' } })
      })
    },

    async open({ categoryId, title, body, tags }) {
      const category = categoryOf(categoryId)
      const writer = await writerIn(category)
      if (!writer.ok) return writer
      if (!category) return refused(unknown)
      const invalid = whyNoThread({ title, body, tags })
      if (invalid) return refused(invalid)
      const tooMany = await flooded(writer.value)
      if (tooMany) return refused(tooMany)
      const ids = { thread: secrets.id(), post: secrets.id() }
      return change((tx) => {
        const now = clock.now()
        const thread: Thread = {
          id: ids.thread,
          category: category.id,
          title: tidy(title),
          tags: tidyTags(tags),
          authorId: writer.value.user.id,
          at: now,
          lastAt: now,
          state: 'wartet',
          locked: false,
          posts: 0,
        }
        return write(tx, thread, writer.value, { id: ids.post, body: tidyProse(body) })
      })
    },

    async answer({ threadId, body, replyTo }) {
      const found = await readable(threadId)
      const writer = await writerIn(found && categoryOf(found.category))
      // Whoever may not read it does not learn that it is there.
      if (!writer.ok) return writer.refusal.why === 'not-allowed' ? refused(unknown) : refused(writer.refusal)
      if (!found) return refused(unknown)
      if (found.locked && !writer.value.moderates) return refused(locked)
      const invalid = whyNoPost(body)
      if (invalid) return refused(invalid)
      const tooMany = await flooded(writer.value)
      if (tooMany) return refused(tooMany)
      const id = secrets.id()
      return change(async (tx): Promise<Result<Written, NotFound | ThreadLocked | SaidAlready>> => {
        const thread = await tx.forum.lock(found.id)
        if (thread?.state !== 'sichtbar') return refused(unknown)
        if (thread.locked && !writer.value.moderates) return refused(locked)
        const answered = replyTo === undefined ? undefined : await tx.forum.post(replyTo)
        if (replyTo !== undefined && (answered?.threadId !== thread.id || answered.nth === undefined))
          return refused(unknown)
        return write(tx, thread, writer.value, { id, body: tidyProse(body), ...(answered && { replyTo: answered.id }) })
      })
    },

    async edit({ id, body }) {
      const invalid = whyNoPost(body)
      return changing(id, async (post, thread, tx): Promise<Result<void, Invalid<'body'>>> => {
        if (invalid) return refused(invalid)
        const shown = post.state === 'sichtbar'
        await tx.forum.savePost({ ...post, body: tidyProse(body), ...(shown && { editedAt: clock.now() }) })
        await threadsChanged(tx, [thread.id], clock.now())
        return done(undefined)
      })
    },

    remove: ({ id }) =>
      changing(id, async (post, thread, tx, by): Promise<Result<void, never>> => {
        const isAlone = thread.state === 'wartet' || (thread.posts === 1 && post.nth === 1)
        if (isAlone) await tx.forum.removeThread(thread.id)
        else if (post.state === 'wartet') await tx.forum.removePost(post.id)
        else {
          await tx.forum.savePost({ ...post, body: '', state: 'entfernt', removedBy: by })
          await tx.forum.saveThread(withoutPost(thread, post.id))
        }
        if (by === 'moderation') await tellRemoved(tx, thread, post, clock.now(), users.byIds)
        await threadsChanged(tx, [thread.id], clock.now())
        return done(undefined)
      }),

    async accept({ threadId, postId }) {
      const who = await reader()
      const { user } = who
      if (!user) return refused(notSignedIn)
      const found = await readable(threadId)
      if (!found) return refused(unknown)
      return change(async (tx): Promise<Result<void, NotFound | NotAllowed>> => {
        const thread = await tx.forum.lock(found.id)
        const post = postId === null ? undefined : await tx.forum.post(postId)
        if (!thread || (postId !== null && (post?.threadId !== thread.id || post.state !== 'sichtbar')))
          return refused(unknown)
        if (thread.authorId !== user.id && !who.moderates) return refused(notAllowed)
        const { answerId: _, ...rest } = thread
        await tx.forum.saveThread({ ...rest, ...(post && { answerId: post.id }) })
        await threadsChanged(tx, [thread.id], clock.now())
        return done(undefined)
      })
    },

    async follow({ threadId, follows }) {
      const { user } = await reader()
      if (!user) return refused(notSignedIn)
      const thread = await readable(threadId)
      if (!thread) return refused(unknown)
      return change(async (tx): Promise<Result<void, never>> => {
        const before = await tx.forum.markOf(thread.id, user.id)
        await tx.forum.mark(thread.id, user.id, { read: before?.read ?? thread.posts, follows })
        return done(undefined)
      })
    },

    async followed(page) {
      const who = await reader()
      if (!who.user) return refused(notSignedIn)
      const { items: all, next } = await forum.followed(who.user.id, page)
      const items = all.filter(({ thread }) => permissionFor(who, thread).canRead)
      const shown = await show.threads(items.map(({ thread }) => thread))
      const counted = shown.map((thread, nth) => ({
        ...thread,
        unread: Math.max(0, thread.posts - (items[nth]?.read ?? 0)),
      }))
      return done({ items: counted, ...(next !== undefined && { next }) })
    },
  }

  async function shownPage({ items, next }: Awaited<ReturnType<ForStoringTheForum['threads']>>) {
    const shown = await show.threads(items)
    return done({ items: shown, ...(next !== undefined && { next }) })
  }
}
