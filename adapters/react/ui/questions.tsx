import { Icon } from './icon.tsx'
import { Paragraphs } from './paragraphs.tsx'

/** Questions that open their answers, without a script. */
export const Questions = ({
  questions,
}: {
  readonly questions: readonly { readonly question: string; readonly answer: string }[]
}) => (
  <div>
    {questions.map(({ question, answer }) => (
      <details key={question} className="day faq">
        <summary>
          <h3 className="h4">{question}</h3>
          <Icon name="down" />
        </summary>
        <div className="prose">
          <Paragraphs text={answer} />
        </div>
      </details>
    ))}
  </div>
)
