import type { VideoObject, WithContext } from 'schema-dts'
import type { Video } from '#core/media/video-record.ts'
import type { Frame } from '../../page.ts'
import { brandPicture, context } from './provider.ts'

type Film = Pick<Video, 'title' | 'description'> & Partial<Pick<Video, 'cover' | 'durationSec'>>

/** A film on one of our pages. Its picture is ours, and its address the page's: nothing leads to the video provider (domain §6). */
export const filmLd = (film: Film, page: string, { settings: { siteOrigin } }: Frame): WithContext<VideoObject> => ({
  '@context': context,
  '@type': 'VideoObject',
  name: film.title,
  description: film.description || film.title,
  thumbnailUrl: new URL(film.cover ?? brandPicture, siteOrigin).href,
  url: siteOrigin + page,
  inLanguage: 'de',
  ...(film.durationSec === undefined ? {} : { duration: lengthOf(film.durationSec) }),
})

/** ISO 8601: `PT3M25S`. */
const lengthOf = (seconds: number): string => `PT${Math.floor(seconds / 60)}M${seconds % 60}S`
