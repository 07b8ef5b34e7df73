import { z } from 'zod'
import type { Endpoint } from '#http/contract/endpoint.ts'
import { hasBodyOfItsOwn } from '#http/contract/method.ts'

type Schema = {
  type?: unknown
  enum?: unknown
  properties?: object
  required?: string[]
  items?: object
  minItems?: number
}

/** Something of the shape that a schema asks for; whether it means anything does not matter. */
const shaped = (schema: Schema): unknown => {
  if (Array.isArray(schema.enum)) return schema.enum[0]
  if (schema.type === 'integer' || schema.type === 'number') return 1
  if (schema.type === 'boolean') return true
  if (schema.type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => shaped(schema.items ?? {}))
  if (schema.type !== 'object') return 'x'
  const { properties = {}, required = [] } = schema
  return Object.fromEntries(required.map((name) => [name, shaped((properties as Record<string, object>)[name] ?? {})]))
}

/** What a call has to be asked at least, of the right shape. */
export const shapedAsk = ({ ask }: Pick<Endpoint, 'ask'>): Readonly<Record<string, unknown>> =>
  shaped(z.toJSONSchema(ask, { io: 'input' }) as object) as Record<string, unknown>

/** A call as it is asked over the wire: what the path does not name goes into the query or the body. */
export function onTheWire(
  { path, method, named = {} }: Pick<Endpoint, 'path' | 'method' | 'named'>,
  ask: Readonly<Record<string, unknown>>,
): { readonly url: string; readonly body?: Readonly<Record<string, unknown>> } {
  const url = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = ask[name]
    return typeof value === 'string' || typeof value === 'number' ? encodeURIComponent(value) : 'x'
  })
  const rest = Object.entries(ask).filter(([name]) => !path.includes(`:${name}`))
  if (hasBodyOfItsOwn(method)) return { url, body: Object.fromEntries(rest) }
  const query = new URLSearchParams(rest.map(([name, value]) => [named[name] ?? name, String(value)]))
  return { url: rest.length > 0 ? `${url}?${query}` : url }
}
