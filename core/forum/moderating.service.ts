import type { User } from '../accounts/accounts.ts'
import type { ForStoringUsers } from '../accounts/ports.ts'
import type { Clock } from '../shared/clock.ts'
import type { Instant } from '../shared/day.ts'
import { tidyProse } from '../shared/field-rules.ts'
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
import { categoryOf, withoutPost, type Post, type Thread } from './forum.ts'
import { readersAmong, type ReaderNeeds } from './forum-reader.ts'
import { whyNoReason } from './post-rules.ts'
import type { ForModerating, ForStoringTheForum } from './ports.ts'
import { isOpenReport, sides, type ModerationAct, type Report, type Verdict } from './reports.ts'
import { showing } from './showing.ts'
import { showingReports, type ReportShowingNeeds } from './showing-reports.ts'
import { showPost, tellFollowers, tellRemoved, threadsChanged, type ForumTx } from './writing.step.ts'

export interface ModeratingNeeds extends ReportShowingNeeds, ReaderNeeds {
  readonly users: Pick<ForStoringUsers, 'byId' | 'byIds'>
  readonly forum: ForStoringTheForum
  readonly change: ForChanging<ForumTx>
  readonly secrets: Pick<ForMakingSecrets, 'digest' | 'token'>
  readonly clock: Clock
}

const unknown: NotFound = { why: 'not-found' }
/** Of each list of the queue. */
const mostShown = 100

type Acted<R extends { readonly why: string } = never> = Promise<
  Result<void, R | NotSignedIn | NotAllowed | NotFound | Invalid<'reason'>>
>

/** The moderation of the forum. */
export const moderating = (
  whoIsAsking: () => Promise<User['id'] | undefined>,
  whyNot: () => Promise<NotSignedIn | NotAllowed | undefined>,
  needs: ModeratingNeeds,
): ForModerating => {
  const { forum, users, change, clock, secrets } = needs
  const show = showing(needs)
  const showReports = showingReports(needs)

  /** Something done to a thread, which is locked, with its line in the log. */
  const acting = async <R extends { readonly why: string } = never>(
    threadId: Thread['id'] | undefined,
    reason: string | undefined,
    rule: (
      thread: Thread,
      tx: ForumTx,
      now: Instant,
      by: User['id'],
    ) => Promise<Result<{ readonly act: ModerationAct; readonly postId?: Post['id'] }, R>>,
  ): Acted<R> => {
    const refusal = await whyNot()
    const by = await whoIsAsking()
    if (refusal || by === undefined) return refused(refusal ?? { why: 'not-signed-in' })
    const invalid = reason === undefined ? undefined : whyNoReason(reason)
    if (invalid) return refused(invalid)
    if (threadId === undefined) return refused(unknown)
    return change(async (tx): Promise<Result<void, R | NotFound>> => {
      const thread = await tx.forum.lock(threadId)
      if (!thread) return refused(unknown)
      const now = clock.now()
      const acted = await rule(thread, tx, now, by)
      if (!acted.ok) return acted
      await tx.forum.log({ ...acted.value, at: now, by, threadId, reason: tidyProse(reason ?? '') })
      await threadsChanged(tx, [thread.id], now)
      return done(undefined)
    })
  }
  const threadOf = async (postId: Post['id']): Promise<Thread['id'] | undefined> => (await forum.post(postId))?.threadId
  const addressOf = async (id: User['id'] | undefined): Promise<string | undefined> =>
    id === undefined ? undefined : (await users.byId(id))?.email

  const takeOff = async (tx: ForumTx, thread: Thread, post: Post): Promise<void> => {
    await tx.forum.savePost({ ...post, body: '', state: 'entfernt', removedBy: 'moderation' })
    // Without its question a thread makes no sense: it goes with it where nobody answered.
    const goes = (post.nth === 1 || thread.state === 'wartet') && thread.posts <= 1
    await tx.forum.saveThread({ ...withoutPost(thread, post.id), ...(goes && { state: 'entfernt' }) })
  }

  /** Tells both sides what was decided; the last word has no link to object by. */
  const tellSides = async (
    { letters }: ForumTx,
    report: Report,
    decision: { readonly verdict: Verdict; readonly reason: string },
    about: { readonly title: string; readonly authorId: User['id'] | undefined; readonly now: Instant },
    tokens?: Readonly<Record<(typeof sides)[number], string>>,
  ): Promise<void> => {
    const addresses = {
      meldend: report.email ?? (await addressOf(report.reporterId)),
      betroffen: decision.verdict === 'entfernt' || !tokens ? await addressOf(about.authorId) : undefined,
    }
    for (const side of sides) {
      const to = addresses[side]
      if (to === undefined) continue
      const dedupeKey = `forum-decision:${report.id}:${side}:${tokens ? 'erste' : 'letzte'}`
      const letter = { kind: 'forum-decision', to, dedupeKey, title: about.title, side, ...decision } as const
      await letters.post({ ...letter, ...(tokens && { token: tokens[side] }) }, about.now)
    }
  }

  return {
    async queue() {
      const refusal = await whyNot()
      if (refusal) return refused(refusal)
      const [posts, reports, log] = await Promise.all([
        forum.waiting(mostShown),
        forum.openReports(mostShown),
        forum.log(mostShown),
      ])
      const shown = await show.posts(posts)
      const threads = await Promise.all(posts.map(({ threadId }) => forum.thread(threadId)))
      const waiting = shown.flatMap((post, nth) => {
        const thread = threads[nth]
        if (!thread) return []
        const { id, title, category, state } = thread
        return [{ ...post, thread: { id, title, category }, opens: state === 'wartet' }]
      })
      return done({ waiting, reports: await showReports(reports), log })
    },

    async release({ postId }) {
      return (await acting(await threadOf(postId), undefined, async (asked, tx, now) => {
        const post = await tx.forum.post(postId)
        const thread = await whereItStands(tx, asked)
        if (post?.state !== 'wartet' || !thread) return refused(unknown)
        const shown = await showPost(tx, thread, { ...post, threadId: thread.id }, now)
        const author = post.authorId === undefined ? undefined : await tx.forum.member(post.authorId)
        if (author) await tx.forum.saveMember({ ...author, released: author.released + 1 })
        const to = await addressOf(post.authorId)
        const dedupeKey = `forum-released:${post.id}`
        if (to !== undefined)
          await tx.letters.post({ kind: 'forum-released', to, dedupeKey, title: shown.title, threadId: shown.id }, now)
        await tellFollowers(tx, shown, post.authorId, now, readersAmong(needs))
        return done({ act: 'freigegeben', postId })
      })) as Result<void, NotSignedIn | NotAllowed | NotFound>
    },

    async takeOff({ postId, reason }) {
      return acting(await threadOf(postId), reason, async (thread, tx, now) => {
        const post = await tx.forum.post(postId)
        if (!post || post.state === 'entfernt') return refused(unknown)
        await takeOff(tx, thread, post)
        await tellRemoved(tx, thread, post, now, users.byIds, tidyProse(reason))
        return done({ act: 'entfernt', postId })
      })
    },

    lock: ({ threadId, locked, reason }) =>
      acting(threadId, reason, async (thread, tx) => {
        await tx.forum.saveThread({ ...thread, locked })
        return done({ act: locked ? 'geschlossen' : 'geoeffnet' })
      }),

    move: ({ threadId, category: wanted, reason }) =>
      acting<Invalid<'category'>>(threadId, reason, async (thread, tx) => {
        const to = categoryOf(wanted)
        const from = categoryOf(thread.category)
        // What was said among members of a body stays among them.
        const leavesGroup = from?.closedTo !== undefined && to?.closedTo !== from.closedTo
        if (!to || leavesGroup) return refused({ why: 'invalid', fields: { category: 'unknown' } })
        await tx.forum.saveThread({ ...thread, category: to.id })
        return done({ act: 'verschoben' })
      }),

    merge: ({ threadId, into, reason }) =>
      acting<Invalid<'into'>>(threadId, reason, async (thread, tx, now) => {
        const target = into === threadId ? undefined : await tx.forum.lock(into)
        if (target?.state !== 'sichtbar' || target.category !== thread.category || thread.state !== 'sichtbar')
          return refused({ why: 'invalid', fields: { into: 'unknown' } })
        let nth = target.posts
        for (const post of await tx.forum.shownPosts(thread.id)) {
          nth += 1
          await tx.forum.savePost({ ...post, threadId: target.id, nth })
        }
        await tx.forum.saveThread({ ...target, posts: nth, lastAt: now })
        await followOn(tx, thread, { ...target, posts: nth })
        await tx.forum.saveThread({ ...thread, state: 'entfernt', mergedInto: target.id })
        await threadsChanged(tx, [target.id], now)
        return done({ act: 'zusammengefuehrt' })
      }),

    async decide({ reportId, verdict, reason }) {
      const found = await forum.report(reportId)
      return acting(found && (await threadOf(found.postId)), reason, async (thread, tx, now, by) => {
        const report = await tx.forum.report(reportId)
        if (!report || !isOpenReport(report)) return refused(unknown)
        const post = await tx.forum.post(report.postId)
        if (!post) return refused(unknown)
        const decision = { verdict, reason: tidyProse(reason) }
        if (verdict === 'entfernt' && post.state !== 'entfernt') await takeOff(tx, thread, post)
        const about = { title: thread.title, authorId: post.authorId, now }
        if (report.decided) {
          // An objection that is right puts back what was removed.
          if (verdict === 'bleibt' && post.state === 'entfernt') {
            await tx.forum.savePost({ ...withoutRemoval(post), body: report.body, state: 'sichtbar' })
            if (!thread.mergedInto) await tx.forum.saveThread({ ...thread, state: 'sichtbar' })
          }
          const { email: _, ...settled } = report
          await tx.forum.saveReport({ ...settled, settled: { ...decision, at: now } })
          await tellSides(tx, report, decision, about)
          return done({ act: 'widerspruch-entschieden', postId: post.id })
        }
        const tokens = { meldend: secrets.token(), betroffen: secrets.token() }
        const links = { meldend: secrets.digest(tokens.meldend), betroffen: secrets.digest(tokens.betroffen) }
        await tx.forum.saveReport({ ...report, decided: { ...decision, at: now, by }, links })
        await tellSides(tx, report, decision, about, tokens)
        return done({ act: 'meldung-entschieden', postId: post.id })
      })
    },
  }
}

/** Who follows a thread that was merged follows the other one, and is told of what is said there from now on. */
async function followOn({ forum }: ForumTx, thread: Thread, target: Thread): Promise<void> {
  for (const userId of await forum.followers(thread.id)) {
    const [here, there] = await Promise.all([forum.markOf(thread.id, userId), forum.markOf(target.id, userId)])
    await forum.mark(target.id, userId, { follows: true, read: there?.follows ? there.read : target.posts })
    await forum.mark(thread.id, userId, { follows: false, read: here?.read ?? 0 })
  }
}

/** Where the posts of a thread stand now, locked as well: in another one, if it was merged. */
async function whereItStands({ forum }: ForumTx, thread: Thread): Promise<Thread | undefined> {
  let there: Thread | undefined = thread
  while (there?.mergedInto !== undefined) there = await forum.lock(there.mergedInto)
  return there?.state === 'entfernt' ? undefined : there
}

const withoutRemoval = ({ removedBy: _by, ...post }: Post): Post => post
