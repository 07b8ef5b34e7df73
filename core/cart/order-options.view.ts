import type { TypedOptions } from './cart.ts'

const joined = (parts: readonly (string | undefined)[], by: string): string =>
  parts.filter((part) => part !== undefined && part.trim() !== '').join(by)

/** Who orders, by name. */
export const contactName = ({ firstName, lastName }: TypedOptions): string => joined([firstName, lastName], ' ')

/** To whom the invoice goes, in a line: a private person's has his name. */
export const invoiceText = (options: TypedOptions, country: string | undefined): string =>
  joined(
    [
      options.company?.trim() ? options.company : contactName(options),
      options.department,
      options.street,
      joined([options.zip, options.city], ' '),
      country,
    ],
    ', ',
  )
