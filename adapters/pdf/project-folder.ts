import { findPackageJSON } from 'node:module'
import { dirname } from 'node:path'

/** Where a package lies, '.' for this one; files are found from the sources and from what is built of them alike. */
export const folderOf = (name: string): string => {
  const found = findPackageJSON(name, import.meta.url)
  if (found === undefined) throw new Error(`${name} is not installed`)
  return dirname(found)
}
