import { referenceOf, type Declared } from '#core/form-requests/form-requests.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { declarationsWording } from '#wording/forms/declarations.ts'
import { formWords } from '#wording/forms/forms.ts'
import { formsWording } from '#wording/pages/forms.ts'
import { shellWording } from '#wording/pages/shell.ts'
import { answered, forEveryone } from '../../answers.ts'
import { ContactWays } from '../../blocks/contact-ways.tsx'
import { ReceiptFacts } from '../../blocks/declaration.tsx'
import { RequestForm, sendForm, type NotSent } from '../../blocks/request-form.tsx'
import type { Frame, Page } from '../../page.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { Note } from '../../ui/note.tsx'
import { WholeWords } from '../../ui/whole-words.tsx'

const kind = 'withdrawal'
const words = formWords[kind]
const saying = declarationsWording

/**
 * A consumer withdraws from a contract (§ 356a BGB). The receipt is the answer to the form and stands at no address of
 * its own: nobody else can open it. Sent again by a reload, it is the same one.
 */
export const withdrawalPage: Page<null, NotSent | Declared> = {
  async loader() {
    return forEveryone(null, [])
  },
  action: async ({ site, form, files }) =>
    sendForm(kind, { form, files }, site.office.formRequests.withdrawal, answered<Declared>),
  head: () => ({
    title: words.title,
    description: words.description,
    noindex: true,
    crumbs: [{ title: shellWording.legalPages.widerruf, href: addressOf.withdrawal }],
  }),
  Component: ({ acted, frame }) => (
    <div className="wrap rhead stack g3">
      <h1>{words.title}</h1>
      {acted && 'declaredAt' in acted ? (
        <Receipt declared={acted} frame={frame} />
      ) : (
        <>
          <p className="lead">{words.lead}</p>
          <RequestForm
            kind={kind}
            action={addressOf.declaringWithdrawal}
            acted={acted}
            heading="h2"
            brand={frame.brand}
          />
        </>
      )}
    </div>
  ),
}

const Receipt = ({ declared, frame: { brand } }: { readonly declared: Declared; readonly frame: Frame }) => (
  <>
    <Note icon="tick" tone="ok" title={saying.arrived} status focused>
      <p>{formsWording.sent.reference(referenceOf(declared.id))}</p>
      <p>
        <WholeWords text={saying.receipt[declared.receipt]} />
      </p>
    </Note>
    <ReceiptFacts kind={kind} declared={declared} />
    <p>{words.next}</p>
    <p>{saying.storing}</p>
    <p>
      {saying.questions} <ContactWays brand={brand} />
    </p>
    <p>
      <GoLink href={addressOf.home}>{formsWording.sent.back}</GoLink>
    </p>
  </>
)
