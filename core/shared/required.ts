/** A thing that must be there; its absence is a bug and throws. */
export const required = <Thing>(thing: Thing | undefined): Thing => {
  if (thing === undefined) throw new RangeError('missing')
  return thing
}
