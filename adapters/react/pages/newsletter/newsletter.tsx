import * as addressOf from '#core/shared/addresses.ts'
import { confirmationHours } from '#core/forms/double-opt-in.ts'
import { formWords } from '#wording/forms/forms.ts'
import { newsletterWording } from '#wording/pages/newsletter.ts'
import { afterForm, forEveryone } from '../../answers.ts'
import { RequestForm, sendForm, type NotSent } from '../../blocks/request-form.tsx'
import type { Page } from '../../page.ts'
import { WholeWords } from '../../ui/whole-words.tsx'

const kind = 'newsletter-subscription-request'
const words = formWords[kind]
const { sent } = newsletterWording

/** Asks for the newsletter. Every address is answered alike. */
export const newsletterPage: Page<null, NotSent> = {
  async loader() {
    return forEveryone(null, [])
  },
  action: async ({ site, form, files }) =>
    sendForm(kind, { form, files }, site.office.newsletter.subscribe, () => afterForm(addressOf.requestSent(kind))),
  head: () => ({ title: words.title, description: words.description, canonical: addressOf.newsletter, crumbs: [] }),
  Component: ({ acted, frame: { brand } }) => (
    <div className="wrap rhead stack g3">
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <RequestForm kind={kind} action={addressOf.newsletter} acted={acted} heading="h2" brand={brand} />
    </div>
  ),
}

/** After asking: what to do next. */
export const newsletterSentPage: Page<null> = {
  async loader() {
    return forEveryone(null, [])
  },
  head: () => ({ title: sent.title, noindex: true, crumbs: [] }),
  Component: () => (
    <div className="wrap rhead stack g3">
      <h1>
        <WholeWords text={sent.title} />
      </h1>
      <p className="lead">
        <WholeWords text={sent.text(confirmationHours)} />
      </p>
      <p>
        <WholeWords text={sent.nothing} />
      </p>
    </div>
  ),
}
