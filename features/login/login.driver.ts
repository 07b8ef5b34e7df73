/** A session as somebody sees it in the list of his own. */
export interface SessionSeen {
  readonly device: string
  readonly isThis: boolean
}

export type SettingsOutcome =
  | { readonly saved: true }
  /** The labels of the fields at fault with what is wrong. */
  | { readonly saved: false; readonly faults: Readonly<Record<string, string>> }
  /** Why not, in the words of the page. */
  | { readonly saved: false; readonly told: string }

export type CodeOutcome =
  | { readonly accepted: true; readonly recoveryCodes: readonly string[] }
  | { readonly accepted: false; readonly told: string }

/** What a person does about the way he signs in. */
export interface ManagesALogin {
  /** Where he is signed in; undefined for who is asked to sign in first. */
  sessions(): Promise<readonly SessionSeen[] | undefined>
  /** Ends the one of that position in the list, from 0. */
  endSession(nth: number): Promise<void>
  endAllSessions(): Promise<void>
  changePassword(current: string, chosen: string): Promise<SettingsOutcome>
  changeAddress(email: string, password: string): Promise<SettingsOutcome>
  /** Follows the link of the letter to a new address. */
  confirmAddress(token: string): Promise<'confirmed' | 'expired'>
  /** Begins to set up an app; answers the key that it is given. */
  beginApp(password: string): Promise<string>
  /** Whoever was led there while signing in reads the key without more. */
  readKey(): Promise<string>
  /** Ends setting up by a code. */
  confirmApp(code: string): Promise<CodeOutcome>
  /** The second step of signing in. */
  enterCode(code: string): Promise<CodeOutcome>
}
