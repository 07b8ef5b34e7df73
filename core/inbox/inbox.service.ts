import { officeRoleOf } from '../access-log/access-log.ts'
import type { ForNotingAccesses } from '../access-log/ports.ts'
import type { User } from '../accounts/accounts.ts'
import type { ForStoringUsers } from '../accounts/ports.ts'
import type { ForStoringAppointments } from '../consulting/ports.ts'
import type { ForStoringFormRequests, HandledRequest, InboxRequest } from '../form-requests/ports.ts'
import { requestStates } from '../form-requests/handling.ts'
import type { ForStoringTheForum } from '../forum/ports.ts'
import type { ForTracingLetters } from '../letters/ports.ts'
import type { ForStoringQuotes } from '../quote/ports.ts'
import { mostRequestedCounted } from '../quote/quote.ts'
import type { Clock } from '../shared/clock.ts'
import { today } from '../shared/dates.ts'
import { tidy, tidyProse } from '../shared/field-rules.ts'
import { byGerman } from '../shared/german-order.ts'
import {
  done,
  refused,
  type Invalid,
  type NotAllowed,
  type NotFound,
  type NotSignedIn,
  type Result,
} from '../shared/result.ts'
import { actingOn, type ActingNeeds } from './acting-on-requests.ts'
import { fileOf } from './request-files.ts'
import { whyNoClosingWord, whyNoNote, whyNoReply } from './inbox-rules.ts'
import type { Colleague, ForKeepingTheInbox, OfficeRequest } from './ports.ts'
import { inBrief, namedIn, shownRequest, type Names } from './shown-request.ts'

interface InboxNeeds extends ActingNeeds {
  readonly formRequests: ForStoringFormRequests
  readonly users: Pick<ForStoringUsers, 'byIds' | 'ofOffice'>
  readonly letters: ForTracingLetters
  readonly forum: Pick<ForStoringTheForum, 'countOpenReports'>
  readonly appointments: Pick<ForStoringAppointments, 'countAhead'>
  readonly quotes: Pick<ForStoringQuotes, 'countRequested'>
  readonly clock: Clock
}

type NotStaff = NotSignedIn | NotAllowed
const unknown: NotFound = { why: 'not-found' }

const nameOf = ({ firstName, lastName }: User): string => `${firstName} ${lastName}`

/** The inbox of the office; `whyNotStaff` says why the one who asks is not of it. */
export const keepingTheInbox = (
  whoIsAsking: () => Promise<User['id'] | undefined>,
  whyNotStaff: () => Promise<NotStaff | undefined>,
  log: ForNotingAccesses,
  needs: InboxNeeds,
): ForKeepingTheInbox => {
  const { formRequests, users, letters, forum, appointments, quotes, clock } = needs

  /** Who of the office is asking. */
  const staff = async (): Promise<Result<User['id'], NotStaff>> => {
    const why = await whyNotStaff()
    const id = await whoIsAsking()
    if (why || id === undefined) return refused(why ?? { why: 'not-signed-in' })
    return done(id)
  }
  const namesIn = async (requests: readonly (InboxRequest | HandledRequest)[]): Promise<Names> =>
    new Map((await users.byIds(namedIn(requests))).map((user) => [user.id, nameOf(user)]))
  const colleagues = async (): Promise<readonly Colleague[]> =>
    (await users.ofOffice())
      .filter((user) => officeRoleOf(user) !== undefined)
      .map((user) => ({ id: user.id, name: nameOf(user) }))
      .toSorted(byGerman(({ name }) => name))

  /** A request as it is shown, noted before. */
  const shown = async (id: string, whoAsks: User['id']): Promise<Result<OfficeRequest, NotFound>> => {
    const request = await formRequests.handled(id)
    if (!request) return refused(unknown)
    await log.note('request', [{ requestId: request.id }])
    const names = await namesIn([request])
    const shownAs = await shownRequest(request, names, today(clock), letters)
    return done({ ...shownAs, colleagues: await colleagues(), whoIsAsking: whoAsks })
  }
  const acting = actingOn(staff, shown, needs)

  return {
    async list({ kind, state, mine, ...page }) {
      const who = await staff()
      if (!who.ok) return who
      const filter = { ...(kind !== undefined && { kind }), ...(mine && { assignee: who.value }) }
      const [found, counts, own, openReports, appointmentsAhead, requestedQuotes] = await Promise.all([
        formRequests.list({ ...filter, ...(state !== undefined && { state }), ...page }),
        formRequests.countByState(filter),
        formRequests.countByState({ assignee: who.value }),
        forum.countOpenReports(),
        appointments.countAhead(clock.now()),
        quotes.countRequested(mostRequestedCounted),
      ])
      await log.note(
        'requests',
        found.items.map(({ id }) => ({ requestId: id })),
      )
      const names = await namesIn(found.items)
      const day = today(clock)
      return done({
        items: found.items.map((one) => inBrief(one, names, day)),
        ...(found.next !== undefined && { next: found.next }),
        counts,
        mine: requestStates.reduce((sum, one) => (one === 'abgeschlossen' ? sum : sum + own[one]), 0),
        openReports,
        appointmentsAhead,
        requestedQuotes,
      })
    },

    async request({ id }) {
      const who = await staff()
      return who.ok ? shown(id, who.value) : who
    },

    async file({ id, nth }) {
      const who = await staff()
      if (!who.ok) return who
      const request = await formRequests.handled(id)
      const facts = request?.files[nth - 1]
      if (!facts) return refused(unknown)
      await log.note('request', [{ requestId: id }])
      const file = (await formRequests.filesOf(id))[nth - 1]
      return file ? done(fileOf(file, facts)) : refused(unknown)
    },

    async assign({ assignee, ...asked }) {
      const who = await staff()
      if (!who.ok) return who
      const isKnown = (await colleagues()).some(({ id }) => id === assignee)
      return acting<Invalid<'assignee'>>(asked, async ({ handling }) => {
        if (assignee === handling.assignee) return refused({ why: 'invalid', fields: { assignee: 'unchanged' } })
        if (assignee === undefined) return done({ what: 'unassigned' })
        return isKnown
          ? done({ what: 'assigned', to: assignee })
          : refused({ why: 'invalid', fields: { assignee: 'unknown' } })
      })
    },

    answer: ({ replySubject, reply, ...asked }) =>
      acting(asked, async ({ history }) => {
        const invalid = whyNoReply({ replySubject, reply }, history)
        return invalid
          ? refused(invalid)
          : done({ what: 'answered', subject: tidy(replySubject), text: tidyProse(reply) })
      }),

    note: ({ officeNote, ...asked }) =>
      acting(asked, async () => {
        const invalid = whyNoNote(officeNote)
        return invalid ? refused(invalid) : done({ what: 'noted', text: tidyProse(officeNote) })
      }),

    close: ({ closingWord, ...asked }) =>
      acting(asked, async () => {
        const invalid = whyNoClosingWord(closingWord)
        const text = tidyProse(closingWord ?? '')
        return invalid ? refused(invalid) : done({ what: 'closed', ...(text !== '' && { text }) })
      }),

    reopen: (asked) => acting(asked, async () => done({ what: 'reopened' })),
  }
}
