import { themeIn } from './documents.ts'

/** Whether a starter package is named in a stored theme; of the content the first entry is used (spec §3). */
export function hasStarterPackageIn(document: string): boolean {
  const [first] = themeIn({ document }).content
  return first !== undefined && first.starterPackages.length > 0
}
