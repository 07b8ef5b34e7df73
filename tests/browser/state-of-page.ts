import type { Page } from 'playwright'
import type { Person } from './chromium.ts'
import type { OpenedSite } from './opened-site.ts'

/** What a state is reached with beside its page. */
export type Served = Pick<OpenedSite, 'letters' | 'pass'>

/** A state that a page is in after somebody did something on it. */
export interface StateOfPage {
  readonly state: string
  readonly address: string
  /** Who is signed in, nobody if left out. */
  readonly who?: Person
  /** Whether it looks different on a phone. */
  readonly differs?: boolean
  /** Only there on a phone. */
  readonly phoneOnly?: boolean
  /** The person has agreed that the video's provider is asked. */
  readonly agrees?: boolean
  /** A call fails on purpose, and the console says so. */
  readonly fails?: boolean
  /** Shown by code that another state proves with every run: visited in the long run alone. */
  readonly longOnly?: boolean
  readonly reach: (page: Page, served: Served) => Promise<void>
}

/** Comes when the page has said what was wrong. */
export const alertOf = (page: Page): Promise<void> => page.getByRole('alert').first().waitFor()

/** Whoever is signed in somewhere. */
export const signedInPeople: readonly Person[] = ['demo', 'mitglied', 'kollege', 'kollegin', 'redaktion', 'admin']
