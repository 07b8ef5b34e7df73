// Without React: what each part of the settings says of itself.
import type { ReactNode } from 'react'
import type { FeedAddress } from '#core/calendar-feeds/ports.ts'
import type { Address } from '#core/shared/addresses.ts'
import type { Result } from '#core/shared/result.ts'
import type { SiteRefusal } from '#core/site.ts'
import type { PageRequest } from '../../page.ts'
import type { WhyNot } from '../../ui/why-not.ts'

/** Why a part was not saved, and what was typed, but never a password. */
export interface NotSaved {
  readonly part: string
  readonly refusal: SiteRefusal
  readonly says: WhyNot
  /** All that a field says. */
  readonly typed: Readonly<Record<string, readonly string[]>>
}

/** What a part did, and shows in the answer to its form alone, because it is told once. */
export interface ShownOnce {
  readonly part: string
  readonly once: FeedAddress
}

/** What a part has to show, and the page that its forms are sent to. */
export interface PartProps<Shown> {
  readonly shown: Shown
  readonly notSaved: NotSaved | undefined
  readonly once?: ShownOnce['once'] | undefined
  readonly here: Address
}

/** A part of the settings: its section, and what its forms do. */
export interface SettingsPart<Shown> {
  /** Its anchor, and by which its forms name it. */
  readonly id: string
  readonly title: string
  /** What is said above the page once it is saved. */
  readonly saved: { readonly title: string; readonly text?: string }
  /** Saves what a form of it holds; answers where to go on, if not to the page itself, or what is shown once. */
  act(asked: PageRequest): Promise<Result<Address | ShownOnce['once'] | undefined, SiteRefusal>>
  /** Fields that are shown again where it was not saved. */
  readonly typed: readonly string[]
  Component(props: PartProps<Shown>): ReactNode
}

/** The field by which a form says which part it belongs to. */
export const partField = 'teil'

/** In the address: the part that was saved. */
export const savedField = 'gespeichert'
