import { Icon } from './icon.tsx'
import { Paragraphs, type DrawsLine } from './paragraphs.tsx'
import { Prose } from './prose.tsx'

interface Question {
  /** By which links lead to it. */
  readonly id?: string
  readonly question: string
  /** Plain, or as HTML made from Markdown. */
  readonly answer: string | { readonly html: string }
}

/** Questions that open their answers, without a script. */
export const Questions = ({
  questions,
  line,
}: {
  readonly questions: readonly Question[]
  /** How the paragraphs of plain answers are shown. */
  readonly line?: DrawsLine
}) => (
  <div>
    {questions.map(({ id, question, answer }) => (
      <details key={question} id={id} className="day faq">
        <summary>
          <h3 className="h4">{question}</h3>
          <Icon name="down" />
        </summary>
        {typeof answer === 'string' ? (
          <div className="prose">
            <Paragraphs text={answer} {...(line && { line })} />
          </div>
        ) : (
          <Prose html={answer.html} />
        )}
      </details>
    ))}
  </div>
)
