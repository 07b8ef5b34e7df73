import { boundedCache } from './bounded-cache.ts'

/** Knows which tags were invalidated after a version; undefined when none were. */
interface KnowsWhatChanged {
  since(
    version: number | undefined,
  ): Promise<{ readonly version: number; readonly tags: readonly string[] } | undefined>
}

/** Answers cached at most. */
const mostAnswers = 500

/** Characters of a question whose answer is cached; people ask shorter ones. */
const longestQuestion = 500

/**
 * What was answered once is answered again, the same object, until a tag that concerns it is invalidated, which is
 * asked of the store each time. A question is told apart by what it is made of, as JSON. What fails is asked anew.
 */
export const rememberedAnswers = <Question extends readonly unknown[], Answer extends object>(
  changes: KnowsWhatChanged,
  concerns: (tag: string) => boolean,
  answer: (...question: Question) => Promise<Answer>,
  most = mostAnswers,
): ((...question: Question) => Promise<Answer>) => {
  const cached = boundedCache<string, Answer>(most)
  let version: number | undefined

  return async (...asked) => {
    const changed = await changes.since(version)
    if (changed && (version === undefined || changed.version > version)) {
      if (version === undefined || changed.tags.some(concerns)) cached.clear()
      version = changed.version
    }
    const question = JSON.stringify(asked)
    const known = cached.get(question)
    if (known) return known
    const madeAt = version
    const made = await answer(...asked)
    // What has changed while it was made is not in it.
    if (version === madeAt && question.length <= longestQuestion) cached.set(question, made)
    return made
  }
}
