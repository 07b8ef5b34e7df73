import * as addressOf from '../shared/addresses.ts'
import type { Address } from '../shared/addresses.ts'
import type { Video } from './video-record.ts'

/** Of a film on the page of a rubric. */
export const filmAnchor = ({ id }: Pick<Video, 'id'>): string => `film-${id}`

/** Where a film is shown: on the page of the first rubric that recommends it; undefined where none does. */
export const filmHref = ({ id, rubrics: [rubric] }: Pick<Video, 'id' | 'rubrics'>): Address | undefined =>
  rubric === undefined ? undefined : `${addressOf.rubric(rubric)}#${filmAnchor({ id })}`
