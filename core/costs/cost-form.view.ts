import type { Event } from '../catalogue/catalogue.ts'
import { eventKind } from '../catalogue/event-kind.ts'
import { isOneDayEvent } from '../catalogue/one-day-event.ts'
import { costQueryNames } from './cost-query.ts'
import type { CostField } from './costs.ts'

/** What the form proposes for the nights: 'ja' or 'nein'; '' where each module of a series decides. */
export type NightsProposed = 'ja' | 'nein' | ''

/**
 * Whether somebody stays overnight unless he says otherwise: not for a one-day event (domain §4.4). Undefined for one
 * that is online throughout, of which the form asks nothing but how many take part.
 */
export const nightsProposed = (
  event: Pick<Event, 'hotel' | 'modules' | 'startDate' | 'endDate'>,
): NightsProposed | undefined => {
  if (eventKind(event) === 'online') return undefined
  if (event.modules.length > 0) return ''
  return isOneDayEvent(event) ? 'nein' : 'ja'
}

/** A fault's key, such as 'km-2': the field, and the participant where it is one's own. */
export const costFieldOf = (key: string): readonly [field: CostField, participant: number | undefined] => {
  const [field = '', participant] = key.split('-')
  return [field as CostField, participant === undefined ? undefined : Number(participant)]
}

/** What a field is called in the form: 'km', and 'km-2' where it is the second participant's own. */
export const costFieldId = (field: CostField, participant: number | undefined): string =>
  participant === undefined ? costQueryNames[field] : `${costQueryNames[field]}-${participant}`
