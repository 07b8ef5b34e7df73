import type { Self } from '#core/accounts/accounts.ts'
import type { OpenSession } from '#core/login/login.ts'
import type { SecondFactorState } from '#core/login/ports.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { settingsWording } from '#wording/pages/settings.ts'
import { loginPart } from './login-part.tsx'
import { passwordPart } from './password-part.tsx'
import { secondFactorPart } from './second-factor-part.tsx'
import { sessionsPart } from './sessions-part.tsx'
import { settingsViewOf, type SettingsPageOf } from './settings-page.tsx'

/** How a member signs in, and where he is signed in. */
export interface LoginShown {
  readonly who: Self
  readonly sessions: readonly OpenSession[]
  readonly secondFactor: SecondFactorState
}

/** Its parts; a new part is a file and a line here. */
export const settingsOfLoginParts: SettingsPageOf<LoginShown> = {
  address: addressOf.settingsOfLogin,
  title: settingsWording.pages.login,
  parts: [loginPart, passwordPart, sessionsPart, secondFactorPart],
}

/** How a member signs in; a new part is a file and a line here. */
export const settingsOfLoginView = settingsViewOf(settingsOfLoginParts)
