/** So many are planned together. */
export const mostPlanned = 60
