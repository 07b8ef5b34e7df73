import fc from 'fast-check'
import { hasBodyOfItsOwn, methods, type Method } from '#http/contract/method.ts'

/** As much of a JSON schema as the document uses. */
export interface Schema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
}
/** As much of an OpenAPI document. */
export interface Operation {
  readonly operationId: string
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly required: boolean
    readonly schema: Schema
  }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

/** What somebody sends; what is in no schema as well. */
export interface Sent {
  readonly call: string
  readonly method: Method
  readonly url: string
  readonly body?: string
}

/** Values by field that mean something to the application, so that requests come further than to their shape. */
export type Known = Readonly<Record<string, readonly unknown[]>>

const wickedTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  '\uFFFF',
  '\u202Efdp',
  'İ',
  "'; drop table event; --",
  '%',
  '_',
  '\\',
  '../../../etc/passwd',
  '//evil.example',
  '__proto__',
  'constructor',
  'NaN',
  '1e309',
  '-0',
  '٣',
  '9'.repeat(400),
  '2027-02-30',
  '0000-00-00',
  '9999-12-31',
  '275760-09-14',
  '2026-11-20T09:00:00.000Z',
  '"',
  '<script>alert(1)</script>',
  '=cmd|’ /C calc’!A0',
  'kim@betrieb.example\r\nBcc: alle@betrieb.example',
  '👩‍👩‍👧'.repeat(20),
  'x,y;z',
  '[object Object]',
]
const wickedNumbers = [0, -0, 1, -1, 2, 0.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53 - 1, -(2 ** 53), 1e308, 1e-7]

const texts = (maxLength = 100): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...wickedTexts) },
    { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: Math.min(maxLength, 40) }) },
    { weight: 1, arbitrary: fc.constantFrom('ä'.repeat(maxLength), 'x'.repeat(maxLength + 1)) },
  )

const wild = (schema: Schema): fc.Arbitrary<unknown> => {
  const anything = { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) }
  const { type, minimum = -1000, maximum = 1000, items, maxLength } = schema
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(wild))
  if (type === 'integer' || type === 'number') {
    const near = fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1)
    return fc.oneof(
      anything,
      { weight: 3, arbitrary: fc.constantFrom(...wickedNumbers) },
      { weight: 2, arbitrary: near },
    )
  }
  if (type === 'array')
    return fc.oneof(anything, { weight: 4, arbitrary: fc.array(wild(items ?? {}), { maxLength: 3 }) })
  return type === 'string' && !schema.enum
    ? fc.oneof(anything, { weight: 6, arbitrary: texts(maxLength) })
    : anything.arbitrary
}

/** Of the shape, and what means something where that is known. */
const tame = (name: string, schema: Schema, known: Known): fc.Arbitrary<unknown> => {
  const meaningful = known[name]
  if (schema.type === 'array')
    return fc.array(tame(name, schema.items ?? {}, known), { maxLength: Math.min(schema.maxItems ?? 3, 3) })
  if (meaningful) return fc.constantFrom(...meaningful)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => tame(name, one, known)))
  if (schema.type === 'integer' || schema.type === 'number') {
    const from = Math.max(schema.minimum ?? 0, 0)
    return fc.integer({ min: from, max: Math.min(schema.maximum ?? 12, from + 12) })
  }
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'object') return objectOf(schema, known)
  return fc.constantFrom('Kim', 'Łuczak & Söhne', '2026-11-19', '4002')
}

/** Fields of which none is wild, mostly one of them, or all. */
const objectOf = ({ properties = {}, required = [] }: Schema, known: Known): fc.Arbitrary<Record<string, unknown>> => {
  const fields = Object.entries(properties)
  const which = fc.oneof(
    { weight: 4, arbitrary: fc.constant<number | 'all'>(-1) },
    { weight: 5, arbitrary: fc.nat(Math.max(0, fields.length - 1)) },
    { weight: 1, arbitrary: fc.constant<number | 'all'>('all') },
  )
  const made = fields.map(([name, schema]) =>
    fc.record({ odds: fc.nat(39), tame: tame(name, schema, known), wild: wild(schema) }),
  )
  return fc.tuple(which, fc.tuple(...made)).map(([wildOne, values]) =>
    Object.fromEntries(
      fields.flatMap(([name], n) => {
        const value = values[n]
        // What must be said is nearly always said, and the rest half of the time.
        if (!value || value.odds >= (required.includes(name) ? 39 : 20)) return []
        return [[name, wildOne === 'all' || wildOne === n ? value.wild : value.tame]]
      }),
    ),
  )
}

const said = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Malformed escapes as well, which no encoder would write. */
const inPath = (value: unknown): string => encodeURIComponent(said(value).toWellFormed())
const brokenSegments = ['%', '%00', '%ED%A0%80', '%2F..%2F', '..', '%252e', 'x'.repeat(5000)]

const bodies = (schema: Schema | undefined, known: Known): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 19, arbitrary: objectOf(schema ?? {}, known).map((body) => JSON.stringify(body)) },
    {
      weight: 1,
      arbitrary: fc.oneof(
        fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)),
        fc.constantFrom('', '{', '[]', 'null', '{"__proto__":{"x":1}}', '"\\ud800"', '['.repeat(5000)),
      ),
    },
  )

/** A request to one call of the document. */
const requestTo = (path: string, method: Method, operation: Operation, known: Known): fc.Arbitrary<Sent> => {
  const { parameters = [], requestBody, operationId: call } = operation
  const query = parameters.filter((it) => it.in === 'query')
  const segments = parameters.filter((it) => it.in === 'path')
  const schema = requestBody?.content['application/json']?.schema
  return fc
    .record({
      segments: fc.tuple(
        ...segments.map(({ name, schema: of }) =>
          fc.oneof(
            { weight: 24, arbitrary: tame(name, of, known).map(inPath) },
            { weight: 4, arbitrary: wild(of).map(inPath) },
            { weight: 1, arbitrary: fc.constantFrom(...brokenSegments) },
          ),
        ),
      ),
      query: objectOf(
        {
          properties: Object.fromEntries(query.map((it) => [it.name, it.schema])),
          required: query.filter((it) => it.required).map(({ name }) => name),
        },
        known,
      ),
      body: hasBodyOfItsOwn(method) ? bodies(schema, known) : fc.constant(''),
    })
    .map((made) => {
      const address = segments.reduce((so, { name }, n) => so.replace(`{${name}}`, () => made.segments[n] ?? ''), path)
      const asked = new URLSearchParams(
        Object.entries(made.query).map(([name, value]) => [name, said(value).toWellFormed()]),
      ).toString()
      return {
        call,
        method,
        url: asked ? `${address}?${asked}` : address,
        ...(hasBodyOfItsOwn(method) && { body: made.body }),
      }
    })
}

/** As a document names it. */
const methodNamed = (name: string): Method => methods.find((one) => one.toLowerCase() === name) ?? 'GET'

/** Requests to the calls of a document, each as often as the others; what is known of one call alone goes first. */
export const requestsTo = (
  { paths }: Document,
  known: Known,
  ofCall: Readonly<Record<string, Known>>,
): fc.Arbitrary<Sent> =>
  fc.oneof(
    ...Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) =>
        requestTo(path, methodNamed(method), operation, { ...known, ...ofCall[operation.operationId] }),
      ),
    ),
  )
