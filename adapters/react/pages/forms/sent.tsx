import { formsByKind, isReference, type RequestKind } from '#core/form-requests/form-requests.ts'
import type { DescribedForm } from '#core/forms/described-form.ts'
import { formWords } from '#wording/forms/forms.ts'
import { formsWording } from '#wording/pages/forms.ts'
import { forEveryone, forOne, notFound } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { WholeWords } from '../../ui/whole-words.tsx'
import * as addressOf from '#core/shared/addresses.ts'

const words = formsWording.sent
const referenceField = 'vorgang'

interface Sent {
  readonly kind: RequestKind
  /** Under which one may ask after it; absent where the address names none. */
  readonly reference?: string
}

const described = (kind: RequestKind): DescribedForm => formsByKind[kind]
const isKind = (kind: string): kind is RequestKind => Object.hasOwn(formsByKind, kind)

/** After a form was sent: its number and what happens next. It names nobody. Declarations are answered by a receipt. */
export const sentPage: Page<Sent> = {
  reads: [referenceField],
  async loader({ params, url }) {
    const { kind = '' } = params
    if (!isKind(kind) || described(kind).declaration) throw notFound()
    const reference = url.searchParams.get(referenceField) ?? ''
    return isReference(reference) ? forOne({ kind, reference }) : forEveryone({ kind }, [])
  },
  head: () => ({ title: words.title, noindex: true, crumbs: [] }),
  Component: ({ data: { kind, reference } }) => {
    const form = described(kind)
    return (
      <div className="wrap rhead stack g3">
        <h1>
          <WholeWords text={words.title} />
        </h1>
        {reference && <p className="lead">{words.reference(reference)}</p>}
        <p>{formWords[kind].next}</p>
        {!form.ofMembers && <p>{words.letter}</p>}
        <p>{words.storedFor(form.monthsStored)}</p>
        <p>
          <GoLink href={addressOf.home}>{words.back}</GoLink>
        </p>
      </div>
    )
  },
}
