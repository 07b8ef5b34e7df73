// Without React: colours, for what is drawn as text.

/** The nine stops of the register, red to orange: the colour of each rubric (design guide §1). */
export const register = [
  '#9d0c2b',
  '#ab2528',
  '#b93824',
  '#c64a1f',
  '#d56125',
  '#dc6f1e',
  '#e68120',
  '#ef9325',
  '#f8a52f',
] as const

export const ink = '#231a1b'
export const paper = '#faf8f4'
export const board = '#e6e0d5'
export const mist = '#c4d1ce'
export const petrol = '#0e4a54'
export const apricot = '#ffc98f'

/** The colour of a rubric; what lies beyond either end of the shelf takes the outermost stop. */
export const stop = (position: number): string => register[Math.min(9, Math.max(1, position)) - 1] as string
