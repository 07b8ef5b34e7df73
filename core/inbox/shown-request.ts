import type { User } from '../accounts/accounts.ts'
import { answerKey, letterKeys, referenceOf } from '../form-requests/form-requests.ts'
import { handlingAfter } from '../form-requests/handling-after.ts'
import { standsFirst, type DoneStep, type HandlingStep } from '../form-requests/handling.ts'
import type { HandledRequest, InboxRequest } from '../form-requests/ports.ts'
import type { ForTracingLetters, LetterFate } from '../letters/ports.ts'
import { berlinDay, daysBetween } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import type { OfficeRequest, RequestAction, RequestInBrief, ShownStep } from './ports.ts'

/** Names of people of the office by their accounts; of those that are gone there is none. */
export type Names = ReadonlyMap<User['id'], string>

/** Who is named in requests: whoever looks after them, and whoever did something. */
export const namedIn = (requests: readonly (InboxRequest & Partial<Pick<HandledRequest, 'history'>>)[]) => [
  ...new Set(
    requests
      .flatMap(({ handling, history = [] }) => [
        handling.assignee ?? [],
        history.flatMap((step) => [step.by, ...(step.what === 'assigned' ? [step.to] : [])]),
      ])
      .flat(),
  ),
]

/** A request as a line of the inbox on a day. */
export const inBrief = (request: InboxRequest, names: Names, today: Day): RequestInBrief => {
  const { id, kind, email, values, sentAt, files, handling } = request
  const { state, assignee } = handling
  const { name } = values
  return {
    id,
    reference: referenceOf(id),
    kind,
    email,
    ...(typeof name === 'string' && { name }),
    sentAt,
    files: files.length,
    state,
    ...(assignee !== undefined && { assignee: { id: assignee, name: names.get(assignee) ?? '' } }),
    ...((state === 'offen' || state === 'in_arbeit') && { waitingDays: daysBetween(berlinDay(sentAt), today) }),
    ...(standsFirst(request, handling) && { urgent: true as const }),
  }
}

/** Some step of each kind that people take, to see whether it can be taken. */
const steps: Readonly<Record<RequestAction, HandlingStep>> = {
  assign: { what: 'assigned', to: '' },
  answer: { what: 'answered', subject: '', text: '' },
  note: { what: 'noted', text: '' },
  close: { what: 'closed' },
  reopen: { what: 'reopened' },
}
const actionsOf = ({ handling }: HandledRequest): readonly RequestAction[] =>
  (Object.keys(steps) as RequestAction[]).filter((action) => handlingAfter(handling, steps[action]) !== undefined)

/** What became of the letters about a request, by their keys. */
type Fates = ReadonlyMap<string, LetterFate>

const shownStep = (step: DoneStep, names: Names, letter: LetterFate | undefined): ShownStep => {
  const { by, ...rest } = step
  const who = names.get(by)
  const to = step.what === 'assigned' ? names.get(step.to) : undefined
  const shown: ShownStep =
    rest.what === 'assigned' ? { what: 'assigned', at: rest.at, ...(to !== undefined && { to }) } : rest
  return { ...shown, ...(who !== undefined && { by: who }), ...(letter && { letter }) }
}

const shownHistory = ({ id, history }: HandledRequest, names: Names, fates: Fates): readonly ShownStep[] => {
  let answers = 0
  return history.map((step) => {
    if (step.what !== 'answered') return shownStep(step, names, undefined)
    answers += 1
    return shownStep(step, names, fates.get(answerKey(id, answers)))
  })
}

/** A request whole, as somebody of the office reads it; colleagues come beside it. */
export const shownRequest = async (
  request: HandledRequest,
  names: Names,
  today: Day,
  letters: ForTracingLetters,
): Promise<Omit<OfficeRequest, 'colleagues' | 'whoIsAsking'>> => {
  const fates = await letters.fates(letterKeys(request.id))
  const [toSender = ''] = letterKeys(request.id)
  const receipt = fates.get(toSender)
  return {
    ...inBrief(request, names, today),
    values: request.values,
    documents: request.files,
    deletedOn: request.deletedOn,
    version: request.handling.version,
    history: shownHistory(request, names, fates),
    actions: actionsOf(request),
    ...(receipt && { receipt }),
  }
}
