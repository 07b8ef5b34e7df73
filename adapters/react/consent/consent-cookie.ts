/** Holds the choice with its revision, time and a random number of its own, and nothing of the person (domain §6). */
export const consentCookie = 'cookie-auswahl'

/** Raised when what is asked for changes; then everybody is asked anew. */
export const consentRevision = 1

/** Days until the choice is asked for again; at most a year (domain §6). */
export const consentDays = 182
