import { sql, type RawBuilder } from 'kysely'
import { storableText } from '../engine/storable-text.ts'

/**
 * Of seats of people in bookings those that a Gremium may know of: booked for it, or of whoever belongs to it with the
 * account of that address.
 */
export const knownTo = (gremiumId: string): RawBuilder<boolean> => {
  const id = storableText(gremiumId)
  return sql<boolean>`(booking.gremium_id = ${id} or person in (
    select email from users join gremium_user on gremium_user.user_id = users.id
    where gremium_user.gremium_id = ${id}))`
}
