// Without React: what the form of the order options begins with.
import type { Self, WhoAmI } from '#core/accounts/accounts.ts'
import { salutations } from '#core/accounts/choices.ts'
import type { TypedOptions } from '#core/cart/cart.ts'

/** What the form begins with: as typed before, else what is known of whoever is signed in. */
export const beginningOf = (typed: TypedOptions, who: WhoAmI): TypedOptions => ({
  buyerType: 'arbeitgeber',
  country: 'DE',
  hotelPayer: 'rechnung',
  ...(who.isLoggedIn ? known(who) : {}),
  ...typed,
})

const known = ({ salutation, firstName, lastName, email }: Self): TypedOptions => {
  const choice = salutations.find(({ id, label }) => id === salutation || label === salutation)
  return { ...(choice && { salutationId: choice.id }), firstName, lastName, email }
}
