import { countries } from '../accounts/countries.ts'
import { choiceFault, salutations } from '../accounts/choices.ts'
import { isDay } from '../shared/dates.ts'
import { emailFault, normalEmail } from '../shared/email-address.ts'
import {
  acceptedFault,
  ifGiven,
  lineFault,
  longestName,
  nameFault,
  phoneFault,
  proseFault,
  tidy,
  tidyProse,
  whyInvalid,
  type FieldRules,
} from '../shared/field-rules.ts'
import { isPostcodeShaped } from '../shared/postcode.ts'
import type { FieldFault, Invalid } from '../shared/result.ts'
import { isLeitwegId } from './leitweg-id.ts'
import {
  buyerTypes,
  hotelPayers,
  legalBases,
  longestLine,
  longestRemarks,
  type Billing,
  type Contact,
  type OrderOptions,
} from './order-options.ts'

const longestReference = 60

/** Order options as typed; an empty text is nothing. */
export interface OrderOptionsForm {
  readonly buyerType: string
  /** Number of the Gremium for which it is; the one that she joined first where it is left out. */
  readonly gremium?: string
  readonly salutationId: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone?: string
  readonly company?: string
  readonly department?: string
  readonly street: string
  readonly zip: string
  readonly city: string
  readonly country: string
  readonly vatId?: string
  readonly orderNo?: string
  readonly costCentre?: string
  readonly leitwegId?: string
  readonly billingEmail: string
  readonly hotelPayer: string
  readonly legalBasis: string
  readonly resolutionDate?: string
  readonly remarks?: string
  readonly newsletter?: boolean
  /** Asked for at the checkout; whoever says no before it is told at once. */
  readonly agb?: boolean
  readonly privacyAccepted?: boolean
}
export type OrderOptionsField = keyof OrderOptionsForm

const vatIdShape = /^[A-Z]{2}[0-9A-Z+*]{2,13}$/

const valueFault = (values: readonly string[], text: string): FieldFault | undefined => {
  if (text === '') return 'missing'
  return values.includes(text) ? undefined : 'unknown'
}
const textFault = (text: string, most: number): FieldFault | undefined =>
  tidy(text) === '' ? 'missing' : lineFault(tidy(text), most)
const referenceFault = (text: string | undefined) => ifGiven(text, (it) => lineFault(it, longestReference))
const without = (text: string, signs: RegExp): string => text.replace(signs, '').toUpperCase()

/** In the order of the form. */
const rules: FieldRules<OrderOptionsForm, Exclude<OrderOptionsField, 'newsletter'>> = {
  buyerType: ({ buyerType }) => valueFault(buyerTypes, buyerType),
  // Whether it is hers, the order finds out.
  gremium: ({ gremium }) => ifGiven(gremium, (it) => lineFault(it, longestReference)),
  salutationId: ({ salutationId }) => choiceFault(salutations, salutationId),
  firstName: ({ firstName }) => nameFault(firstName),
  lastName: ({ lastName }) => nameFault(lastName),
  email: ({ email }) => emailFault(email),
  phone: ({ phone }) => ifGiven(phone, phoneFault),
  // A private person is no company.
  company: ({ company = '', buyerType }) =>
    buyerType === 'privat' ? ifGiven(company, (it) => lineFault(it, longestLine)) : textFault(company, longestLine),
  department: ({ department }) => ifGiven(department, (it) => lineFault(it, longestLine)),
  street: ({ street }) => textFault(street, longestLine),
  zip: ({ zip, country }) => {
    if (tidy(zip) === '') return 'missing'
    if (country !== 'DE') return lineFault(tidy(zip), 12)
    return isPostcodeShaped(tidy(zip)) ? undefined : 'malformed'
  },
  city: ({ city }) => textFault(city, longestName),
  country: ({ country }) =>
    valueFault(
      countries.map(({ code }) => code),
      country,
    ),
  vatId: ({ vatId }) => ifGiven(vatId, (it) => (vatIdShape.test(without(it, /[ .-]/g)) ? undefined : 'malformed')),
  orderNo: ({ orderNo }) => referenceFault(orderNo),
  costCentre: ({ costCentre }) => referenceFault(costCentre),
  leitwegId: ({ leitwegId }) => ifGiven(leitwegId, (it) => (isLeitwegId(without(it, / /g)) ? undefined : 'malformed')),
  billingEmail: ({ billingEmail }) => emailFault(billingEmail),
  hotelPayer: ({ hotelPayer }) => valueFault(hotelPayers, hotelPayer),
  legalBasis: ({ legalBasis }) => valueFault(legalBases, legalBasis),
  resolutionDate: ({ resolutionDate }) => ifGiven(resolutionDate, (it) => (isDay(it) ? undefined : 'malformed')),
  remarks: ({ remarks }) => ifGiven(remarks, (it) => proseFault(tidyProse(it), 0, longestRemarks)),
  agb: ({ agb = true }) => acceptedFault(agb),
  privacyAccepted: ({ privacyAccepted = true }) => acceptedFault(privacyAccepted),
}

/** Every field at fault with its fault, in the order of the form; undefined when there is none. */
export const whyNotOrdered = (form: OrderOptionsForm): Invalid<OrderOptionsField> | undefined => whyInvalid(rules, form)

/** A text under its name where something was typed. */
const given = <Name extends string>(name: Name, text = ''): { readonly [N in Name]?: string } => {
  const typed = tidy(text)
  return typed === '' ? {} : ({ [name]: typed } as { readonly [N in Name]: string })
}

const billingFrom = (form: OrderOptionsForm): Billing => ({
  // On the invoice of a private person stands his name.
  company: tidy(form.company ?? '') || `${tidy(form.firstName)} ${tidy(form.lastName)}`,
  ...given('department', form.department),
  street: tidy(form.street),
  zip: tidy(form.zip),
  city: tidy(form.city),
  country: form.country,
  ...given('vatId', without(form.vatId ?? '', /[ .-]/g)),
  ...given('orderNo', form.orderNo),
  ...given('costCentre', form.costCentre),
  ...given('leitwegId', without(form.leitwegId ?? '', / /g)),
  email: normalEmail(form.billingEmail),
})

const contactFrom = (form: OrderOptionsForm): Contact => ({
  salutationId: form.salutationId,
  firstName: tidy(form.firstName),
  lastName: tidy(form.lastName),
  email: normalEmail(form.email),
  ...given('phone', form.phone),
})

/** Order options as they are stored, of a form without a fault. */
export function orderOptionsFrom(form: OrderOptionsForm): OrderOptions {
  const { buyerType, hotelPayer, legalBasis } = form
  return {
    buyerType: buyerTypes.find((it) => it === buyerType) ?? 'arbeitgeber',
    contact: contactFrom(form),
    billing: billingFrom(form),
    hotelPayer: hotelPayers.find((it) => it === hotelPayer) ?? 'rechnung',
    legalBasis: legalBases.find((it) => it === legalBasis) ?? 'keine',
    ...given('resolutionDate', form.resolutionDate),
    ...given('remarks', tidyProse(form.remarks ?? '')),
    newsletter: form.newsletter ?? false,
  }
}
