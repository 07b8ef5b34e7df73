import type { UploadedFile } from '#core/forms/forms.ts'
import type { Request } from './send.ts'

export type Ask = Readonly<Record<string, unknown>>

/** What the contract says of a call to those who make it. */
export interface CalledRoute {
  /** Group and context of the port it belongs to, such as account.wishlist; none where no port has it. */
  readonly port?: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly refusals: readonly string[]
  readonly named?: Readonly<Record<string, string>>
  /** Each value of a list stands under its name of its own. */
  readonly repeats?: true
  /** The answer is a file of one of these media types. */
  readonly file?: readonly string[]
  /** It is read as it comes. */
  readonly streamed?: true
  /** The field whose files go with it, in a form. */
  readonly uploads?: string
}

/**
 * Fields named in the path go there; the rest into the query or, where there is one, into the body: JSON, or a form
 * with files (architecture §3).
 */
export function requestOf(
  name: string,
  { method, path, named, repeats, file, uploads }: CalledRoute,
  ask: Ask,
): Request {
  const inPath = new Set<string>()
  const filled = path.replace(/:(\w+)/g, (_, field: string) => {
    inPath.add(field)
    return encodeURIComponent(String(ask[field]))
  })
  const rest = Object.entries(ask).filter(([field, value]) => !inPath.has(field) && value !== undefined)
  if (method === 'POST' || method === 'PATCH')
    return { route: name, method, path: filled, body: uploads ? formOf(rest, uploads) : jsonOf(rest) }
  const query = new URLSearchParams(
    rest.flatMap(([field, value]) => {
      const values: readonly unknown[] = repeats && Array.isArray(value) ? value : [value]
      return values.map((each) => [named?.[field] ?? field, String(each)])
    }),
  )
  const whole = query.size > 0 ? `${filled}?${query.toString()}` : filled
  return { route: name, method, path: whole, ...(file && { file }) }
}

type Fields = readonly (readonly [field: string, value: unknown])[]

const jsonOf = (fields: Fields): string => JSON.stringify(Object.fromEntries(fields))

/** A form with files, one part each. */
function formOf(fields: Fields, uploads: string): FormData {
  const form = new FormData()
  for (const [field, value] of fields)
    if (field !== uploads) form.append(field, String(value))
    else
      for (const { name, bytes } of value as readonly UploadedFile[])
        form.append(field, new Blob([new Uint8Array(bytes)]), name)
  return form
}
