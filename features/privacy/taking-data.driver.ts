/** What somebody does to take her data away; answers the archive, or why there is none. */
export interface TakesHerData {
  /** Says the password again. */
  prove(password: string): Promise<string>
  take(): Promise<{ readonly bytes: Uint8Array } | { readonly why: string }>
}
