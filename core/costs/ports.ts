import type { Begun, FieldFault, Invalid, NotFound, Past, Redirected, Result } from '../shared/result.ts'
import type { Document } from '../shared/document.ts'
import type { CostRates } from './with-hotel.ts'
import type { CostChoices, CostEstimate, CostField, EachField } from './costs.ts'

/** Fields of `CostChoices` at fault; `km-2` is that of the second participant where each has his own. */
export interface WrongCosts {
  readonly why: 'invalid'
  readonly fields: Invalid<CostField>['fields'] & { readonly [Field in `${EachField}-${number}`]: FieldFault }
}

/** Reckons what an event costs, before somebody decides (domain §4.4, Kostenrechner). */
export interface ForReckoningCosts {
  /**
   * What an event costs so many participants with these choices, in cents, net, VAT and gross; prices auf Anfrage leave
   * it incomplete. `key` is the last segment of the event's address. Refuses as `ForBrowsingTheCatalogue.event`,
   * 'begun' from the first day on, because nobody decides about it any more, and what is wrong with the choices.
   */
  estimate(
    ask: { readonly key: string } & CostChoices,
  ): Promise<Result<CostEstimate, NotFound | Redirected | Past | Begun | WrongCosts>>
  /**
   * What hotels charge and how it is reckoned: enough to tell of any event what it costs with its hotel. Never refuses.
   */
  rates(ask: {}): Promise<Result<CostRates, never>>
  /** The same on paper (/pdf-kostenrechner/{x}). */
  pdf(
    ask: { readonly key: string } & CostChoices,
  ): Promise<Result<Document, NotFound | Redirected | Past | Begun | WrongCosts>>
}
