import type { ForKnowingWhatChanged } from '../../changes/ports.ts'
import { rememberedUntil } from '../../shared/remembered-until.ts'
import { normAsText, type NormAsText } from './norm-hits.ts'
import { plainNorm } from './plain-text.ts'
import type { ForStoringLaws } from './ports.ts'

/** Laws whose plain text is remembered; the largest takes some 3 MB. */
const mostRemembered = 8

/** The plain texts of a law's norms; those that were asked for last are remembered until the law changes. */
export const lawTexts = ({
  laws,
  changes,
}: {
  readonly laws: ForStoringLaws
  readonly changes: ForKnowingWhatChanged
}): ((slug: string) => Promise<readonly NormAsText[]>) => {
  const remembered = new Map<string, () => Promise<readonly NormAsText[]>>()

  const textsOf = async (slug: string): Promise<readonly NormAsText[]> => {
    const shown = (await laws.versions(slug)).find(({ isPublished }) => isPublished)
    const norms = shown ? ((await laws.version(shown.id))?.text.norms ?? []) : []
    return norms.map((norm) =>
      normAsText({ key: norm.key, name: norm.name, title: norm.title ?? '', text: plainNorm(norm) }),
    )
  }

  return (slug) => {
    const texts =
      remembered.get(slug) ??
      rememberedUntil(
        changes,
        (tag) => tag === `law:${slug}`,
        () => textsOf(slug),
      )
    // The one that was asked for longest ago stands first.
    remembered.delete(slug)
    remembered.set(slug, texts)
    const [oldest] = remembered.keys()
    if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest)
    return texts()
  }
}
