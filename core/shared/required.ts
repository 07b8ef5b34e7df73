/** A value that must be there; its absence is a bug and throws. */
export const required = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new RangeError('missing')
  return value
}
