// Without React: what each part of the settings says of itself.
import type { ReactNode } from 'react'
import type { Self } from '#core/accounts/accounts.ts'
import type { OpenSession } from '#core/login/login.ts'
import type { SecondFactorState } from '#core/login/ports.ts'
import type { Address } from '#core/shared/addresses.ts'
import type { Result } from '#core/shared/result.ts'
import type { SiteRefusal } from '#core/site.ts'
import type { PageRequest } from '../../page.ts'

/** What the parts show. */
export interface SettingsShown {
  readonly who: Self
  readonly sessions: readonly OpenSession[]
  readonly secondFactor: SecondFactorState
}

/** Why a part was not saved, and what was typed, but never a password. */
export interface NotSaved {
  readonly part: string
  readonly refusal: SiteRefusal
  readonly typed: Readonly<Record<string, string>>
}

/** A part of the settings: its section, and what its forms do. */
export interface SettingsPart {
  /** Its anchor, and by which its forms name it. */
  readonly id: string
  readonly title: string
  /** What is said above the page once it is saved. */
  readonly saved: { readonly title: string; readonly text?: string }
  /** Saves what a form of it holds; answers where to go on, if not to the page itself. */
  act(asked: PageRequest): Promise<Result<Address | undefined, SiteRefusal>>
  /** Fields that are shown again where it was not saved. */
  readonly typed: readonly string[]
  Component(props: { readonly shown: SettingsShown; readonly notSaved: NotSaved | undefined }): ReactNode
}

/** The field by which a form says which part it belongs to. */
export const partField = 'teil'

/** In the address: the part that was saved. */
export const savedField = 'gespeichert'
