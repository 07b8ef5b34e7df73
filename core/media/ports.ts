import type { Consent } from './media.ts'

/** The page's consent tool: our own banner, or Cookiebot where a page has it. */
export interface ForAskingConsent {
  current(): Consent
  /** Opens the choice again; its outcome comes to the subscribers. */
  renew(): void
  /** Calls back with every decision made from now on; answers how to stop that. */
  subscribe(heard: (consent: Consent) => void): () => void
}
