/** How a link about the newsletter was answered. */
export type LinkOutcome = 'done' | 'expired'

/** What people do about the newsletter. */
export interface ReadsTheNewsletter {
  /** Asks for it, taking time over the form; answers what he is told. */
  ask(email: string, pass: (seconds: number) => void): Promise<string>
  /** Opens the link that confirms, and does nothing there; and the one that ends it. */
  lookAtConfirmation(token: string): Promise<void>
  lookAtEnd(token: string): Promise<void>
  confirm(token: string): Promise<LinkOutcome>
  end(token: string): Promise<LinkOutcome>
}
