import { isDay } from '#core/shared/dates.ts'
import type { Day } from '#core/shared/day.ts'

/** The sort values of a page's last item, by which the next page continues. */
export type CursorKey = readonly (string | number)[]

/** Checks one sort value of a cursor. */
export type CursorPart<T extends string | number = string | number> = (part: unknown) => part is T

export const aNumber: CursorPart<number> = (part): part is number => Number.isSafeInteger(part)
export const aWeight: CursorPart<number> = (part): part is number => Number.isFinite(part)
export const aText: CursorPart<string> = (part) => typeof part === 'string'
export const aDay: CursorPart<Day> = (part): part is Day => typeof part === 'string' && isDay(part)

type CursorOf<Parts extends readonly CursorPart[]> = {
  readonly [I in keyof Parts]: Parts[I] extends CursorPart<infer T> ? T : never
}

/** Writes a cursor as the opaque token of `Page.next`. */
export const tokenOf = (key: CursorKey): string => Buffer.from(JSON.stringify(key)).toString('base64url')

/**
 * Reads where a list continues: 'start' without a token, 'nowhere' for a token that no list gave out. A forged or cut
 * token answers an empty page: starting over instead would send a machine that follows `next` round in circles.
 */
export function cursorKeyOf<const Parts extends readonly CursorPart[]>(
  after: string | undefined,
  parts: Parts,
): CursorOf<Parts> | 'start' | 'nowhere' {
  if (after === undefined || after === '') return 'start'
  const fits = (key: unknown): key is CursorOf<Parts> =>
    Array.isArray(key) && key.length === parts.length && parts.every((isPart, i) => isPart(key[i]))
  try {
    const key: unknown = JSON.parse(Buffer.from(after, 'base64url').toString())
    return fits(key) ? key : 'nowhere'
  } catch {
    return 'nowhere'
  }
}
