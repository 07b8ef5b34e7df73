import { shapeSentences as says } from '#wording/problems.ts'
import type { z } from 'zod'

/** What is wrong with the shape or size of one field of a request, in German. */
export interface FieldError {
  readonly field: string
  readonly code: string
  readonly message: string
}

/** A zod issue as an error of its field. `named` gives the name a field has on the wire. */
export function errorOf(issue: z.core.$ZodIssue, named: Readonly<Record<string, string>> = {}): FieldError {
  const [first, ...rest] = issue.path.map(String)
  const field = first === undefined ? '' : [named[first] ?? first, ...rest].join('.')
  return { field, ...wordsOf(issue) }
}

/**
 * A name in a query that a call does not have. `right`: the name that was meant, where the call has another one for it.
 */
export const unknownName = (field: string, right: string | undefined, names: readonly string[]): FieldError => ({
  field,
  code: 'unknown-name',
  message: says.unknownName(right, names),
})

function wordsOf(issue: z.core.$ZodIssue): Omit<FieldError, 'field'> {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? { code: 'missing', message: says.missing() }
        : { code: 'wrong-type', message: says.wrongType(issue.expected) }
    case 'too_big':
      return issue.origin === 'string'
        ? { code: 'too-long', message: says.mostCharacters(issue.maximum) }
        : { code: issue.origin === 'array' ? 'too-many' : 'too-high', message: says.most(issue.maximum) }
    case 'too_small':
      return issue.origin === 'string'
        ? { code: 'too-short', message: says.leastCharacters(issue.minimum) }
        : { code: issue.origin === 'array' ? 'too-few' : 'too-low', message: says.least(issue.minimum) }
    case 'invalid_value':
      return { code: 'unknown', message: says.unknown(issue.values) }
    default:
      return { code: 'malformed', message: says.malformed() }
  }
}
