// Without React: data for searches, in the head of a page.
import type { VideoObject, WithContext } from 'schema-dts'
import { playerAddress, videoIdOf } from '#core/media/video-id.ts'
import type { Video } from '#core/media/video-record.ts'
import { brandPicture } from '#core/shared/pictures.ts'
import type { Frame } from '../../page.ts'
import { momentLd } from './moments.ts'
import { context } from './provider.ts'

/**
 * Films on one of our pages, those whose day of publication is known: searches take no others. Their picture is that of
 * the page, as PNG, and their address the page's. The player is named and loads nothing: browsers follow no such data
 * (domain §5, §6).
 */
export const filmsLd = (
  films: readonly Video[],
  page: string,
  { settings: { siteOrigin } }: Frame,
  picture: string = brandPicture,
): readonly WithContext<VideoObject>[] =>
  films.flatMap(({ title, description, source, durationSec, publishedOn }) =>
    publishedOn === undefined
      ? []
      : {
          '@context': context,
          '@type': 'VideoObject',
          name: title,
          description: description || title,
          thumbnailUrl: siteOrigin + picture,
          uploadDate: momentLd(publishedOn, '00:00'),
          url: siteOrigin + page,
          ...embedLd(source),
          inLanguage: 'de',
          duration: lengthOf(durationSec),
        },
  )

/** Where searches find the film itself: on the provider's host that sets no cookies. */
const embedLd = (source: string) => {
  const id = videoIdOf(source)
  return id === undefined ? {} : { embedUrl: playerAddress(id) }
}

/** ISO 8601: `PT3M25S`. */
const lengthOf = (seconds: number): string => `PT${Math.floor(seconds / 60)}M${seconds % 60}S`
