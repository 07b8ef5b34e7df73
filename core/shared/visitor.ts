import type { Instant } from './day.ts'

/**
 * What his browser keeps for us for a while: a sign-in that waits for its second step, where one leads on to, that he
 * may order from the shop, that he said his password once more before he takes his data away.
 */
export type NoteName = 'sign-in' | 'login-target' | 'shop' | 'data-export'

/**
 * One visitor as the services meet him: a handle, not a name. He shows a session token and may be given another.
 * The server reads it from and writes it to cookies; the core assembly keeps it in memory.
 */
export interface Visitor {
  /** Coarse network address, only used to count attempts. */
  readonly network: string
  /** What his browser says that it is. */
  userAgent(): string | undefined
  /** The secret that a program shows in place of a session (RFC 6750), if any. */
  bearer(): string | undefined
  /** The opaque session token he shows, if any. */
  session(): string | undefined
  /** What he decided about cookies, as the text of the cookie that holds it; undefined before he did. */
  cookieChoice(): string | undefined
  /** Gives him a session token, kept until the instant or, without one, until the browser closes. */
  begin(token: string, until?: Instant): void
  /** Takes the session token from him. */
  end(): void
  /** The token that his browser was given when somebody signed in from it; only we can make one. */
  deviceToken(): string | undefined
  /** Remembers his browser as one from which somebody has signed in. */
  rememberDevice(token: string): void
  /** When he began to fill in the form that he has not sent yet; undefined where nobody noticed. */
  formBegun(): Instant | undefined
  /** Notes when he began to fill in a form. */
  beginForm(at: Instant): void
  /** His form was accepted: the next one begins anew. */
  endForm(): void
  /** The token of the cart that his browser fills without an account; undefined before it does. */
  cartToken(): string | undefined
  /** Keeps a cart's token in his browser until the instant. */
  rememberCart(token: string, until: Instant): void
  /** Takes the cart's token from him. */
  forgetCart(): void
  /** A note that we gave to his browser; only we can write one, but he can read it. */
  note(name: NoteName): string | undefined
  /** Gives his browser a note, which it keeps for so many seconds, in place of the one of that name. */
  writeNote(name: NoteName, text: string, seconds: number): void
  /** Takes a note from him. */
  dropNote(name: NoteName): void
}
