import type { Registration, RegistrationField } from './ports.ts'

/** A registration as its form sends it; what is left out is empty, and a box that is not ticked sends nothing. */
export const registrationIn = (sent: (field: RegistrationField) => string | undefined): Registration => {
  const text = (field: RegistrationField): string => sent(field) ?? ''
  return {
    salutationId: text('salutationId'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    company: text('company'),
    function: text('function'),
    zip: text('zip'),
    city: text('city'),
    phone: text('phone'),
    email: text('email'),
    password: text('password'),
    agb: sent('agb') !== undefined,
    privacyAccepted: sent('privacyAccepted') !== undefined,
    newsletter: sent('newsletter') !== undefined,
    website: text('website'),
  }
}
