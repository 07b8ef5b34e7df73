import type { ThemeContent } from '#core/catalogue/catalogue.ts'

/** Whether a starter package is named in a theme's stored content; of the content the first entry is used (spec §3). */
export function hasStarterPackageIn(content: string): boolean {
  const [first]: readonly ThemeContent[] = JSON.parse(content)
  return first !== undefined && first.starterPackages.length > 0
}
