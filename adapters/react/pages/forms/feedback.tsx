import * as addressOf from '#core/shared/addresses.ts'
import { signInHref } from '#core/wishlist/sign-in-link.ts'
import { formWords } from '#wording/forms/forms.ts'
import { forOne, seeElsewhere } from '../../answers.ts'
import { RequestForm, sendForm, type NotSent } from '../../blocks/request-form.tsx'
import type { Page } from '../../page.ts'

const words = formWords.feedback

/** What members think of the portal. Whoever is signed out is led to the login, and back. */
export const feedbackPage: Page<null, NotSent> = {
  async loader({ site, settings }) {
    const who = await site.account.accounts.whoAmI({})
    if (!who.ok || !who.value.isLoggedIn) throw seeElsewhere(signInHref(settings, addressOf.feedback))
    return forOne(null)
  },
  action: async ({ site, form, files }) => sendForm('feedback', { form, files }, site.office.formRequests.feedback),
  head: () => ({ title: words.title, description: words.description, noindex: true, crumbs: [] }),
  Component: ({ acted, frame: { brand } }) => (
    <div className="wrap rhead stack g3">
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <RequestForm kind="feedback" action={addressOf.feedback} acted={acted} heading="h2" brand={brand} />
    </div>
  ),
}
