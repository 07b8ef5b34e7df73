import type { Tag } from './changes.ts'

/** What stands in the programme, by the names that tags have. */
interface Whole {
  readonly themes: readonly string[]
  readonly rubrics: readonly string[]
  readonly hotels: readonly number[]
  readonly locations: readonly number[]
}

/** The tags that many new events invalidate: everything they may stand with, and one tag for all of them. */
export const invalidatedByMany = ({ themes, rubrics, hotels, locations }: Whole): readonly Tag[] => [
  ...themes.map((url): Tag => `theme:${url}`),
  ...rubrics.map((url): Tag => `rubric:${url}`),
  ...hotels.map((id): Tag => `hotel:${id}`),
  ...locations.map((id): Tag => `location:${id}`),
  'themes',
  'rubrics',
  'venues',
  'dates',
  'all-dates',
]
