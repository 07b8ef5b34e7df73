import { confirmationHours } from '#core/accounts/accounts.ts'
import { forEveryone } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { WholeWords } from '../../ui/whole-words.tsx'
import { pageWording } from '#wording/pages.ts'

const words = pageWording.account.thanks

/** After registering: what to do next. It says the same whether or not the address had an account. */
export const registeredPage: Page<null> = {
  async loader() {
    return forEveryone(null, [])
  },
  head: () => ({ title: words.title, noindex: true, crumbs: [] }),
  Component: () => (
    <div className="wrap rhead stack g3">
      <h1>
        <WholeWords text={words.title} />
      </h1>
      <p className="lead">
        <WholeWords text={words.text(confirmationHours)} />
      </p>
      <p>
        <WholeWords text={words.nothing} />
      </p>
    </div>
  ),
}
