import type { z } from 'zod'

/** What is wrong with the shape or size of one field of a request, in German. */
export interface FieldError {
  readonly field: string
  readonly code: string
  readonly message: string
}

const kinds: Readonly<Record<string, string>> = {
  string: 'ein Text',
  number: 'eine Zahl',
  int: 'eine ganze Zahl',
  boolean: 'true oder false',
  array: 'eine Liste',
  object: 'ein Objekt',
}

/** A zod issue as an error of its field. `named` gives the name a field has on the wire. */
export function errorOf(issue: z.core.$ZodIssue, named: Readonly<Record<string, string>> = {}): FieldError {
  const [first, ...rest] = issue.path.map(String)
  const field = first === undefined ? '' : [named[first] ?? first, ...rest].join('.')
  return { field, ...wordsOf(issue) }
}

function wordsOf(issue: z.core.$ZodIssue): Omit<FieldError, 'field'> {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? { code: 'missing', message: 'Diese Angabe fehlt.' }
        : { code: 'wrong-type', message: `Hier wird ${kinds[issue.expected] ?? 'etwas anderes'} erwartet.` }
    case 'too_big':
      return {
        code: 'too-long',
        message: `Erlaubt ist höchstens ${issue.maximum}${issue.origin === 'string' ? ' Zeichen' : ''}.`,
      }
    case 'too_small':
      return {
        code: 'too-short',
        message: `Nötig ist mindestens ${issue.minimum}${issue.origin === 'string' ? ' Zeichen' : ''}.`,
      }
    case 'invalid_value':
      return { code: 'unknown', message: `Möglich ist hier nur: ${issue.values.map(String).join(', ')}.` }
    default:
      return { code: 'malformed', message: 'Diese Angabe enthält Zeichen, die nicht möglich sind.' }
  }
}
