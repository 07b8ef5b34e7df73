export const wordingAddress = '/wording/de.d4e5f252fc.json'
