const parameter = 'add_to_wishlist'

/** An address in its three parts; the query as its pairs, untouched. */
const taken = (
  address: string,
): { readonly path: string; readonly pairs: readonly string[]; readonly hash: string } => {
  const hash = /#.*/s.exec(address)?.[0] ?? ''
  const rest = address.slice(0, address.length - hash.length)
  const query = /\?.*/s.exec(rest)?.[0]
  return { path: rest.replace(/\?.*/s, ''), pairs: query?.slice(1).split('&') ?? [], hash }
}

// The ampersand keeps a pair that begins with a question mark from being read as a whole query.
const valueIn = (pair: string): string | null => new URLSearchParams(`&${pair}`).get(parameter)

const joined = (path: string, pairs: readonly string[], hash: string): string =>
  path + (pairs.length === 0 ? '' : `?${pairs.join('&')}`) + hash

/**
 * The value that `add_to_wishlist` in an address asks to bookmark (spec §4); the first where it stands twice, none
 * where empty.
 */
export const bookmarkIn = (address: string): string | undefined =>
  taken(address)
    .pairs.map(valueIn)
    .find((value) => value !== null && value !== '') ?? undefined

/** The address without `add_to_wishlist`; all else stays as it is, byte for byte (domain §10). */
export const withoutBookmark = (address: string): string => {
  const { path, pairs, hash } = taken(address)
  const others = pairs.filter((pair) => valueIn(pair) === null)
  return others.length === pairs.length ? address : joined(path, others, hash)
}

/** The address that asks to bookmark that value, in place of an older one. */
export const withBookmark = (address: string, value: string): string => {
  const { path, pairs, hash } = taken(withoutBookmark(address))
  return joined(path, [...pairs.filter((pair) => pair !== ''), `${parameter}=${encodeURIComponent(value)}`], hash)
}
