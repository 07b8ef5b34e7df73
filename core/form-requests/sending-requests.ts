import type { ForKnowingTheBrand } from '../brand/ports.ts'
import { filesIn, valuesOf, whyFormNotTaken, type DescribedForm, type SentFields } from '../forms/described-form.ts'
import type { NoRoom, RequestSigns, Taken, UploadedFile } from '../forms/forms.ts'
import type { ForTakingForms, SentForm } from '../forms/ports.ts'
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

/** A form whose fields are right, as it is stored. */
export const requestFrom = (
  form: DescribedForm<RequestKind>,
  sent: SentFields,
  { clock, secrets }: Pick<SendingNeeds, 'clock' | 'secrets'>,
): FormRequest => {
  const values = valuesOf(form, sent)
  const sentAt = clock.now()
  return {
    id: secrets.id(),
    kind: form.kind,
    email: String(values['email']),
    values,
    sentAt,
    deletedOn: storedUntil(sentAt, form.monthsStored),
  }
}

/** The same as forms are taken: known again by its key, or by all that it says. */
export const sentForm = (
  { kind, email, values }: FormRequest,
  { idempotencyKey }: Pick<RequestSigns, 'idempotencyKey'>,
  files: readonly UploadedFile[],
): SentForm => ({ kind, email, idempotencyKey, says: [JSON.stringify(values)], files })

/** Takes a form once: checks it, stores it with its letters, and answers its number. */
export const sendRequest = async (
  visitor: Visitor,
  form: DescribedForm<RequestKind>,
  sent: SentFields & RequestSigns,
  needs: SendingNeeds,
): Promise<Result<Taken, WhyNotSent<string> | NoRoom>> => {
  const { clock, change, content } = needs
  const invalid = whyFormNotTaken(form, sent, today(clock))
  if (invalid) return refused(invalid)
  const request = requestFrom(form, sent, needs)
  const files = filesIn(form, sent)
  const taken = await needs.forms.take(visitor, sentForm(request, sent, files), async (once) => {
    const stored = storableFiles(files)
    const { toSender, toOffice } = lettersAbout(request, stored, (await content.brand())?.email ?? '')
    const letters = [...((await mayWriteTo(request.email, needs)) ? [toSender] : []), ...(toOffice ? [toOffice] : [])]
    return change(keepRequest(request, stored, once, letters))
  })
  return taken.ok ? done({ id: taken.value.id, message }) : taken
}
