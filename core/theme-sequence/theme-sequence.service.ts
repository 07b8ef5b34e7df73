import type { ForInvalidating } from '../changes/ports.ts'
import { done, refused, type NotAllowed, type NotSignedIn } from '../shared/result.ts'
import type { ForChanging } from '../shared/transaction.ts'
import type { ForArrangingThemes, ForChangingSequences, ForKnowingSequences } from './ports.ts'
import { isPermutation } from './theme-sequence.ts'

interface ArrangingNeeds {
  readonly sequences: ForKnowingSequences
  readonly change: ForChanging<{ readonly sequences: ForChangingSequences; readonly tags: ForInvalidating }>
}

/** Lets administrators arrange the themes of a rubric. */
export const arrangingThemes = (
  whyNotAdministrator: () => Promise<NotSignedIn | NotAllowed | undefined>,
  { sequences: known, change }: ArrangingNeeds,
): ForArrangingThemes => ({
  async sequence({ rubric }) {
    const why = await whyNotAdministrator()
    if (why) return refused(why)
    const sequence = await known.sequence(rubric)
    return sequence ? done(sequence) : refused({ why: 'not-found' })
  },
  async updateThemeSequence({ rubricId, ids, version }) {
    const why = await whyNotAdministrator()
    if (why) return refused(why)
    return change(async ({ sequences, tags }): ReturnType<ForArrangingThemes['updateThemeSequence']> => {
      const now = await sequences.lock(rubricId)
      if (!now) return refused({ why: 'not-found' })
      if (version !== undefined && version !== now.version) return refused({ why: 'outdated', version: now.version })
      if (
        !isPermutation(
          ids,
          now.themes.map(({ id }) => id),
        )
      )
        return refused({ why: 'invalid', fields: { ids: 'unknown' } })
      await sequences.arrange(rubricId, ids, now.version + 1)
      // Whatever shows themes in their order shows another one now.
      tags.invalidate([
        'themes',
        'rubrics',
        `rubric:${now.rubric.url}`,
        ...now.themes.map(({ url }) => `theme:${url}` as const),
      ])
      return done(undefined)
    })
  },
})
