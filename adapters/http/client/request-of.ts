import type { Request } from './send.ts'

export type Ask = Readonly<Record<string, unknown>>

/** What the contract says of a call to those who make it. */
export interface CalledRoute {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly ok: number
  readonly refusals: readonly string[]
  readonly named?: Readonly<Record<string, string>>
}

/** Fields named in the path go there; the rest into the query or, of a POST, into the JSON body (architecture §3). */
export function requestOf(name: string, { method, path, named }: CalledRoute, ask: Ask): Request {
  const inPath = new Set<string>()
  const filled = path.replace(/:(\w+)/g, (_, field: string) => {
    inPath.add(field)
    return encodeURIComponent(String(ask[field]))
  })
  const rest = Object.entries(ask).filter(([field, value]) => !inPath.has(field) && value !== undefined)
  if (method === 'POST') return { route: name, method, path: filled, body: JSON.stringify(Object.fromEntries(rest)) }
  const query = new URLSearchParams(rest.map(([field, value]) => [named?.[field] ?? field, String(value)]))
  return { route: name, method, path: query.size > 0 ? `${filled}?${query.toString()}` : filled }
}
