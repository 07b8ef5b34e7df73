import { z } from 'zod'
import type { Endpoint, Path } from './endpoint.ts'
import { hasBodyOfItsOwn, isUnsafe } from './method.ts'
import { handWrittenCalls, type HandWrittenCall } from './hand-written-calls.ts'
import { Problem } from './problem.ts'
import { endpoints } from './site-contract.ts'
import { takesNoOthers } from './strict-asks.ts'

type Json = Readonly<Record<string, unknown>>
type Components = Record<string, unknown>

const everyCall: readonly HandWrittenCall[] = [...endpoints, ...handWrittenCalls]

interface Described {
  readonly origin: string
  readonly title: string
}

/** The OpenAPI 3.1 document of every call, made from the contract; `title` is the provider's name. */
export function openApiDocument({ origin, title }: Described, calls = everyCall): Json {
  const components: Components = {}
  const paths: Record<string, Record<string, Json>> = {}
  const problem = { 'application/problem+json': { schema: schemaOf(Problem, 'output', components) } }

  for (const { name, endpoint } of calls)
    for (const [nth, path] of [endpoint.path, ...(endpoint.also ?? [])].entries()) {
      const operation = operationOf(nth === 0 ? name : `${name}.${nth + 1}`, path, endpoint, components, problem)
      const address = path.replace(/:(\w+)/g, '{$1}')
      paths[address] = { ...paths[address], [endpoint.method.toLowerCase()]: operation }
    }

  return {
    openapi: '3.1.1',
    info: {
      title,
      version: '1',
      description:
        'Alle Aufrufe der Website. Tage sind JJJJ-MM-TT in Berlin, Zeitpunkte ISO 8601 in UTC, Geld ganze Cent. ' +
        'Listen gehen mit ?after=<next> weiter. Was etwas ändert, trägt das XSRF-Token im Kopf X-XSRF-TOKEN.',
    },
    servers: [{ url: origin }],
    paths,
    components: {
      schemas: components,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: origin.startsWith('https:') ? '__Host-session' : 'session' },
        xsrf: { type: 'apiKey', in: 'header', name: 'X-XSRF-TOKEN' },
        service: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

function operationOf(operationId: string, path: Path, endpoint: Endpoint, components: Components, problem: Json): Json {
  const ask = schemaOf(endpoint.ask, 'input', components) as AskSchema
  const inPath = new Set([...path.matchAll(/:(\w+)/g)].map(([, field]) => field ?? ''))
  const rest = Object.entries(ask.properties).filter(([field]) => !inPath.has(field))
  const required = new Set(ask.required)
  const parameters = [
    ...[...inPath].map((name) => ({ name, in: 'path', required: true, schema: ask.properties[name] })),
    ...(hasBodyOfItsOwn(endpoint.method)
      ? []
      : rest.map(([field, schema]) => ({
          name: endpoint.named?.[field] ?? field,
          in: 'query',
          required: required.has(field),
          schema,
          // Lists are written url=a,b, or where their values may hold commas url=a&url=b.
          ...((schema as Json)['type'] === 'array' && { style: 'form', explode: endpoint.repeats === true }),
        }))),
    ...(endpoint.table ? [formatParameter] : []),
  ]
  const body = {
    type: 'object',
    properties: Object.fromEntries(rest),
    required: rest.map(([f]) => f).filter((f) => required.has(f)),
    ...(ask.additionalProperties === false && { additionalProperties: false }),
  }
  return {
    operationId,
    summary: endpoint.says,
    tags: [operationId.split('.')[0]],
    ...(parameters.length > 0 && { parameters }),
    ...(hasBodyOfItsOwn(endpoint.method) &&
      rest.length > 0 && { requestBody: { required: true, content: bodiesOf(body, endpoint) } }),
    responses: responsesOf(endpoint, components, problem),
    // Where the provider lets everybody read, nothing is shown.
    ...(endpoint.service && { security: [{ service: [] }, {}] }),
    ...(isUnsafe(endpoint.method) && !endpoint.unsigned && { security: [{ xsrf: [] }, { session: [], xsrf: [] }] }),
  }
}

interface Body {
  readonly type: string
  readonly properties: Json
  readonly required: readonly string[]
  readonly additionalProperties?: boolean
}

/** A body as JSON; with files it is a form, and JSON where there are none. */
const bodiesOf = (body: Body, { uploads }: Endpoint): Json => {
  if (!uploads) return { 'application/json': { schema: body } }
  const { [uploads.field]: _, ...properties } = body.properties
  const files = { type: 'array', maxItems: uploads.mostFiles, items: { contentMediaType: 'application/octet-stream' } }
  return {
    'multipart/form-data': { schema: { ...body, properties: { ...properties, [uploads.field]: files } } },
    'application/json': { schema: { ...body, properties } },
  }
}

/** Asks for another form of the same value. */
const formatParameter = {
  name: 'format',
  in: 'query',
  required: false,
  schema: { type: 'string', enum: ['json', 'csv'] },
}

interface AskSchema {
  readonly properties: Readonly<Record<string, unknown>>
  readonly required?: readonly string[]
  readonly additionalProperties?: unknown
}

function responsesOf(endpoint: Endpoint, components: Components, problem: Json): Json {
  const why = new Map<number, string[]>([[400, ['anfrage_ungueltig']]])
  const tell = (status: number, code: string) => why.set(status, [...(why.get(status) ?? []), code])
  if (isUnsafe(endpoint.method)) tell(403, 'xsrf_ungueltig')
  for (const [status, code] of Object.values(endpoint.refusals)) tell(status, code)
  if (takesNoOthers(endpoint.ask) && !why.has(422)) tell(422, 'validierung')
  const success = {
    ...(endpoint.file && { content: Object.fromEntries(endpoint.file.map((type) => [type, {}])) }),
    ...(endpoint.value && {
      content: {
        'application/json': { schema: schemaOf(endpoint.value, 'output', components) },
        ...(endpoint.table && { 'text/csv': {} }),
        ...(endpoint.lines && { 'application/x-ndjson': {} }),
      },
    }),
  }
  const description = endpoint.file ? 'Die Datei' : endpoint.value ? 'Erledigt' : 'Erledigt, ohne Inhalt'
  return {
    [endpoint.ok]: { description, ...success },
    ...(endpoint.created !== undefined && { 201: { description: 'Neu angelegt', ...success } }),
    ...Object.fromEntries(
      [...why].map(([status, codes]) => [status, { description: codes.join(' | '), content: problem }]),
    ),
    default: { description: 'Jeder andere Fehler', content: problem },
  }
}

/** A JSON schema; what has an id of its own goes to the components and is referred to. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', components: Components): unknown {
  // Inside another object zod writes a named schema as a reference, at the top it does not.
  const { properties, $defs } = z.toJSONSchema(z.object({ it: schema }), { io })
  for (const [id, { id: _, ...definition }] of Object.entries($defs ?? {})) components[id] = referring(definition)
  return referring(properties?.['it'])
}

const referring = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))
