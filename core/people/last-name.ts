import { byGerman } from '../shared/german-order.ts'
import { required } from '../shared/required.ts'

interface Named {
  readonly name: string
}

/** The last word of a name, by which an index of people is ordered: 'Dr. Carola Wendt' stands at W. */
export const lastNameOf = ({ name }: Named): string => required(name.trim().split(/\s+/).at(-1))

/** Orders people by last name, then by the whole name. */
export const byLastName = (one: Named, other: Named): number =>
  byGerman(lastNameOf)(one, other) || byGerman<Named>(({ name }) => name)(one, other)
