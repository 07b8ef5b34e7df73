import type { Closed } from '../booking/office.driver.ts'

/** What administrators do with the order of themes, in the first rubric of the programme. */
export interface OrdersThemes {
  /** Titles in their order. */
  look(): Promise<readonly string[] | Closed>
  /** Moves a theme by one step, in the order that was looked at last; answers the sentence of a refusal, if any. */
  move(title: string, way: 'up' | 'down'): Promise<string | undefined>
  /** Drags a theme before another one, where there is a pointer; answers what is announced. */
  drag?(title: string, before: string): Promise<string>
}

/** What programs ask. */
export interface OrdersThemesAsAProgram {
  order(titles: readonly string[]): Promise<string | undefined>
}
