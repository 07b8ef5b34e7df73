export const wordingAddress = '/wording/de.b020234f38.json'
