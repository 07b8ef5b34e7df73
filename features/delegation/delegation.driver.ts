/** What a call said: 'done', or why it was not. */
export type Said = 'done' | (string & {})

/** What somebody of a Gremium does with an event of its list that is taken to the meeting. */
export interface TakesToTheMeeting {
  /** An entry by its title; why it cannot be taken there, or 'done'. */
  take(title: string): Promise<Said>
  /** Chooses these people by name, and nobody else. */
  choose(names: readonly string[]): Promise<void>
  /** Names, '(chosen)' behind those who are. */
  candidates(): Promise<readonly string[]>
  /** What stands beside the name of one of them. */
  clashes(name: string): Promise<readonly string[]>
  /** On the invoice for the chosen, as '1.000,00'; undefined where nobody is chosen. */
  costs(): Promise<string | undefined>
  /** Name of the file that she prints for the chosen; or why she gets none. */
  print(kind: 'tagesordnung' | 'beschluss'): Promise<Said>
  reserve(): Promise<Said>
}
