import type { SubjectName } from '#core/alerts/alerts.ts'

/** What somebody does who wants to be told of changes. */
export interface Follows {
  /** Asks to be told, taking time over the form; answers what he is told, nothing where there is no such thing. */
  ask(subject: SubjectName, email: string, pass: (seconds: number) => void): Promise<string | undefined>
  /** Whether the link of a letter was worth something. */
  confirm(token: string): Promise<boolean>
  stop(token: string): Promise<boolean>
  /** Titles of what she follows, as far as she sees it. */
  own(): Promise<readonly string[]>
  end(title: string): Promise<void>
}
