import type { ShownPost } from '#core/forum/shown.ts'
import { faultsOf, type Invalid, type Refusal, type Result } from '#core/shared/result.ts'
import type { Entry } from '../support/entry.ts'
import { valueOf } from '../support/value-of.ts'
import type { Discusses, Said } from './forum.driver.ts'

const said = (answer: Result<unknown, Refusal>): Said => {
  if (answer.ok) return 'done'
  if (answer.refusal.why !== 'invalid') return answer.refusal.why
  return faultsOf((answer.refusal as Invalid).fields)
    .map(([field, fault]) => `${field} ${fault}`)
    .join(', ')
}

/** Threads by their titles, whoever opened them; links lead to them. */
const threadIds = new Map<string, string>()
const idOf = (title: string): string => threadIds.get(title) ?? 'nothing'

/** Discusses through the port. */
export const discussesOnSite = ({ site }: Entry): Discusses => {
  const { forum } = site.knowledge
  const { moderation } = site.office
  const post = async (title: string, nth: number): Promise<ShownPost | undefined> => {
    const page = await forum.posts({ threadId: idOf(title) })
    return page.ok ? page.value.items.find((one) => one.nth === nth) : undefined
  }
  const postId = async (title: string, nth: number): Promise<string> => (await post(title, nth))?.id ?? 'nothing'
  return {
    join: async (nickname, accepts) => said(await forum.join({ nickname, netiquette: accepts })),
    async mayIn(category) {
      const { canRead, canPost, canModerate, reason } = valueOf(await forum.permission({ category }))
      const may = [
        canRead ? 'reads' : 'nothing',
        ...(canPost ? ['writes'] : []),
        ...(canModerate ? ['moderates'] : []),
        ...(reason ? [reason] : []),
      ]
      return may.join(', ')
    },
    async open(category, title, body) {
      const answer = await forum.open({ categoryId: category, title, body, tags: [] })
      if (answer.ok) threadIds.set(title, answer.value.threadId)
      return answer.ok ? answer.value.state : said(answer)
    },
    async answer(title, body) {
      const answer = await forum.answer({ threadId: idOf(title), body })
      return answer.ok ? answer.value.state : said(answer)
    },
    change: async (title, nth, body) => said(await forum.edit({ id: await postId(title, nth), body })),
    remove: async (title, nth) => said(await forum.remove({ id: await postId(title, nth) })),
    accept: async (title, nth) => said(await forum.accept({ threadId: idOf(title), postId: await postId(title, nth) })),
    async titles(category) {
      const answer = await forum.threads(category === undefined ? {} : { category })
      return answer.ok ? answer.value.items.map(({ title }) => title) : said(answer)
    },
    async posts(title) {
      const answer = await forum.posts({ threadId: idOf(title) })
      return answer.ok ? answer.value.items.map(({ author, body }) => `${author.nickname}: ${body}`) : said(answer)
    },
    async answeredBy(title) {
      const { thread, items } = valueOf(await forum.posts({ threadId: idOf(title) }))
      return items.find(({ id }) => id === thread.answerId)?.nth ?? 0
    },
    unread: async (title) =>
      valueOf(await forum.followed({})).items.find((thread) => thread.title === title)?.unread ?? Number.NaN,
    follow: async (title) => said(await forum.follow({ threadId: idOf(title), follows: true })),
    followed: async () => valueOf(await forum.followed({})).items.map(({ title }) => title),
    async threadsToRead() {
      const self = valueOf(await site.account.accounts.whoAmI({}))
      return self.isLoggedIn ? self.unread : Number.NaN
    },
    async readToEnd(title) {
      const { thread } = valueOf(await forum.posts({ threadId: idOf(title) }))
      return said(await forum.read({ threadId: thread.id, nth: thread.posts }))
    },
    report: async (title, nth, explanation, email) =>
      said(await forum.report({ postId: await postId(title, nth), reason: 'werbung', explanation, email })),
    object: async (token, text) => said(await forum.object({ token, text })),
    queue: async () => said(await moderation.queue({})),
    async release(title) {
      const { waiting } = valueOf(await moderation.queue({}))
      const first = waiting.find(({ thread }) => thread.title === title)
      return said(await moderation.release({ postId: first?.id ?? 'nothing' }))
    },
    lock: async (title, reason) => said(await moderation.lock({ threadId: idOf(title), locked: true, reason })),
    merge: async (title, into, reason) =>
      said(await moderation.merge({ threadId: idOf(title), into: idOf(into), reason })),
    move: async (title, category, reason) => said(await moderation.move({ threadId: idOf(title), category, reason })),
    async decide(verdict, reason) {
      const [report] = valueOf(await moderation.queue({})).reports
      return said(await moderation.decide({ reportId: report?.id ?? 'nothing', verdict, reason }))
    },
  }
}
