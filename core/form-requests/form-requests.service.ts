import type { User } from '../accounts/accounts.ts'
import type { DescribedForm, SentFields } from '../forms/described-form.ts'
import type { RequestSigns } from '../forms/forms.ts'
import { refused } from '../shared/result.ts'
import type { ForVisitingTheShop } from '../merchandise/ports.ts'
import type { Visitor } from '../shared/visitor.ts'
import { declare, type DeclaringNeeds } from './declaring.ts'
import { requestForms, type RequestKind } from './form-requests.ts'
import { merchandiseFormWith } from './forms/merchandise.ts'
import { withdrawalForm } from './forms/withdrawal.ts'
import { generalForms, isGeneralFormKey } from './forms/general-registrations.ts'
import type { ForSendingRequests } from './ports.ts'
import { sendFeedbackOf, type FeedbackNeeds } from './sending-feedback.ts'
import { sendRequest } from './sending-requests.ts'

/** Forms as one visitor sends them. */
export const formRequestsOf = (
  visitor: Visitor,
  userId: () => Promise<User['id'] | undefined>,
  shop: Pick<ForVisitingTheShop, 'articles'>,
  needs: FeedbackNeeds & DeclaringNeeds,
): ForSendingRequests => {
  // What a form asks and refuses follows from its description; the ports write it out.
  const taking =
    (form: DescribedForm<RequestKind>) =>
    (ask: unknown): Promise<never> =>
      sendRequest(visitor, form, ask as SentFields & RequestSigns, needs) as Promise<never>
  return {
    contact: taking(requestForms.contact),
    brickContact: taking(requestForms.brickContact),
    inhouse: taking(requestForms.inhouse),
    sbv: taking(requestForms.sbv),
    catalogue: taking(requestForms.catalogue),
    lawyerConsultation: taking(requestForms.lawyerConsultation),
    digitalChange: taking(requestForms.digitalChange),
    withdrawal: (ask) => declare(visitor, withdrawalForm, ask, needs),
    feedback: sendFeedbackOf(userId, needs),
    async merchandise(ask) {
      const articles = await shop.articles({})
      return articles.ok ? taking(merchandiseFormWith(articles.value))(ask) : articles
    },
    async generalRegistration({ formKey, payload, ...signs }) {
      if (!isGeneralFormKey(formKey)) return refused({ why: 'invalid', fields: { formKey: 'unknown' } })
      const sent = { ...payload, ...signs }
      return taking(generalForms[formKey])(sent)
    },
  }
}
