/** Words that are read as one and may not break at their hyphen. */
const whole = /E-Mails?/

/**
 * A text whose words stay in one piece on narrow screens; what it says is untouched, so that it can be found and
 * copied.
 */
export const WholeWords = ({ text }: { readonly text: string }) => {
  const found = whole.exec(text)
  if (!found) return text
  const [word] = found
  return (
    <>
      {text.slice(0, found.index)}
      <span className="nowrap">{word}</span>
      <WholeWords text={text.slice(found.index + word.length)} />
    </>
  )
}
