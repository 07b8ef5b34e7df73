// Without React: it reads what forms send.
import { eurosTyped } from '#core/shared/euro-amount.ts'
import type { Site, SiteRefusal } from '#core/site.ts'
import type { PostedForm } from '#pages-port/posted-form.ts'

/** What the forms of a booking send under `do`. */
const deeds = ['bind', 'confirm', 'cancel', 'attendance'] as const
export type OfficeDeed = (typeof deeds)[number]

/** What was typed into a form. */
export interface Typed {
  readonly deed: OfficeDeed
  readonly fee: string
  readonly reason: string
  /** Ids of those who are ticked. */
  readonly chosen: readonly string[]
  readonly waived: boolean
  readonly signatureName: string
  readonly signedOn: string
}

/** A form that was refused, with what was typed. */
export interface NotDone extends Typed {
  readonly refusal: SiteRefusal
}

type Answer = Awaited<ReturnType<Site['booking']['office'][OfficeDeed]>>

const typedIn = (deed: OfficeDeed, form: PostedForm): Typed => ({
  deed,
  fee: form.one('fee') ?? '',
  reason: form.one('reason') ?? '',
  chosen: form.all('person'),
  waived: form.one('waived') === 'yes',
  signatureName: form.one('signatureName') ?? '',
  signedOn: form.one('signedOn') ?? '',
})

/** Does what a form of a booking asks; undefined for a form that no page of ours has. */
export async function actOn(
  { booking: { office } }: Site,
  id: string,
  form: PostedForm,
): Promise<{ readonly answer: Answer; readonly typed: Typed } | undefined> {
  const deed = deeds.find((it) => it === form.one('do'))
  const version = Number(form.one('version'))
  if (!deed || !Number.isSafeInteger(version)) return undefined
  const typed = typedIn(deed, form)
  const { chosen, fee, reason, waived, signatureName, signedOn } = typed
  if (deed === 'bind') return { typed, answer: await office.bind({ id, version, signatureName, signedOn }) }
  if (deed === 'confirm') {
    const answer = await office.confirm({ id, version, feeNet: eurosTyped(fee) ?? Number.NaN })
    return { typed, answer }
  }
  if (deed === 'attendance') return { typed, answer: await office.attendance({ id, version, attended: chosen }) }
  const answer = await office.cancel({ id, version, recipientIds: chosen, reason, ...(waived && { feeNet: 0 }) })
  return { typed, answer }
}
