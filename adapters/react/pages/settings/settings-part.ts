// Without React: what each part of the settings says of itself.
import type { ReactNode } from 'react'
import type { Address } from '#core/shared/addresses.ts'
import type { Result } from '#core/shared/result.ts'
import type { SiteRefusal } from '#core/site.ts'
import type { PageRequest } from '../../page.ts'

/** Why a part was not saved, and what was typed, but never a password. */
export interface NotSaved {
  readonly part: string
  readonly refusal: SiteRefusal
  /** All that a field says. */
  readonly typed: Readonly<Record<string, readonly string[]>>
}

/** What a part has to show, and the page that its forms are sent to. */
export interface PartProps<Shown> {
  readonly shown: Shown
  readonly notSaved: NotSaved | undefined
  readonly here: Address
}

/** A part of the settings: its section, and what its forms do. */
export interface SettingsPart<Shown> {
  /** Its anchor, and by which its forms name it. */
  readonly id: string
  readonly title: string
  /** What is said above the page once it is saved. */
  readonly saved: { readonly title: string; readonly text?: string }
  /** Saves what a form of it holds; answers where to go on, if not to the page itself. */
  act(asked: PageRequest): Promise<Result<Address | undefined, SiteRefusal>>
  /** Fields that are shown again where it was not saved. */
  readonly typed: readonly string[]
  Component(props: PartProps<Shown>): ReactNode
}

/** The field by which a form says which part it belongs to. */
export const partField = 'teil'

/** In the address: the part that was saved. */
export const savedField = 'gespeichert'
