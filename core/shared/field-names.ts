import type { Refusal } from './result.ts'

/** Field → what it is called elsewhere; a field that is not named keeps its name. */
export type FieldNames = Readonly<Record<string, string>>

/** What a field is called; that of the second participant keeps its number: participants-2 → personen-2. */
export function nameOf(field: string, names: FieldNames = {}): string {
  const [, own = field, number = ''] = /^(.+?)(-\d+)?$/.exec(field) ?? []
  return (names[own] ?? own) + number
}

/** A refusal whose fields have other names; one without fields as it is. */
export function renamed<R extends Refusal>(refusal: R, names: FieldNames | undefined): R {
  if (!names || !('fields' in refusal) || typeof refusal.fields !== 'object' || refusal.fields === null) return refusal
  const fields = Object.entries(refusal.fields).map(([field, fault]) => [nameOf(field, names), fault] as const)
  return { ...refusal, fields: Object.fromEntries(fields) }
}

/** The way back. */
export const turned = (names: FieldNames): FieldNames =>
  Object.fromEntries(Object.entries(names).map(([field, name]) => [name, field]))
