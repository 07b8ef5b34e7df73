import type { Consent } from './media.ts'

/** Holds the choice with its revision, time and a random number of its own, and nothing of the person (domain §6). */
export const consentCookie = 'cookie-auswahl'

/** Raised when what is asked for changes; then everybody is asked anew. */
export const consentRevision = 1

/** Days until the choice is asked for again; at most a year (domain §6). */
export const consentDays = 182

/** What all cookies of a page say, as one text; nothing, spoilt or of an older revision is no decision. */
export const consentIn = (cookies: string): Consent => {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(`${consentCookie}=`))
  return consentFrom(pair && decoded(pair.slice(consentCookie.length + 1)))
}

/** What the cookie's own text says, JSON as the choice wrote it. */
export const consentFrom = (text: string | undefined): Consent => {
  const stored = text === undefined ? undefined : storedIn(text)
  if (stored?.revision !== consentRevision || !Array.isArray(stored.categories))
    return { decided: false, marketing: false }
  return { decided: true, marketing: stored.categories.includes('marketing') }
}

/** Whatever it is: what is no choice has no revision. */
const storedIn = (text: string): { readonly revision?: unknown; readonly categories?: unknown } | null | undefined => {
  try {
    return JSON.parse(text)
  } catch {
    // A spoilt cookie is no decision.
    return undefined
  }
}

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
