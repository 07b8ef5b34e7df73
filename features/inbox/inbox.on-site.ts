import { requestStates } from '#core/form-requests/handling.ts'
import type { OfficeRequest, RequestInBrief } from '#core/inbox/ports.ts'
import { faultsOf, type Result } from '#core/shared/result.ts'
import type { SiteRefusal } from '#core/site.ts'
import { sentenceOf } from '#wording/field-faults.ts'
import { saidIn } from '#wording/forms/said-in-form.ts'
import { inboxWording } from '#wording/pages/inbox.ts'
import { refusalText } from '#wording/refusals.ts'
import { closed } from '../office/closed.on-site.ts'
import type { Entry } from '../support/entry.ts'
import { said } from '../support/said.ts'
import { valueOf } from '../support/value-of.ts'
import type { KeepsTheInbox, RequestSeen } from './inbox.driver.ts'

const { request: words, history, list, assign, beside } = inboxWording

const seenAs = ({ kind, name, email, state, assignee, urgent }: RequestInBrief): RequestSeen => ({
  form: [inboxWording.kind(kind), ...(urgent ? [list.urgent] : [])].join(', '),
  from: name ?? email,
  state: inboxWording.states[state],
  who: assignee?.name ?? list.nobody,
})

const wordsOf = (refusal: SiteRefusal): string =>
  said(
    refusal.why === 'invalid'
      ? faultsOf<string>(refusal.fields)
          .map(([field, fault]) => sentenceOf(field, fault))
          .join(' ')
      : refusalText(refusal),
  )

/** Keeps the inbox through its port, two lines at a time. */
export const keepsTheInboxOnSite = ({ site }: Entry): KeepsTheInbox => {
  const { inbox } = site.office
  /** The request that was opened, as it was read last. */
  let opened: OfficeRequest | undefined
  let typed = ''
  const read = (): OfficeRequest => {
    if (!opened) throw new Error('no request is open')
    return opened
  }
  const acted = async (answer: Promise<Result<OfficeRequest, SiteRefusal>>): Promise<string | undefined> => {
    const { id } = read()
    const { ok, ...rest } = await answer
    // The page is read anew either way.
    opened = valueOf(await inbox.request({ id }))
    return ok || !('refusal' in rest) ? undefined : wordsOf(rest.refusal)
  }
  const seen = () => ({ id: read().id, version: read().version })

  return {
    async look({ state, mine } = {}) {
      const wanted = requestStates.find((one) => inboxWording.states[one] === state)
      const lines: RequestSeen[] = []
      for (let after: string | undefined, more = true; more;) {
        const answer = await inbox.list({
          ...(wanted && { state: wanted }),
          ...(mine && { mine }),
          ...(after !== undefined && { after }),
          limit: 2,
        })
        if (!answer.ok) return closed(answer.refusal)
        lines.push(...answer.value.items.map(seenAs))
        after = answer.value.next
        more = after !== undefined
      }
      return lines
    },
    async beside() {
      const { openReports, appointmentsAhead, requestedQuotes } = valueOf(await inbox.list({ limit: 1 }))
      return [beside.reports(openReports), beside.appointments(appointmentsAhead), beside.quotes(requestedQuotes)]
    },
    async open(form) {
      const found = valueOf(await inbox.list({})).items.find(({ kind }) => inboxWording.kind(kind) === form)
      opened = valueOf(await inbox.request({ id: found?.id ?? 'none' }))
    },
    async sent() {
      const { kind, values, documents, email, receipt } = read()
      return said(
        [
          ...saidIn(kind, values).flatMap(({ label, text }) => [label, text]),
          ...documents.map(({ name }) => name),
          ...(receipt ? [words.labels.receipt, words.receipt(receipt)] : []),
          email,
        ].join(' '),
      )
    },
    standing: async () => said(words.standing(read().state, read().waitingDays)),
    history: async () =>
      read().history.map((step) => {
        const text = 'text' in step && step.text !== undefined ? `: ${step.text}` : ''
        return said(`${history.step(step)} (${step.by ?? inboxWording.gone})${text}`)
      }),
    takeOn: () => acted(inbox.assign({ ...seen(), assignee: read().whoIsAsking })),
    assign(name) {
      const colleague = read().colleagues.find((one) => one.name === name)
      if (!colleague && name !== assign.nobody) throw new Error(`${name} is not of the office`)
      return acted(inbox.assign({ ...seen(), ...(colleague && { assignee: colleague.id }) }))
    },
    answer(text, subject = inboxWording.answer.subjectOf(read().id)) {
      typed = text
      return acted(inbox.answer({ ...seen(), replySubject: subject, reply: text }))
    },
    note: (officeNote) => acted(inbox.note({ ...seen(), officeNote })),
    close: (closingWord) => acted(inbox.close({ ...seen(), ...(closingWord !== undefined && { closingWord }) })),
    reopen: () => acted(inbox.reopen(seen())),
    typedAnswer: async () => typed,
  }
}
