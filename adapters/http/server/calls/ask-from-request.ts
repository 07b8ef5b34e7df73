import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Endpoint } from '#http/contract/endpoint.ts'
import { errorOf, type FieldError } from '../answers/field-errors.ts'

export type ReadRequest =
  | { readonly ok: true; readonly ask: unknown }
  | { readonly ok: false; readonly errors: readonly FieldError[] }

/** How to read what an endpoint is asked: path, then query or JSON body, checked for shape and size. */
export function readerOf(endpoint: Endpoint): (request: FastifyRequest) => ReadRequest {
  let wire: readonly Wire[] | undefined

  return (request) => {
    const params = request.params as Readonly<Record<string, string>>
    const given =
      endpoint.method === 'GET'
        ? fromQuery(request.query as Query, (wire ??= wireOf(endpoint)), endpoint.repeats)
        : (request.body ?? {})
    const whole = isObject(given) ? { ...keyOf(request), ...given, ...params } : given
    const read = endpoint.ask.safeParse(whole, { reportInput: true })
    return read.success
      ? { ok: true, ask: read.data }
      : { ok: false, errors: read.error.issues.map((issue) => errorOf(issue, endpoint.named)) }
  }
}

type Query = Readonly<Record<string, string | readonly string[]>>
interface Wire {
  readonly field: string
  readonly kind: string
  /** What a list is made of. */
  readonly items?: string
  readonly name: string
}

/** A query knows only text; the schema tells what else was meant. What cannot be read stays text and is refused by it. */
function fromQuery(query: Query, wire: readonly Wire[], repeats = false): Record<string, unknown> {
  return Object.fromEntries(
    wire.flatMap(({ field, kind, items, name }) => {
      const text = query[name]
      return text === undefined
        ? []
        : [[field, repeats && kind === 'array' ? [text].flat() : readAs(kind, text, items)]]
    }),
  )
}

function readAs(kind: string, text: string | readonly string[], items = 'string'): unknown {
  if (kind === 'array')
    return [text]
      .flat()
      .flatMap((part) => part.split(','))
      .filter((part) => part !== '')
      .map((part) => readAs(items, part))
  if (typeof text !== 'string') return text
  if ((kind === 'integer' || kind === 'number') && /^-?\d{1,15}(\.\d{1,6})?$/.test(text)) return Number(text)
  if (kind === 'boolean' && /^(true|false|1|0)$/.test(text)) return text === 'true' || text === '1'
  return text
}

function wireOf(endpoint: Endpoint): readonly Wire[] {
  const { properties } = z.toJSONSchema(endpoint.ask, { io: 'input' })
  return Object.entries(properties ?? {}).map(([field, schema]) => ({
    field,
    kind: kindOf(schema),
    ...(typeof schema === 'object' && schema.items !== undefined && { items: kindOf(schema.items) }),
    name: endpoint.named?.[field] ?? field,
  }))
}

const kindOf = (schema: unknown): string =>
  typeof schema === 'object' && schema !== null && 'type' in schema && typeof schema.type === 'string'
    ? schema.type
    : 'string'

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The key under which a request may be repeated, from the header that is common for it (domain §7.0). */
const keyOf = ({ method, headers }: FastifyRequest): { readonly idempotencyKey?: string } => {
  const key = headers['idempotency-key']
  return method === 'POST' && typeof key === 'string' ? { idempotencyKey: key } : {}
}
