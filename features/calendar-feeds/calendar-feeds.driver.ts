/** What somebody's program does with calendars to subscribe to. */
export interface SubscribesToCalendars {
  /** Answers its address, or why there is none. `gremium` is 'own' for the one that she joined first, or an id. */
  switchOn(gremium?: string): Promise<{ readonly address: string } | { readonly why: string }>
  switchOff(): Promise<string>
  /** 'off', or 'on since …, fetched …'. */
  standing(): Promise<string>
  /** The calendar at an address, or why there is none. */
  calendarAt(address: string): Promise<{ readonly bytes: Uint8Array } | { readonly why: string }>
}
