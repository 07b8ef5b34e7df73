import type { Filter } from '../filter.ts'
import { oneOfWords } from './typed-texts.ts'

/** The values as addresses name them. */
export const modesInAddress = { online: 'online', 'vor-ort': 'hotel' } as const
const modes = ['online', 'hotel'] as const
export type Mode = (typeof modes)[number]

/** How one takes part: online, or in a hotel; a series with a module in a hotel is no online one. */
export const mode = {
  values: { are: 'one-of', values: modes },
  several: 'any',
  looksAt: 'venue',
  passes: (asked) => (venue) => (venue.hotelIds.length === 0) === (asked === 'online'),
  facet: { values: () => modes.map((value) => ({ value })) },
  address: { name: 'art', ...oneOfWords(modesInAddress) },
  option: { flags: '--mode <mode>', says: 'how one takes part' },
} as const satisfies Filter<Mode, 'venue'>
