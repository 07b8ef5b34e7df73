/** Plans that an account may have. */
export const mostPlans = 20
/** So many months after its last change the link of a plan opens nothing any more (domain §7.10). */
export const monthsOfLink = 12
