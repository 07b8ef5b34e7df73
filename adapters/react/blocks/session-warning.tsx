import * as addressOf from '#core/shared/addresses.ts'
import { signInHref } from '#core/wishlist/sign-in-link.ts'
import { sessionWording as words } from '#wording/pages/session.ts'
import type { Frame } from '../page.ts'

/**
 * Stands on pages of members: what the script shows before a session ends and after it has ended (WCAG 2.2.1). Nothing
 * of it is seen without a script; then a form that comes too late leads to the login.
 */
export const SessionWarning = ({ frame: { settings, here } }: { readonly frame: Frame }) => (
  <template data-session-warning="">
    <dialog className="top-r" aria-modal="true" aria-labelledby="session-ends" aria-describedby="session-ends-text">
      <div className="stack">
        <h2 id="session-ends">{words.ends}</h2>
        <p id="session-ends-text">{words.endsText}</p>
        <p>
          {words.left} <b data-left="" />
        </p>
        <button className="btn wide" type="button" data-extend="">
          {words.extend}
        </button>
        <p className="center">
          <a href={addressOf.signOut}>{words.signOut}</a>
        </p>
      </div>
    </dialog>
    <dialog className="top-r" aria-modal="true" aria-labelledby="session-over">
      <div className="stack">
        <h2 id="session-over">{words.over}</h2>
        <p>{words.overText}</p>
        <a className="btn wide" href={signInHref(settings, here)} target="_blank" rel="noopener">
          {words.signIn}
        </a>
        <button className="btn alt wide" type="button" data-close="">
          {words.back}
        </button>
      </div>
    </dialog>
  </template>
)
