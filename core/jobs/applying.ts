import type { ForKnowingTheBrand } from '../brand/ports.ts'
import { normalEmail } from '../shared/email-address.ts'
import { tidy, tidyProse } from '../shared/field-rules.ts'
import type { ForTakingForms } from '../forms/ports.ts'
import { storableFiles } from '../forms/storable-files.ts'
import type { Clock } from '../shared/clock.ts'
import { done, refused, type Result } from '../shared/result.ts'
import type { ForChanging } from '../shared/transaction.ts'
import type { Visitor } from '../shared/visitor.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import { lettersAbout } from './application-letters.ts'
import { whyNotApplied } from './application-rules.ts'
import type { Application } from './applications.ts'
import type { Position } from './jobs.ts'
import { keepApplication, type ApplicationsTx } from './keeping-applications.ts'
import type { ApplicationAsk, ForFindingWork, WhyNotApplied } from './ports.ts'
import { deletedOn } from './retention.ts'

export interface ApplyingNeeds {
  readonly forms: ForTakingForms
  readonly clock: Clock
  readonly change: ForChanging<ApplicationsTx>
  readonly content: ForKnowingTheBrand
  readonly secrets: Pick<ForMakingSecrets, 'digest' | 'id'>
}

/** What the applicant is told at once; the rest is in his letter. */
const message = 'Ihre Bewerbung ist angekommen. Eine Bestätigung ist per E-Mail an Sie unterwegs.'

/** Takes an application once, for a position that is open. */
export const applyOf =
  (
    visitor: Visitor,
    open: (ask: Pick<ApplicationAsk, 'department' | 'key'>) => Promise<Result<Position, WhyNotApplied>>,
    needs: ApplyingNeeds,
  ): ForFindingWork['apply'] =>
  async (asked) => {
    const position = await open(asked)
    if (!position.ok) return position
    const faulty = whyNotApplied(asked)
    if (faulty) return refused(faulty)

    const application = applicationFrom(asked, position.value, needs)
    const taken = await needs.forms.take(visitor, formOf(asked, application), async (once) => {
      const files = storableFiles(asked.files)
      const office = (await needs.content.brand())?.email ?? ''
      return needs.change(keepApplication(application, files, once, lettersAbout(application, files, office)))
    })
    return taken.ok ? done({ id: taken.value.id, message }) : taken
  }

const applicationFrom = (
  asked: ApplicationAsk,
  { id, title }: Position,
  { secrets, clock }: ApplyingNeeds,
): Application => {
  const [phone, text] = [tidy(asked.phone ?? ''), tidyProse(asked.message ?? '')]
  const appliedAt = clock.now()
  return {
    id: secrets.id(),
    position: { id, title },
    firstName: tidy(asked.firstName),
    lastName: tidy(asked.lastName),
    email: normalEmail(asked.email),
    ...(phone && { phone }),
    ...(text && { message: text }),
    appliedAt,
    deletedOn: deletedOn(appliedAt),
  }
}

const formOf = (
  { idempotencyKey, files }: ApplicationAsk,
  { position, firstName, lastName, email, phone, message: text }: Application,
) => ({
  kind: 'application',
  email,
  idempotencyKey,
  says: [String(position.id), firstName, lastName, email, phone, text],
  files,
})
