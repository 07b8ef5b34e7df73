/** A thing that must be there; its absence is a bug and throws. */
export const required = <Thing>(value: Thing | undefined): Thing => {
  if (value === undefined) throw new RangeError('missing')
  return value
}
