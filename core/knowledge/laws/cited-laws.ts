import type { CitedLaw } from '../../citations/links.ts'
import { knownLaw } from '../../citations/known-laws.ts'
import type { ForStoringLaws } from './ports.ts'

/**
 * The laws by the form in which they are cited. Of those that are published it is known which norms have pages; others
 * that are known by name have one page, which says that they are still to come.
 */
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
  return (law) => {
    const known = knownLaw(law)?.slug
    return bySlug.get(known ?? byName.get(law) ?? '') ?? (known === undefined ? undefined : { slug: known })
  }
}
