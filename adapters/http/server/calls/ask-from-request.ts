import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Endpoint } from '#http/contract/endpoint.ts'
import { hasBodyOfItsOwn } from '#http/contract/method.ts'
import { takesNoOthers } from '#http/contract/strict-asks.ts'
import { errorOf, unknownName, type FieldError } from '../answers/field-errors.ts'
import type { SentForm } from './uploads.ts'

export type ReadRequest =
  | { readonly ok: true; readonly ask: unknown }
  /** `strange`: fields were sent that a call which takes no others does not have. */
  | { readonly ok: false; readonly strange?: true; readonly errors: readonly FieldError[] }

/**
 * How to read what an endpoint is asked: path, then query, JSON body or form with files, checked for shape and size.
 */
export function readerOf(endpoint: Endpoint): (request: FastifyRequest, sent?: SentForm) => ReadRequest {
  let wire: readonly Wire[] | undefined

  const given = (request: FastifyRequest, sent: SentForm | undefined): unknown => {
    const known = (wire ??= wireOf(endpoint))
    if (!hasBodyOfItsOwn(endpoint.method)) return fromQuery(request.query as Query, known, endpoint.repeats)
    return sent ? fromForm(sent, known, endpoint) : onlyKnown(request.body ?? {}, known)
  }

  return (request, sent) => {
    const params = request.params as Readonly<Record<string, string>>
    const strange = isDataCall(endpoint)
      ? strangeNames(request.query as Query, (wire ??= wireOf(endpoint)), endpoint)
      : []
    if (strange.length > 0) return { ok: false, errors: strange }
    const surplus = sent ? [] : strangeFields(request.body, endpoint)
    if (surplus.length > 0) return { ok: false, strange: true, errors: surplus }
    const asked = given(request, sent)
    const inPath = fromPath(params, (wire ??= wireOf(endpoint)))
    const whole = isObject(asked) ? { ...keyOf(request), ...asked, ...inPath } : asked
    const read = endpoint.ask.safeParse(whole, { reportInput: true })
    return read.success
      ? { ok: true, ask: read.data }
      : { ok: false, errors: read.error.issues.map((issue) => errorOf(issue, endpoint.named)) }
  }
}

/**
 * Files are asked for by people, whose addresses carry names of others, such as ?utm_source=…; data is asked for by
 * programs.
 */
const isDataCall = ({ method, file }: Endpoint): boolean => !hasBodyOfItsOwn(method) && file === undefined

/** More of them are not named. */
const mostStrangeNames = 10

/**
 * A filter that is misspelt must not answer as if it had not been asked: names that the call does not have are refused.
 */
function strangeNames(query: Query, wire: readonly Wire[], { path, table }: Endpoint): readonly FieldError[] {
  const asked = Object.keys(query)
  if (asked.length === 0) return []
  const inQuery = wire.filter(({ field }) => !path.includes(`:${field}`))
  const names = [...inQuery.map(({ name }) => name), ...(table ? ['format'] : [])]
  return asked
    .filter((name) => !names.includes(name))
    .slice(0, mostStrangeNames)
    .map((name) => unknownName(name, inQuery.find(({ field }) => field === name)?.name, names))
}

/** Forms may carry more than we ask for; what the office's programs send must all mean something (domain §7.0). */
function strangeFields(body: unknown, { ask, path }: Endpoint): readonly FieldError[] {
  if (!isObject(body) || !takesNoOthers(ask)) return []
  const names = Object.keys(ask.shape).filter((name) => !path.includes(`:${name}`))
  return Object.keys(body)
    .filter((name) => !names.includes(name))
    .slice(0, mostStrangeNames)
    .map((name) => unknownName(name, undefined, names))
}

type Query = Readonly<Record<string, string | readonly string[]>>
interface Wire {
  readonly field: string
  readonly kind: string
  /** What a list is made of. */
  readonly items?: string
  readonly name: string
}

/**
 * A query knows only text; the schema tells what else was meant. What cannot be read stays text and is refused by it.
 */
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

/** So does a path. */
const fromPath = (params: Readonly<Record<string, string>>, wire: readonly Wire[]): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(params).map(([name, said]) => [
      name,
      readAs(wire.find(({ field }) => field === name)?.kind ?? 'string', said),
    ]),
  )

/** A form says its fields as a query does; its files are those of the form. */
function fromForm({ form, files }: SentForm, wire: readonly Wire[], { uploads, repeats }: Endpoint): object {
  const said = wire.flatMap(({ name }): [string, readonly string[]][] => {
    const values = form.all(name)
    return values.length > 0 && name !== uploads?.field ? [[name, values]] : []
  })
  const query = Object.fromEntries(said.map(([name, values]) => [name, values.length === 1 ? values.join('') : values]))
  return { ...fromQuery(query, wire, repeats), ...(uploads && { [uploads.field]: files }) }
}

/** A body may name a thousand fields; those that nobody asked for are not even copied. */
const onlyKnown = (body: unknown, wire: readonly Wire[]): unknown =>
  isObject(body)
    ? Object.fromEntries(
        wire.flatMap(({ field }) => (Object.hasOwn(body, field) ? [[field, (body as Query)[field]]] : [])),
      )
    : body

function readAs(kind: string, text: string | readonly string[], items = 'string'): unknown {
  if (kind === 'array')
    return [text]
      .flat()
      .flatMap((part) => part.split(','))
      .filter((part) => part !== '')
      .map((part) => readAs(items, part))
  if (typeof text !== 'string') return text
  if ((kind === 'integer' || kind === 'number') && /^-?\d{1,15}(\.\d{1,6})?$/.test(text)) return Number(text)
  if (kind === 'boolean' && /^(true|false|1|0|on)$/.test(text)) return text !== 'false' && text !== '0'
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
