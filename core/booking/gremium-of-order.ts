import type { OrderOptionsForm } from '../cart/order-options-rules.ts'
import type { Gremium } from '../gremium/gremium.ts'
import type { ForStoringGremien } from '../gremium/ports.ts'
import { done, refused, type Invalid, type Result } from '../shared/result.ts'

/**
 * For which Gremium somebody orders: the one that she names, else the first that she belongs to. A private person
 * orders for none. Refuses one that she does not belong to.
 */
export async function gremiumOfOrder(
  userId: string | undefined,
  { buyerType, gremium = '' }: Partial<Pick<OrderOptionsForm, 'buyerType' | 'gremium'>>,
  gremien: Pick<ForStoringGremien, 'ofUser'>,
): Promise<Result<{ readonly gremiumId?: Gremium['id'] }, Invalid<'gremium'>>> {
  if (userId === undefined || buyerType === 'privat') return done({})
  const own = await gremien.ofUser(userId)
  if (gremium === '') return done(own[0] ? { gremiumId: own[0].id } : {})
  return own.some(({ id }) => id === gremium)
    ? done({ gremiumId: gremium })
    : refused({ why: 'invalid', fields: { gremium: 'unknown' } })
}
