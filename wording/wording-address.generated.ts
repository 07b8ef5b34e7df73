export const wordingAddress = '/wording/de.5685847c40.json'
