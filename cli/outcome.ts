import type { Page } from '#core/shared/page.ts'
import type { Refusal, Result } from '#core/shared/result.ts'

/** Ends a command with exit code 1: what was asked was refused. */
export class Refused extends Error {
  override readonly name = 'Refused'
  /** What a script may want to know beside the sentence. */
  readonly details: object | undefined

  constructor(message: string, details?: object) {
    super(message)
    this.details = details
  }
}

/** Ends a command with exit code 2: it was called wrongly. */
export class Misused extends Error {
  override readonly name = 'Misused'
}

/** The value, or the end of the command with the words for the refusal. */
export function valueOf<V, R extends Refusal>(result: Result<V, R>, words: (refusal: R) => string): V {
  if (result.ok) return result.value
  throw new Refused(words(result.refusal), { refusal: result.refusal })
}

/** Walks a list to its end. */
export async function wholeList<T>(
  pageAfter: (after?: string) => Promise<Result<Page<T>, never>>,
): Promise<readonly T[]> {
  const items: T[] = []
  let after: string | undefined
  do {
    const page = valueOf(await pageAfter(after), String)
    items.push(...page.items)
    after = page.next
  } while (after !== undefined)
  return items
}

export function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new Misused(`„${text}“ ist keine ganze Zahl.`)
  return Number(text)
}
