import { durations, type DurationKind } from '../duration-kind.ts'
import type { Filter } from '../filter.ts'
import { oneOfValues } from './typed-texts.ts'

/** Events of a kind of duration. */
export const duration = {
  values: { are: 'one-of', values: durations },
  several: 'any',
  looksAt: 'offer',
  passes: (asked) => (offer) => offer.duration === asked,
  facet: { values: () => durations.map((value) => ({ value })) },
  address: { name: 'dauer', ...oneOfValues(durations) },
  option: { flags: '--duration <kind>', says: 'how long it takes' },
} as const satisfies Filter<DurationKind, 'offer'>
