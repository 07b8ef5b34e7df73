import type { Endpoint } from './endpoint.ts'
import { handWrittenCalls, type HandWrittenCall } from './hand-written-calls.ts'
import { endpoints, type NamedEndpoint } from './site-contract.ts'

/** Every unsafe call asks for its token first. */
const neededByCalls = ['security.token']

/**
 * The text of client/routes.generated.ts: name → port, method, path and refusals of every call, or of those contexts
 * and calls that are named, such as `account.wishlist` or `account.accounts.whoAmI`.
 */
export function generatedRoutes(calls?: readonly string[]): string {
  const rows = [...endpoints, ...handWrittenCalls]
    .filter((call) => !calls || namesOf(call).some((name) => calls.includes(name) || neededByCalls.includes(name)))
    .map((call) => `  '${call.name}': ${JSON.stringify({ ...portOf(call), ...rowOf(call.endpoint) })},`)
  return [
    '// Written from the contract by tools/write-routes.ts; a test tells when it is stale.',
    'export const routes = {',
    ...rows,
    '} as const',
    '',
  ].join('\n')
}

const namesOf = (call: NamedEndpoint | HandWrittenCall): readonly string[] => {
  if (!('group' in call)) return [call.name]
  const port = `${call.group}.${call.context}`
  return [port, `${port}.${call.method}`]
}

const portOf = (call: NamedEndpoint | HandWrittenCall): object =>
  'group' in call ? { port: `${call.group}.${call.context}` } : {}

const rowOf = ({ method, path, named, repeats, file, streamed, uploads, refusals }: Endpoint): object => ({
  method,
  path,
  refusals: Object.keys(refusals),
  ...(named && { named }),
  ...(repeats && { repeats }),
  ...(file && { file }),
  ...(streamed && { streamed }),
  ...(uploads && { uploads: uploads.field }),
})
