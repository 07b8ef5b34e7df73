export const wordingAddress = '/wording/de.a9d1dcbfb1.json'
