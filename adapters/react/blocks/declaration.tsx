import type { Brand } from '#core/brand/brand.ts'
import type { Declared, RequestKind } from '#core/form-requests/form-requests.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { declarationsWording, saidInReceipt } from '#wording/forms/declarations.ts'
import { shellWording } from '#wording/pages/shell.ts'
import { WholeWords } from '../ui/whole-words.tsx'
import { ContactWays } from './contact-ways.tsx'

const words = declarationsWording

interface Branded {
  readonly brand: Brand
}

/** A declaration may come by any way: by telephone, by e-mail, by post. */
export const OtherWaysToDeclare = ({ brand }: Branded) => (
  <>
    <WholeWords text={words.otherWays} /> <ContactWays brand={brand} />. {words.postalAddress}{' '}
    <a href={addressOf.imprint}>{shellWording.legalPages.impressum}</a>.
  </>
)

/** Nothing was declared yet, and what to do where that is urgent. */
export const NotDeclared = ({ brand }: Branded) => (
  <p>
    {words.notArrived} <OtherWaysToDeclare brand={brand} />
  </p>
)

/** Where the notes on data protection are; nobody has to tick that he read them. */
export const PrivacyNote = () => (
  <p className="small">
    {words.privacy} <a href={addressOf.privacy}>{shellWording.legalPages.datenschutz}</a>.
  </p>
)

/** What was declared, the day and the time, as the letter says it. */
export const ReceiptFacts = ({ kind, declared }: { readonly kind: RequestKind; readonly declared: Declared }) => (
  <dl className="stack g2 request-part said">
    {saidInReceipt(kind, declared).map(({ label, text }) => (
      <div key={label}>
        <dt className="small mute">{label}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)
