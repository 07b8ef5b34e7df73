import type { SettingsOutcome } from '../login/login.driver.ts'

/** A form of a part of the settings by its labels; of a box 'ja' or 'nein'. */
export type SettingsForm = Readonly<Record<string, string>>

/** What a member says of herself, by the titles of the parts of her settings and the labels of their fields. */
export interface DescribesHerself {
  /** Has a part before her as it is now. */
  open(part: string): Promise<void>
  /** Fills a part in over what she has before her, or over what there is now, and sends it. */
  save(part: string, form: SettingsForm): Promise<SettingsOutcome>
  /** What stands in a field of a part. */
  read(part: string, label: string): Promise<string>
  /** What she agreed to and took back, the newest first. */
  consents(): Promise<readonly string[]>
  endAccount(password: string): Promise<SettingsOutcome>
  keepAccount(): Promise<void>
  /** The day on which her account is deleted, dd.mm.yyyy; nothing where it is not. */
  accountEnds(): Promise<string>
  /** Follows the link of the letter that keeps an account. */
  keepAccountByLink(token: string): Promise<'kept' | 'expired'>
}
