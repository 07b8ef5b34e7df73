import type { CitedLaw } from '../../citations/links.ts'
import { knownLaw } from '../../citations/known-laws.ts'
import type { ForStoringLaws } from './ports.ts'

/** The published laws by the form in which they are cited: which norms of them have pages. */
export async function citedLaws(laws: ForStoringLaws): Promise<(law: string) => CitedLaw | undefined> {
  const frames = await laws.published()
  const bySlug = new Map(
    await Promise.all(
      frames.map(async ({ slug }) => {
        const keys = new Set((await laws.law(slug))?.norms.map(({ key }) => key))
        return [slug, { slug, hasNorm: (key: string) => keys.has(key) }] as const
      }),
    ),
  )
  const byName = new Map(
    frames.flatMap(({ slug, abbreviation, aliases }) => [abbreviation, ...aliases].map((name) => [name, slug])),
  )
  return (law) => bySlug.get(knownLaw(law)?.slug ?? '') ?? bySlug.get(byName.get(law) ?? '')
}
