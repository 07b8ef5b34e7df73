import type { TableBlock } from '../documents/documents.ts'
import { isPending, type Recipient } from '../cart/cart.ts'
import type { Contact } from '../cart/order-options.ts'
import { nbsp } from '../shared/unbroken.ts'

/** So many names are read in a sentence; more stand in a table. */
const mostInSentence = 5

/** 'Kim Sommer', or 'N. N.' of whoever is named later. */
export const nameOf = (recipient: Recipient): string =>
  isPending(recipient) ? `N.${nbsp}N.` : `${recipient.firstName} ${recipient.lastName}`

export const contactName = ({ firstName, lastName }: Contact): string => `${firstName} ${lastName}`

const andLast = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`

/** 'Kim Sommer und N. N.'; of many 'die 12 unten genannten Personen'. */
export const namesInSentence = (recipients: readonly Recipient[]): string =>
  recipients.length <= mostInSentence
    ? andLast(recipients.map(nameOf))
    : `die ${recipients.length}${nbsp}unten genannten Personen`

/** The names that a sentence leaves out, two in a row, so that fifty stand on one page. */
export const namesTable = (recipients: readonly Recipient[]): readonly TableBlock[] => {
  if (recipients.length <= mostInSentence) return []
  const cells = recipients.map((recipient, index) => [String(index + 1), nameOf(recipient)])
  const rows = cells.flatMap((cell, index) =>
    index % 2 === 0 ? [{ cells: [...cell, ...(cells[index + 1] ?? ['', ''])] }] : [],
  )
  const columns = [{ title: 'Nr.', takes: 'short' }, { title: 'Name' }] as const
  return [{ kind: 'table', caption: 'Teilnehmende', columns: [...columns, ...columns], rows }]
}
