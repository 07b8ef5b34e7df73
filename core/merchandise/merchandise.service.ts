import type { ForStoringRecords } from '../records/ports.ts'
import type { Clock } from '../shared/clock.ts'
import { countAttempt, type ForCountingAttempts } from '../shared/rate-limit.ts'
import { done, refused } from '../shared/result.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { Visitor } from '../shared/visitor.ts'
import { codeLockMinutes, shopHours, shopKey, wrongCodesAllowed, type MerchandiseRecords } from './merchandise.ts'
import type { ForVisitingTheShop } from './ports.ts'
import { codeSaid, opensShop, shopPass } from './shop-pass.ts'

interface ShopNeeds {
  readonly records: ForStoringRecords<MerchandiseRecords>
  readonly attempts: ForCountingAttempts
  readonly secrets: Pick<ForMakingSecrets, 'digest' | 'same'>
  readonly clock: Clock
}

const hour = 3600

/** The shop as one visitor finds it. */
export const shopOf = (visitor: Visitor, { records, attempts, secrets, clock }: ShopNeeds): ForVisitingTheShop => {
  const present = () => records.one('shop', shopKey)
  return {
    async articles() {
      const shop = await present()
      if (!shop) return refused({ why: 'not-found' })
      const open = opensShop(visitor.note('shop'), shop, clock.now(), secrets)
      return open ? done(shop.articles) : refused({ why: 'shop-locked' })
    },

    async enter({ code }) {
      const shop = await present()
      if (!shop) return refused({ why: 'not-found' })
      if (code.trim() === '') return refused({ why: 'invalid', fields: { code: 'missing' } })
      const key = `shop-code:${visitor.network}`
      const limit = { key, most: wrongCodesAllowed, windowSeconds: codeLockMinutes * 60 }
      const tooMany = await countAttempt(limit, { attempts, clock })
      if (tooMany) return refused(tooMany)
      const known = codeSaid(shop, code, secrets)
      if (known === undefined) return refused({ why: 'invalid', fields: { code: 'unknown' } })
      await attempts.forget(key)
      const until = new Date(Date.parse(clock.now()) + shopHours * hour * 1000).toISOString()
      visitor.writeNote('shop', shopPass(known, until, secrets), shopHours * hour)
      return done(undefined)
    },

    async leave() {
      visitor.dropNote('shop')
      return done(undefined)
    },
  }
}
