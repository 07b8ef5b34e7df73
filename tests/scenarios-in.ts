/** A scenario with all its tags; those of its feature are its own. */
export interface TaggedScenario {
  readonly name: string
  /** Without the at sign. */
  readonly tags: readonly string[]
}

/**
 * The scenarios of a feature file. Throws on tagged examples: one scenario has one set of tags. Only more of the same
 * may be left to the long run.
 */
export const scenariosOf = (source: string): readonly TaggedScenario[] => {
  const scenarios: TaggedScenario[] = []
  let ofFeature: readonly string[] = []
  let waiting: string[] = []
  for (const line of source.split('\n')) {
    const text = line.trim()
    if (text.startsWith('@')) waiting.push(...tagsIn(text))
    else if (text.startsWith('Feature:')) [ofFeature, waiting] = [waiting, []]
    else if (/^Scenario(?: Outline)?:/.test(text)) {
      scenarios.push({ name: text.replace(/^[^:]*:\s*/, ''), tags: [...ofFeature, ...waiting] })
      waiting = []
    } else if (text.startsWith('Examples:')) {
      if (waiting.some((tag) => tag !== 'long'))
        throw new Error(`examples have tags of their own: ${waiting.join(' ')}`)
      waiting = []
    }
  }
  return scenarios
}

const tagsIn = (line: string): readonly string[] =>
  [...line.replace(/\s#.*$/, '').matchAll(/@([\w:-]+)/g)].map(([, tag = '']) => tag)
