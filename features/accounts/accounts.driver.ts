export type SignInOutcome =
  | { readonly signedIn: true; readonly address: string }
  /** Why not, in the words of the page. */
  | { readonly signedIn: false; readonly told: string }
  /** What is due after the password. */
  | { readonly signedIn: false; readonly needs: 'code' | 'app' }

/** The registration form by the German labels of its fields; what is left out has a sensible value. */
export type RegistrationForm = Readonly<Record<string, string>>

export type RegistrationOutcome =
  | { readonly accepted: true }
  /** The labels of the fields at fault with what is wrong, and what is said above the form. */
  | { readonly accepted: false; readonly faults: Readonly<Record<string, string>>; readonly told?: string }

export type ConfirmationOutcome =
  | { readonly confirmed: true; readonly address: string }
  /** 'wrong password': that of another registration. */
  | { readonly confirmed: false; readonly why: 'expired' | 'wrong password' }

/** What the page behind the link of a letter shows: its form, or that it has expired. */
export type LinkSeen = 'form' | 'expired'

/** What became of the form that asks for a new password, or of the one that sets it. */
export type PasswordFormOutcome =
  | RegistrationOutcome
  | { readonly accepted: false; readonly expired: true }
  /** Why not, in the words of the page. */
  | { readonly accepted: false; readonly told: string }

/** What a person does with an account. */
export interface HoldsAnAccount {
  signIn(credentials: {
    readonly email: string
    readonly password: string
    /** The address to return to afterwards, as a link carries it. */
    readonly target?: string
  }): Promise<SignInOutcome>
  /** Is signed in already when somebody looks: not by the page that others are asked on. Answers whether it is so. */
  comeSignedIn(credentials: { readonly email: string; readonly password: string }): Promise<boolean>
  signOut(): Promise<void>
  /** First and last name, or undefined for somebody who is not signed in. */
  whoAmI(): Promise<string | undefined>
  /** At the address of the form, which may carry a target; its usual one by default. */
  /** Begins to fill in the form of the registration. */
  beginToRegister(): Promise<void>
  register(form: RegistrationForm, address?: string): Promise<RegistrationOutcome>
  /** Follows the link of the letter and confirms with a password; stands where that leads afterwards. */
  confirm(token: string, password: string): Promise<ConfirmationOutcome>
  /** Opens the link of that letter, and looks at the page. */
  openConfirmation(token: string): Promise<LinkSeen>
  /** Asks for a letter with a link to a new password. */
  forgotPassword(email: string): Promise<PasswordFormOutcome>
  /** Follows the link of that letter and sets a password. */
  resetPassword(token: string, password: string): Promise<PasswordFormOutcome>
  /** Opens the link of that letter, and looks at the page. */
  openPasswordReset(token: string): Promise<LinkSeen>
  /** What the registration form offers to choose from. */
  choices(field: 'Anrede' | 'Funktion'): Promise<readonly string[]>
}
