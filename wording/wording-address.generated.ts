export const wordingAddress = '/wording/de.7729904dbf.json'
