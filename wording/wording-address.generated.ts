export const wordingAddress = '/wording/de.b6e73f64cc.json'
