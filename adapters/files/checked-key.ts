/** The key of a file; no other name of a file or address is ever made of one. */
export function checkedKey(key: string): string {
  if (!/^[a-z0-9][a-z0-9-]{1,99}$/.test(key)) throw new Error('no key of a file')
  return key
}
