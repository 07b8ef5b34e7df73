import type { RequestKind } from '#core/form-requests/form-requests.ts'
import type { Address } from '#core/shared/addresses.ts'
import type { Site } from '#core/site.ts'
import { formWords } from '#wording/forms/forms.ts'
import { forEveryone } from '../../answers.ts'
import { RequestForm, sendForm, type NotSent } from '../../blocks/request-form.tsx'
import type { Page } from '../../page.ts'
import { WholeWords } from '../../ui/whole-words.tsx'

/** A page that is one form: what it is about, its fields, and other ways to reach the office. */
export const formPage = (
  kind: RequestKind,
  address: Address,
  send: (site: Site) => Parameters<typeof sendForm>[2],
): Page<null, NotSent> => {
  const words = formWords[kind]
  return {
    async loader() {
      return forEveryone(null, [])
    },
    action: async ({ site, form, files }) => sendForm(kind, { form, files }, send(site)),
    head: () => ({ title: words.title, description: words.description, canonical: address, crumbs: [] }),
    Component: ({ acted, frame: { brand } }) => (
      <div className="wrap rhead stack g3">
        <h1>
          <WholeWords text={words.title} />
        </h1>
        <p className="lead">{words.lead}</p>
        <RequestForm kind={kind} action={address} acted={acted} heading="h2" brand={brand} />
      </div>
    ),
  }
}
