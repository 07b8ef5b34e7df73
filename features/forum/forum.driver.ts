/** What a call said: 'done', a post's state, or why it was not done. */
export type Said = string

/** What somebody does in the forum; threads are called by their titles, posts by their numbers. */
export interface Discusses {
  join(nickname: string, accepts: boolean): Promise<Said>
  /** 'reads, moderates, nicht-dabei' */
  mayIn(category: string): Promise<string>
  open(category: string, title: string, body: string): Promise<Said>
  answer(title: string, body: string): Promise<Said>
  change(title: string, nth: number, body: string): Promise<Said>
  remove(title: string, nth: number): Promise<Said>
  accept(title: string, nth: number): Promise<Said>
  /** Titles of a category, or of all that are open to everybody; or why there are none. */
  titles(category?: string): Promise<readonly string[] | Said>
  /** 'nickname: text' of each post, or why there is none. */
  posts(title: string): Promise<readonly string[] | Said>
  /** The number of the post that answers a thread; 0 where none does. */
  answeredBy(title: string): Promise<number>
  unread(title: string): Promise<number>
  follow(title: string): Promise<Said>
  /** Titles of what she follows. */
  followed(): Promise<readonly string[]>
  /** In how many threads something waits to be read, as told beside her name. */
  threadsToRead(): Promise<number>
  readToEnd(title: string): Promise<Said>
  report(title: string, nth: number, explanation: string, email: string): Promise<Said>
  object(token: string, text: string): Promise<Said>
  queue(): Promise<Said>
  release(title: string): Promise<Said>
  lock(title: string, reason: string): Promise<Said>
  merge(title: string, into: string, reason: string): Promise<Said>
  move(title: string, category: string, reason: string): Promise<Said>
  /** About the oldest report that is open. */
  decide(verdict: 'entfernt' | 'bleibt', reason: string): Promise<Said>
}
