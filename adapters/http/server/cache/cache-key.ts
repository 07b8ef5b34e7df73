import { LRUCache } from 'lru-cache'

/** The query keys that the page at a path is made of; undefined where no page is known. */
export type Reads = (path: string) => readonly string[] | undefined

/** Paths remembered with their keys; finding them out takes longer than sending a page. */
const mostRemembered = 5_000

/** Remembers what `reads` answered. */
export function remembering(reads: Reads): Reads {
  const known = new LRUCache<string, { readonly keys: readonly string[] | undefined }>({ max: mostRemembered })
  return (path) => {
    const before = known.get(path)
    if (before) return before.keys
    const keys = reads(path)
    known.set(path, { keys })
    return keys
  }
}

/** Longer ones are asked by nobody twice. */
const longestKey = 500

/**
 * Slugs, as the site writes its addresses. Whatever can be written in more than one way, such as escapes and dots,
 * names the same page under many addresses, and would fill the cache with copies of it.
 */
const plainPath = /^\/(?:[a-zA-Z0-9_-][\w.~-]*(?:\/[a-zA-Z0-9_-][\w.~-]*)*)?$/

/**
 * Under which key the page at an address is cached: its path and those query keys that it reads, in their order, never
 * the host, cookies, or a `?utm_source=…`. Undefined where it is not cached at all.
 */
export function cacheKeyOf(address: string, reads: Reads): string | undefined {
  const mark = address.indexOf('?')
  const path = mark < 0 ? address : address.slice(0, mark)
  // What cannot be a key is not remembered either: five thousand of the longest addresses would take 80 MB.
  if (path.length > longestKey) return undefined
  const keys = plainPath.test(path) ? reads(path) : undefined
  if (keys === undefined) return undefined
  if (mark < 0 || keys.length === 0) return path
  const asked = new URLSearchParams(address.slice(mark))
  const read = new URLSearchParams(keys.flatMap((key) => asked.getAll(key).map((value) => [key, value])))
  const key = read.size === 0 ? path : `${path}?${read}`
  return key.length > longestKey ? undefined : key
}
