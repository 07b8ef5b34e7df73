import * as addressOf from '../shared/addresses.ts'

/** In the login's address and form: where it leads on to. */
export const targetField = 'post_login_redirect_url'

/** The member login at an origin, empty for the page's own; it leads on to the target. */
export const signInAt = (origin: string, target: string): string =>
  `${origin}${addressOf.signIn}?${targetField}=${encodeURIComponent(target)}`

/** The registration; once the address is confirmed it leads on to the target, if there is one. */
export const registrationFor = (target: string): string =>
  target === '' ? addressOf.registration : `${addressOf.registration}?${targetField}=${encodeURIComponent(target)}`
