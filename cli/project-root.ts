import { findPackageJSON } from 'node:module'
import { dirname } from 'node:path'

/** The folder of the project, found from the sources and from what is built of them alike. */
export const projectRoot = dirname(findPackageJSON('.', import.meta.url) ?? '.')
