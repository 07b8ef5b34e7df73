import type { ForStoringTheForum } from './ports.ts'
import type { Report } from './reports.ts'
import { showing, type ShowingNeeds } from './showing.ts'
import type { ShownReport } from './shown.ts'

export interface ReportShowingNeeds extends ShowingNeeds {
  readonly forum: Pick<ForStoringTheForum, 'nicknames' | 'post' | 'thread'>
}

/** Reports as the moderation and both sides see them; nobody learns who reported. */
export const showingReports = (needs: ReportShowingNeeds) => {
  const show = showing(needs)
  return async (reports: readonly Report[]): Promise<readonly ShownReport[]> =>
    (await Promise.all(reports.map(one))).flatMap((shown) => (shown ? [shown] : []))

  async function one(report: Report): Promise<ShownReport | undefined> {
    const post = await needs.forum.post(report.postId)
    const thread = post && (await needs.forum.thread(post.threadId))
    const [shown] = post ? await show.posts([{ ...post, body: report.body }]) : []
    if (!post || !thread || !shown) return undefined
    const { id, at, reason, explanation, decided, objection, settled } = report
    return {
      id,
      at,
      reason,
      explanation,
      post: { id: post.id, body: report.body, html: shown.html, removed: post.state === 'entfernt' },
      thread: { id: thread.id, title: thread.title },
      author: shown.author,
      ...(decided && { decided: { verdict: decided.verdict, reason: decided.reason, at: decided.at } }),
      ...(objection && { objection: { by: objection.by, text: objection.text } }),
      ...(settled && { settled: { verdict: settled.verdict, reason: settled.reason } }),
    }
  }
}
