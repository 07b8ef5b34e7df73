/** What of the finder's facts a change made old. */
export interface InvalidatedEvents {
  /** Too many events to name them. */
  readonly whole: boolean
  readonly eventIds: readonly number[]
  /** Themes, rubrics, hotels or towns may be different. */
  readonly surroundings: boolean
}

const ofSurroundings: ReadonlySet<string> = new Set(['themes', 'rubrics', 'venues', 'record:location', 'record:hotel'])

export function eventsInvalidatedBy(tags: readonly string[]): InvalidatedEvents {
  return {
    whole: tags.includes('all-dates'),
    eventIds: tags.flatMap((tag) => (tag.startsWith('event:') ? Number(tag.slice('event:'.length)) : [])),
    surroundings: tags.some((tag) => ofSurroundings.has(tag)),
  }
}
