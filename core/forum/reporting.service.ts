import { addMonths } from 'date-fns/addMonths'
import type { User } from '../accounts/accounts.ts'
import type { ForStoringUsers } from '../accounts/ports.ts'
import { emailFault, normalEmail } from '../shared/email-address.ts'
import { proseFault, tidyProse } from '../shared/field-rules.ts'
import { mayWriteTo, type LetterLimitNeeds } from '../shared/letter-limit.ts'
import { countAttempt } from '../shared/rate-limit.ts'
import { done, refused, type FieldFault, type Invalid, type Result } from '../shared/result.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { ForChanging } from '../shared/transaction.ts'
import type { Visitor } from '../shared/visitor.ts'
import { longestReason, shortestReason } from './forum.ts'
import type { Expired, ForDiscussing, ForStoringTheForum } from './ports.ts'
import { objectionMonths, sides, type Report, type Side } from './reports.ts'
import { showingReports, type ReportShowingNeeds } from './showing-reports.ts'
import type { ForumTx } from './writing.step.ts'

export interface ReportingNeeds extends ReportShowingNeeds, LetterLimitNeeds {
  readonly users: Pick<ForStoringUsers, 'byId' | 'byIds'>
  readonly forum: ForStoringTheForum
  readonly change: ForChanging<ForumTx>
  readonly secrets: Pick<ForMakingSecrets, 'id' | 'digest' | 'token'>
}

/** Reports an hour from one network. */
const mostReports = 10
const hour = 3600
const expired: Expired = { why: 'expired' }

const explanationFault = (text: string): FieldFault | undefined => {
  const tidied = tidyProse(text)
  return tidied === '' ? 'missing' : proseFault(tidied, shortestReason, longestReason)
}

/** Reporting posts, and objecting to what was decided, as one visitor meets it (Art. 16 and 20 DSA). */
export const reporting = (
  visitor: Visitor,
  whoIsAsking: () => Promise<User['id'] | undefined>,
  readable: (
    postId: string,
  ) => Promise<{ readonly id: string; readonly body: string; readonly title: string } | undefined>,
  needs: ReportingNeeds,
): Pick<ForDiscussing, 'report' | 'lookAtDecision' | 'object'> => {
  const { forum, users, change, clock, secrets } = needs
  const showReports = showingReports(needs)

  const decidedUnder = async (token: string): Promise<{ report: Report; side: Side } | undefined> => {
    const digest = secrets.digest(token)
    const report = await forum.reportByLink(digest)
    const side = sides.find((one) => report?.links?.[one] === digest)
    if (!report?.decided || !side) return undefined
    const until = addMonths(new Date(report.decided.at), objectionMonths)
    return Date.parse(clock.now()) < until.getTime() ? { report, side } : undefined
  }

  return {
    async report({ postId, reason, explanation, email }) {
      const post = await readable(postId)
      if (!post) return refused({ why: 'not-found' })
      const userId = await whoIsAsking()
      const user = userId === undefined ? undefined : await users.byId(userId)
      const faults = {
        ...(explanationFault(explanation) && { explanation: explanationFault(explanation) }),
        ...(!user && emailFault(email ?? '') && { email: emailFault(email ?? '') }),
      }
      if (Object.keys(faults).length > 0)
        return refused({ why: 'invalid', fields: faults } as Invalid<'explanation' | 'email'>)
      const limit = { key: `forum-report:${visitor.network}`, most: mostReports, windowSeconds: hour }
      const tooMany = await countAttempt(limit, needs)
      if (tooMany) return refused(tooMany)
      const to = user?.email ?? normalEmail(email ?? '')
      const mayWrite = user !== undefined || (await mayWriteTo(to, needs))
      const id = secrets.id()
      return change(async ({ forum: stored, letters }): Promise<Result<{ readonly id: string }, never>> => {
        const at = clock.now()
        await stored.saveReport({
          id,
          postId,
          ...(user ? { reporterId: user.id } : { email: to }),
          at,
          reason,
          explanation: tidyProse(explanation),
          body: post.body,
        })
        if (mayWrite)
          await letters.post(
            { kind: 'forum-report-received', to, dedupeKey: `forum-report:${id}`, title: post.title },
            at,
          )
        return done({ id })
      })
    },

    async lookAtDecision({ token }) {
      const found = await decidedUnder(token)
      const [shown] = found ? await showReports([found.report]) : []
      return shown ? done(shown) : refused(expired)
    },

    async object({ token, text }) {
      const found = await decidedUnder(token)
      if (!found || found.report.objection) return refused(expired)
      const fault = explanationFault(text)
      if (fault) return refused({ why: 'invalid', fields: { explanation: fault } })
      return change(async (tx): Promise<Result<void, Expired>> => {
        const report = await tx.forum.report(found.report.id)
        if (!report || report.objection) return refused(expired)
        const objection = { by: found.side, text: tidyProse(text), at: clock.now() }
        await tx.forum.saveReport({ ...report, objection })
        return done(undefined)
      })
    },
  }
}
