import type { Endpoint } from './endpoint.ts'
import { handWrittenCalls, type HandWrittenCall } from './hand-written-calls.ts'
import { endpoints, type NamedEndpoint } from './site-contract.ts'

/** What the scripts of pages call, by context or by name; other calls would be weight without use. */
export const callsOnPages = [
  'catalogue.themes',
  'knowledge.lexicon',
  'wishlist',
  'content.brand',
  'diagnostics',
  'security',
] as const

/** What pages call that browsers take over. */
export const callsOnHydratedPages = ['accounts.whoAmI', 'wishlist', 'security'] as const

/** The text of client/routes.generated.ts: name → port, method, path and refusals of every call, or of some. */
export function generatedRoutes(calls?: readonly string[]): string {
  const rows = [...endpoints, ...handWrittenCalls]
    .filter(({ name }) => !calls || calls.includes(name) || calls.includes(name.split('.')[0] ?? ''))
    .map((call) => `  '${call.name}': ${JSON.stringify({ ...portOf(call), ...rowOf(call.endpoint) })},`)
  return [
    '// Written from the contract by tools/write-routes.ts; a test tells when it is stale.',
    'export const routes = {',
    ...rows,
    '} as const',
    '',
  ].join('\n')
}

const portOf = (call: NamedEndpoint | HandWrittenCall): object =>
  'group' in call ? { port: `${call.group}.${call.context}` } : {}

const rowOf = ({ method, path, named, repeats, file, refusals }: Endpoint): object => ({
  method,
  path,
  refusals: Object.keys(refusals),
  ...(named && { named }),
  ...(repeats && { repeats }),
  ...(file && { file }),
})
