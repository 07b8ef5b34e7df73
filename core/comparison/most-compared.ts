/** So many stand side by side. */
export const mostCompared = 3
