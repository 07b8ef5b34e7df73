/** A flag as host elements write it: empty, 'true' or '1' is on, 'false' or '0' is off; undefined for all else. */
export const booleanAttribute = (text: string | undefined): boolean | undefined => {
  const word = text?.trim().toLowerCase()
  if (word === '' || word === 'true' || word === '1') return true
  return word === 'false' || word === '0' ? false : undefined
}
