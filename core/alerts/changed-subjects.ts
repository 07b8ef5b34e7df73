/** Names of subjects, whole or by how they begin. */
export interface Names {
  readonly exactly: readonly string[]
  readonly beginningWith: readonly string[]
}

/**
 * Which subjects a change of the content may concern, by the tags that it invalidates: terms also by the norms that
 * they rest on, and norms by decisions that cite them.
 */
export const subjectsChangedWith = (tags: readonly string[]): Names => {
  const beginningWith = tags.flatMap((tag) => {
    const [kind, name] = [tag.split(':', 1)[0], tag.slice(tag.indexOf(':') + 1)]
    if (tag === 'rulings') return ['norm:', 'term:']
    if (kind === 'law') return [`norm:${name}/`, 'term:']
    return kind === 'lexicon' ? [`term:${name}/`] : []
  })
  return {
    exactly: tags.filter((tag) => tag.startsWith('theme:')),
    beginningWith: [...new Set(beginningWith)],
  }
}
