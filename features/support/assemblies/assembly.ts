import type { Page } from 'playwright'
import type { Visit } from '#features/support/visit.ts'
import type { Subscription } from '#core/newsletter/newsletter.ts'
import type { Invoice } from '#core/invoices/invoice.ts'
import type { Letter } from '#core/letters/ports.ts'
import type { Enclosure } from '#mail/transport.ts'
import type { ForSettingTheStage } from '#core/stage.ts'
import type { Breakable } from '#features/support/breakable-needs.ts'
import type { SettableClock } from '#features/support/settable-clock.ts'

/** One way to put the product together: which `Site`, and with or without a screen (architecture §1). */
export interface Assembly {
  readonly name: 'core' | 'http' | 'dom' | 'browser'
  /** An application of its own for one scenario, with an empty store. */
  open(): Promise<OpenApp>
  close(): Promise<void>
}

/** Whence somebody comes, and what a program shows of itself. */
export interface Caller {
  readonly network?: string
  readonly bearer?: string
}

export interface OpenApp {
  readonly stage: ForSettingTheStage
  readonly clock: SettableClock
  readonly faults: Breakable
  readonly witness: Witness
  /**
   * How many requests have arrived at the socket since the scenario began. Absent where a scenario need not be heard
   * there: in the core, which has none, and behind a screen, where every page is a request.
   */
  readonly requests?: () => number
  /** Where the application is served; what redirects and links may lead to. */
  readonly origin: string
  /** Letters the application would send, oldest first. */
  letters(): Promise<readonly Letter[]>
  /** What a letter says, as its reader has it before him. */
  textOf(letter: Letter): string
  /** The files that go with a letter, as the post encloses them. */
  enclosuresOf(letter: Letter): Promise<readonly { readonly name: string }[]>
  /** The calendars that a letter brings, as the post adds them. */
  calendarsOf(letter: Letter): Promise<readonly Enclosure[]>
  /** Does what is due by itself, as the server does every few seconds. */
  keepTimetable(): Promise<void>
  /** Invoices of the booking that has that link, as accounting finds them. */
  invoicesOf(token: string): Promise<readonly Invoice[]>
  /** What is stored of an address about the newsletter. */
  subscriptions(email: string): Promise<readonly Subscription[]>
  /** Reports of errors in the user interface that the application collected. */
  reports(): readonly string[]
  /** A new browser, or a new handle where there is no screen. */
  visit(from?: Caller): Promise<Visit>
  /** A window of a browser of its own, with or without scripts; absent where there is no browser. */
  readonly browserWindow?: (asked: { readonly scripts: boolean }) => Promise<Page>
  close(): Promise<void>
}

/** What the application was asked for since the scenario began: calls of the port, or requests seen on the socket. */
export interface Witness {
  adds(): number
  removes(): number
  /** How often a list of bookmarks was asked for. */
  lists(): number
  /** How often teasers and info boxes asked for themes. */
  themeLists(): number
}
