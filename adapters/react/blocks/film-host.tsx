import type { Video } from '#core/media/video-record.ts'
import { VideoHost } from '../ui/video-host.tsx'

/** Our own cover where a film has none of its own. */
const drawnCover = '/img/film.svg'

/** A film of the provider on its host element. */
export const FilmHost = ({ film: { source, title, description, cover } }: { readonly film: Video }) => (
  <VideoHost source={source} title={title} description={description} image={cover ?? drawnCover} />
)
