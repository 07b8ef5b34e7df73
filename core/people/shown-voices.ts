import type { SourcedVoice, Voice } from './people.ts'

/** What the voices of a page speak of. */
export interface VoiceQuery {
  /** Address of a theme. */
  readonly theme: string
  /** Numbers of the towns in which it is held. */
  readonly locationIds: readonly number[]
}

/** Voices on one page; more would be a wall. */
export const mostVoices = 6

// § 5b Abs. 3 UWG: who shows reviews says whether and how they are known to be genuine; where nobody can, they are not
// shown.
const isSourced = (voice: Voice): voice is SourcedVoice => voice.source !== null

/**
 * The voices that may be shown of a theme: first those that speak of it, then those of its towns that speak of no
 * theme.
 */
export const shownVoices = (voices: readonly Voice[], { theme, locationIds }: VoiceQuery): readonly SourcedVoice[] => {
  const sourced = voices.filter(isSourced)
  const ofTheme = sourced.filter(({ themes }) => themes.includes(theme))
  const ofTowns = sourced.filter(
    ({ themes, locationId }) => themes.length === 0 && locationId !== null && locationIds.includes(locationId),
  )
  return [...ofTheme, ...ofTowns].slice(0, mostVoices)
}
