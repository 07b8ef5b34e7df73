// Without React: it reads what forms send.
import type { OfficeRequest, RequestAction } from '#core/inbox/ports.ts'
import type { Result } from '#core/shared/result.ts'
import type { Site, SiteRefusal } from '#core/site.ts'
import type { PostedForm } from '#pages-port/posted-form.ts'
import type { WhyNot } from '../../ui/why-not.ts'

/** What the forms of a request send under `do`, and what the address says when it is done. */
export const deeds = {
  zuweisen: 'assign',
  antworten: 'answer',
  notieren: 'note',
  abschliessen: 'close',
  oeffnen: 'reopen',
} as const satisfies Readonly<Record<string, RequestAction>>
export type RequestDeed = keyof typeof deeds

export const deedIn = (text: string | null | undefined): RequestDeed | undefined =>
  (Object.keys(deeds) as RequestDeed[]).find((deed) => deed === text)

/** A form of a request that was refused, with what was typed. */
export interface NotDone {
  readonly deed: RequestDeed
  readonly typed: PostedForm
  readonly why: WhyNot
}

/** Does what a form of a request asks. */
export const actOn = (
  { office: { inbox } }: Site,
  id: string,
  deed: RequestDeed,
  form: PostedForm,
): Promise<Result<OfficeRequest, SiteRefusal>> => {
  const version = Number(form.one('version') ?? -1)
  const typed = (name: string): string => form.one(name) ?? ''
  const asked = { id, version: Number.isSafeInteger(version) ? version : -1 }
  switch (deed) {
    case 'zuweisen': {
      const assignee = typed('assignee')
      return inbox.assign({ ...asked, ...(assignee !== '' && { assignee }) })
    }
    case 'antworten':
      return inbox.answer({ ...asked, replySubject: typed('replySubject'), reply: typed('reply') })
    case 'notieren':
      return inbox.note({ ...asked, officeNote: typed('officeNote') })
    case 'abschliessen':
      return inbox.close({ ...asked, closingWord: typed('closingWord') })
    case 'oeffnen':
      return inbox.reopen(asked)
  }
}
