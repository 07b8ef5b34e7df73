import type { Request } from './send.ts'

export type Ask = Readonly<Record<string, unknown>>

/** What the contract says of a call to those who make it. */
export interface CalledRoute {
  /** Group and context of the port it belongs to, such as account.wishlist; none where no port has it. */
  readonly port?: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly refusals: readonly string[]
  readonly named?: Readonly<Record<string, string>>
  /** Each value of a list stands under its name of its own. */
  readonly repeats?: true
  /** The answer is a file of one of these media types. */
  readonly file?: readonly string[]
}

/** Fields named in the path go there; the rest into the query or, of a POST, into the JSON body (architecture §3). */
export function requestOf(name: string, { method, path, named, repeats, file }: CalledRoute, ask: Ask): Request {
  const inPath = new Set<string>()
  const filled = path.replace(/:(\w+)/g, (_, field: string) => {
    inPath.add(field)
    return encodeURIComponent(String(ask[field]))
  })
  const rest = Object.entries(ask).filter(([field, value]) => !inPath.has(field) && value !== undefined)
  if (method === 'POST')
    return { route: name, method, path: filled, body: JSON.stringify(Object.fromEntries(rest), bytesAsBase64) }
  const query = new URLSearchParams(
    rest.flatMap(([field, value]) => {
      const values: readonly unknown[] = repeats && Array.isArray(value) ? value : [value]
      return values.map((each) => [named?.[field] ?? field, String(each)])
    }),
  )
  const whole = query.size > 0 ? `${filled}?${query.toString()}` : filled
  return { route: name, method, path: whole, ...(file && { file }) }
}

/** Files travel in JSON as base64. */
const bytesAsBase64 = (_: string, value: unknown): unknown => (value instanceof Uint8Array ? value.toBase64() : value)
