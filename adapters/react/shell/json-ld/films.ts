// Without React: data for searches, in the head of a page.
import type { VideoObject, WithContext } from 'schema-dts'
import type { Video } from '#core/media/video-record.ts'
import type { Frame } from '../../page.ts'
import { momentLd } from './moments.ts'
import { brandPicture, context } from './provider.ts'

/**
 * Films on one of our pages, those whose day of publication is known: searches take no others. Their picture is ours, and their
 * address the page's: nothing leads to the video provider (domain §6).
 */
export const filmsLd = (
  films: readonly Video[],
  page: string,
  { settings: { siteOrigin } }: Frame,
): readonly WithContext<VideoObject>[] =>
  films.flatMap(({ title, description, cover, durationSec, publishedOn }) =>
    publishedOn === undefined
      ? []
      : {
          '@context': context,
          '@type': 'VideoObject',
          name: title,
          description: description || title,
          thumbnailUrl: new URL(cover ?? brandPicture, siteOrigin).href,
          uploadDate: momentLd(publishedOn, '00:00'),
          url: siteOrigin + page,
          inLanguage: 'de',
          duration: lengthOf(durationSec),
        },
  )

/** ISO 8601: `PT3M25S`. */
const lengthOf = (seconds: number): string => `PT${Math.floor(seconds / 60)}M${seconds % 60}S`
