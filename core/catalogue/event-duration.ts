import { durationOfModules } from '../shared/duration.ts'
import type { Event, Theme } from './catalogue.ts'

/**
 * How long an event takes, in words: the sum of its modules, else what its theme says; 'N/A' where nothing is known
 * (spec §9).
 */
export const eventDurationText = ({ modules }: Pick<Event, 'modules'>, { content }: Pick<Theme, 'content'>): string =>
  durationOfModules(modules, content[0]?.duration)
