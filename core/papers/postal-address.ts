import { countries } from '../accounts/countries.ts'
import type { Billing } from '../cart/order-options.ts'

/** An address as the post reads it: abroad with the country in capitals (DIN 5008). */
export const postalLines = ({ street, zip, city, country }: Billing): readonly string[] => {
  const abroad = country === 'DE' ? undefined : countries.find(({ code }) => code === country)?.label
  return [street, `${zip} ${city}`, ...(abroad === undefined ? [] : [abroad.toLocaleUpperCase('de')])]
}
