import type { DetailsField, TypedDetails } from './details-rules.ts'

/** The fields of the form, in its order. */
export const detailsFields = [
  'salutationId',
  'title',
  'firstName',
  'lastName',
  'phone',
  'mobile',
  'company',
  'department',
  'street',
  'zip',
  'city',
  'countryCode',
] as const satisfies readonly DetailsField[]

/** What a form sends of somebody; what does not stand in it is empty. */
export const detailsIn = (
  sent: (field: DetailsField | 'version') => string | undefined,
): TypedDetails & { readonly version: number } => {
  const text = (field: DetailsField): string => sent(field) ?? ''
  return {
    salutationId: text('salutationId'),
    title: text('title'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    phone: text('phone'),
    mobile: text('mobile'),
    company: text('company'),
    department: text('department'),
    street: text('street'),
    zip: text('zip'),
    city: text('city'),
    countryCode: text('countryCode'),
    version: versionIn(sent('version')),
  }
}

/** Over which version a form was written; a number that is none fits nothing. */
export const versionIn = (sent: string | undefined): number => {
  const version = Number(sent)
  return Number.isSafeInteger(version) ? version : -1
}
