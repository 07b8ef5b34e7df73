/** Asks before something is done that nobody else's link may do: with a button that does it, and a way back. */
export const QuestionFirst = ({
  words,
  action,
  back,
}: {
  readonly words: { readonly question: string; readonly text: string; readonly submit: string; readonly stay: string }
  /** Where the answer is posted to. */
  readonly action: string
  readonly back: string
}) => (
  <div className="wrap rhead stack g3">
    <h1>{words.question}</h1>
    <p className="lead">{words.text}</p>
    <form className="row" method="post" action={action}>
      <button className="btn" type="submit">
        {words.submit}
      </button>
      <a className="btn alt" href={back}>
        {words.stay}
      </a>
    </form>
  </div>
)
