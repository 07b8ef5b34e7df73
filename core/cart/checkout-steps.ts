import * as addressOf from '../shared/addresses.ts'

/** The way from the cart to an order, in the words of its address (spec §2). */
export const checkoutSteps = ['teilnehmende', 'rechnung', 'pruefen', 'danke'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

/** Query key of the step. */
export const stepField = 'schritt'

/** The address of a step; the first one's says no more than the page. */
export const stepHref = (step: CheckoutStep): string =>
  step === 'teilnehmende' ? addressOf.checkout : `${addressOf.checkout}?${stepField}=${step}`

/** The step that an address names; without one that is known, the first. */
export const stepIn = ({ searchParams }: Pick<URL, 'searchParams'>): CheckoutStep =>
  checkoutSteps.find((step) => step === searchParams.get(stepField)) ?? 'teilnehmende'
