import type { ThemeContent } from '#core/catalogue/catalogue.ts'

/** Address of the picture in a theme's stored content; of the content the first entry is used (spec §3). */
export function imageOf(content: string): string | undefined {
  const [first]: readonly ThemeContent[] = JSON.parse(content)
  return first?.image?.url
}
