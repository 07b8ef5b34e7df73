import type { ForKnowingTheBrand } from '../brand/ports.ts'
import { filesIn, valuesOf, whyFormNotTaken, type DescribedForm, type SentFields } from '../forms/described-form.ts'
import type { NoRoom, RequestSigns, Taken } from '../forms/forms.ts'
import type { ForTakingForms } from '../forms/ports.ts'
import { storedUntil } from '../forms/stored-until.ts'
import { storableFiles } from '../forms/storable-files.ts'
import { today } from '../shared/dates.ts'
import { mayWriteTo, type LetterLimitNeeds } from '../shared/letter-limit.ts'
import { done, refused, type Result } from '../shared/result.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { ForChanging } from '../shared/transaction.ts'
import type { Visitor } from '../shared/visitor.ts'
import type { FormRequest, RequestKind } from './form-requests.ts'
import { keepRequest, type FormRequestsTx } from './keeping-requests.ts'
import type { WhyNotSent } from './ports.ts'
import { lettersAbout } from './request-letters.ts'

export interface SendingNeeds extends LetterLimitNeeds {
  readonly forms: ForTakingForms
  readonly change: ForChanging<FormRequestsTx>
  readonly content: ForKnowingTheBrand
  readonly secrets: Pick<ForMakingSecrets, 'digest' | 'id'>
}

/** What the sender is told at once; the rest is in his letter. */
const message = 'Ihre Nachricht ist angekommen. Eine Bestätigung ist per E-Mail an Sie unterwegs.'

/** Takes a form once: checks it, stores it with its letters, and answers its number. */
export const sendRequest = async (
  visitor: Visitor,
  form: DescribedForm<RequestKind>,
  sent: SentFields & RequestSigns,
  needs: SendingNeeds,
): Promise<Result<Taken, WhyNotSent<string> | NoRoom>> => {
  const { clock, change, secrets, content } = needs
  const invalid = whyFormNotTaken(form, sent, today(clock))
  if (invalid) return refused(invalid)
  const values = valuesOf(form, sent)
  const sentAt = clock.now()
  const request: FormRequest = {
    id: secrets.id(),
    kind: form.kind,
    email: String(values['email']),
    values,
    sentAt,
    deletedOn: storedUntil(sentAt, form.monthsStored),
  }
  const files = filesIn(form, sent)
  const right = {
    kind: form.kind,
    email: request.email,
    idempotencyKey: sent.idempotencyKey,
    says: [JSON.stringify(values)],
    files,
  }
  const taken = await needs.forms.take(visitor, right, async (once) => {
    const stored = storableFiles(files)
    const { toSender, toOffice } = lettersAbout(request, stored, (await content.brand())?.email ?? '')
    const letters = [...((await mayWriteTo(request.email, needs)) ? [toSender] : []), ...(toOffice ? [toOffice] : [])]
    return change(keepRequest(request, stored, once, letters))
  })
  return taken.ok ? done({ id: taken.value.id, message }) : taken
}
