// Without React: each form with its address and its call.
import type { RequestKind } from '#core/form-requests/form-requests.ts'
import { generalFormKeys, type GeneralFormKey } from '#core/form-requests/forms/general-registrations.ts'
import * as addressOf from '#core/shared/addresses.ts'
import type { Site } from '#core/site.ts'
import { formPage } from './form-page.tsx'

export const contactPage = formPage('contact-request', addressOf.contact, ({ office }) => office.formRequests.contact)
export const sbvAdvicePage = formPage('sbv-request', addressOf.sbvAdvice, ({ office }) => office.formRequests.sbv)
export const cataloguePage = formPage(
  'catalogue-request',
  addressOf.catalogue,
  ({ office }) => office.formRequests.catalogue,
)
export const lawyerConsultationPage = formPage(
  'lawyer-consultation-request',
  addressOf.lawyerConsultation,
  ({ office }) => office.formRequests.lawyerConsultation,
)
export const digitalChangePage = formPage(
  'digitalen-wandel-registration-request',
  addressOf.digitalChange,
  ({ office }) => office.formRequests.digitalChange,
)

/** A registration by its key: its fields are the payload of the one call for all of them. */
const registering =
  (formKey: GeneralFormKey) =>
  ({ office }: Site) =>
  ({
    website,
    privacyAccepted,
    ...payload
  }: Parameters<typeof office.formRequests.generalRegistration>[0]['payload']) =>
    office.formRequests.generalRegistration({
      formKey,
      payload,
      website: String(website ?? ''),
      privacyAccepted: privacyAccepted === true,
    })

export const generalRegistrationPages = generalFormKeys.map((key) => ({
  address: addressOf.generalRegistration(key),
  page: formPage(key satisfies RequestKind, addressOf.generalRegistration(key), registering(key)),
}))
