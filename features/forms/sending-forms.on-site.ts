import { formsByKind, referenceOf, type Declared } from '#core/form-requests/form-requests.ts'
import { isGeneralFormKey } from '#core/form-requests/forms/general-registrations.ts'
import type { DescribedForm } from '#core/forms/described-form.ts'
import { fieldsToMend, sentIn } from '#core/forms/described-form.view.ts'
import type { Result } from '#core/shared/result.ts'
import type { Taken } from '#core/forms/forms.ts'
import { declarationsWording, saidInReceipt } from '#wording/forms/declarations.ts'
import { formFaultText, formWords } from '#wording/forms/forms.ts'
import { formsWording } from '#wording/pages/forms.ts'
import { refusalText } from '#wording/refusals.ts'
import type { SiteRefusal } from '#core/site.ts'
import type { Entry } from '../support/entry.ts'
import { keyCalled } from '../support/key-called.ts'
import type { FilledForm, SendsForms, SteadyForm } from './sending-forms.driver.ts'

const privacy = { privacyAccepted: formsWording.privacyAccepted }

/** Sends forms through the ports, read and answered by the views that read and answer those of the pages. */
export const sendsFormsOnSite = ({ site: { office } }: Entry): SendsForms => {
  const calls = {
    'contact-request': office.formRequests.contact,
    'brick-contact': office.formRequests.brickContact,
    'inhouse-request': office.formRequests.inhouse,
    'sbv-request': office.formRequests.sbv,
    'catalogue-request': office.formRequests.catalogue,
    'lawyer-consultation-request': office.formRequests.lawyerConsultation,
    'digitalen-wandel-registration-request': office.formRequests.digitalChange,
    withdrawal: office.formRequests.withdrawal,
    feedback: office.formRequests.feedback,
    'newsletter-subscription-request': office.newsletter.subscribe,
  } as const

  const call = (kind: SteadyForm, sent: ReturnType<typeof sentIn>): Promise<Result<Taken | Declared, SiteRefusal>> => {
    if (!isGeneralFormKey(kind)) return calls[kind](sent)
    const { website = '', privacyAccepted, ...payload } = sent
    return office.formRequests.generalRegistration({
      formKey: kind,
      payload: payload as never,
      website,
      privacyAccepted,
    })
  }

  return {
    async begin() {
      await office.forms.begin({})
    },

    async send(kind, { fields, files }) {
      const form: DescribedForm = formsByKind[kind]
      const labels: Readonly<Record<string, string>> = { ...formWords[kind].fields, ...privacy }
      const posted = postedBy(kind, fields)
      const sent = sentIn(
        form,
        { one: (name) => posted.get(name)?.at(-1), all: (name) => posted.get(name) ?? [] },
        files,
      )
      const answer = await call(kind, sent)
      if (answer.ok) {
        const receipt = 'declaredAt' in answer.value ? saidInReceipt(kind, answer.value) : undefined
        return {
          accepted: true,
          reference: referenceOf(answer.value.id),
          ...(receipt && { receipt: receipt.flatMap(({ label, text }) => [label, text]).join(' ') }),
        }
      }
      const { refusal } = answer
      const isInvalid = 'fields' in refusal
      const mends = fieldsToMend(form, isInvalid ? refusal.fields : {}, sent).map(
        ({ field, fault, faulty, chooseAgain }) =>
          [
            labels[field] ?? field,
            formsWording.mended(fault && formFaultText(formWords[kind], field, fault), faulty, chooseAgain),
          ] as const,
      )
      return {
        accepted: false,
        told: [
          isInvalid ? mends.map(([, said]) => said).join(' ') : refusalText(refusal),
          ...(form.declaration ? [declarationsWording.notArrived] : []),
        ].join(' '),
        faults: Object.fromEntries(mends),
      }
    },
  }
}

/** What a browser sends of a form: the values of choices, and nothing of a box that is not ticked. */
const postedBy = (kind: SteadyForm, fields: FilledForm['fields']): ReadonlyMap<string, readonly string[]> => {
  const words = formWords[kind]
  return new Map(
    Object.entries(fields).flatMap(([label, value]): readonly (readonly [string, readonly string[]])[] => {
      const name = keyCalled({ ...words.fields, ...privacy }, label)
      const choices = words.choices[name]
      const valueOf = (text: string): string => (choices && text !== '' ? keyCalled(choices, text) : text)
      if (typeof value === 'boolean') return value ? [[name, ['on']]] : []
      return [[name, [value].flat().map(valueOf)]]
    }),
  )
}
