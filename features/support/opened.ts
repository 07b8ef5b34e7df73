/** What came of opening an address. */
export type Opened<Seen> =
  | { readonly found: Seen }
  | { readonly missing: true }
  /** The application could not show it, and says so. */
  | { readonly broken: true }
  /** The address is an old one: the reader stands at another now. */
  | { readonly ledTo: string }
  /** The event is over, it was on these days; its theme stands at that address. */
  | { readonly past: { readonly days: string; readonly theme: string } }
  /** The event has begun, which is too late for what was asked; its own page stands at that address. */
  | { readonly begun: { readonly at: string } }
