/** Memberships and functions that one person may name. */
export const mostMemberships = 12
/** Of what somebody must not eat or touch, in characters. */
export const longestAllergies = 500
