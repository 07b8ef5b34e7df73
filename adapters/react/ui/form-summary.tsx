import type { ReactNode } from 'react'
import { formsWording } from '#wording/pages/forms.ts'
import { Note } from './note.tsx'
import { WholeWords } from './whole-words.tsx'

const words = formsWording

interface Summed {
  /** Fields at fault in the order of the form, each with its sentence; a field that nobody sees leads nowhere. */
  readonly faults: readonly { readonly field: string; readonly says: string; readonly unseen?: boolean }[]
  /** Why the form was not heard although its fields are right. */
  readonly refusal?: string | undefined
  /** What else there is to say of it. */
  readonly children?: ReactNode
}

/** What was wrong with a form, above it, with ways to the fields; it gets the focus (design guide §9). */
export const FormSummary = ({ faults, refusal, children }: Summed) => (
  <Note icon="alert" tone="bad" alert title={refusal === undefined ? words.check(faults.length) : words.failed}>
    {refusal === undefined ? (
      <ul className="dash">
        {faults.map(({ field, says, unseen }) => (
          <li key={field}>
            {unseen ? (
              <WholeWords text={says} />
            ) : (
              <a href={`#${field}`}>
                <WholeWords text={says} />
              </a>
            )}
          </li>
        ))}
      </ul>
    ) : (
      <p>{refusal}</p>
    )}
    {children}
  </Note>
)
