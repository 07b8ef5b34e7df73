export const isPositive = (number: number): boolean => Number.isFinite(number) && number > 0
