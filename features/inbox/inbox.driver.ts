import type { Closed } from '../booking/office.driver.ts'

/** A request as a line of the inbox, in the words of the page. */
export interface RequestSeen {
  readonly form: string
  readonly from: string
  readonly state: string
  readonly who: string
}

/** What came of something that was done: nothing to say, or what was told. */
type WhyNotDone = Promise<string | undefined>

/** What somebody of the office does with what was sent by forms. */
export interface KeepsTheInbox {
  /** All of it or what a choice leaves, from the first to the last page. */
  look(choice?: { readonly state?: string; readonly mine?: true }): Promise<readonly RequestSeen[] | Closed>
  /** What else waits for the office, each in its words. */
  beside(): Promise<readonly string[]>
  /** Opens the first of a form; what follows is done to it as it was then. */
  open(form: string): Promise<void>
  /** All that stands on it as it was sent. */
  sent(): Promise<string>
  standing(): Promise<string>
  /** 'Beantwortet (Jonas Yıldız): Am Montag.' */
  history(): Promise<readonly string[]>
  takeOn(): WhyNotDone
  /** To somebody by name, or to nobody. */
  assign(name: string): WhyNotDone
  answer(text: string, subject?: string): WhyNotDone
  note(text: string): WhyNotDone
  close(word?: string): WhyNotDone
  reopen(): WhyNotDone
  /** What stands in the form for an answer, after it was refused. */
  typedAnswer(): Promise<string>
}
