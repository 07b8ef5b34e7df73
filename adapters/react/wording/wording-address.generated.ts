export const wordingAddress = '/wording/de.171f65273e.json'
