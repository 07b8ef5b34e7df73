/** Days for which an account can be kept after all. */
export const graceDays = 7
