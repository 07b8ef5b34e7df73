import { limited } from '#core/text/limit-text.ts'
import { CachedParagraph, type Around, type Part } from '../cached-part.tsx'

interface ShownText {
  readonly text: string
  readonly limit: number
}

/**
 * A text of plain words whose rest scripts fold away. The rest is named for the styles, which keep the height that it
 * will have until the scripts have come, so that the page stands still; where they never come, all of it is shown.
 */
export const LimitedTextHost = ({ text, limit, frame }: ShownText & { readonly frame: Around }) => (
  <div data-widget="limited-text" data-limit={limit}>
    <CachedParagraph part={inTwoParts} shown={{ text, limit }} around={frame} />
  </div>
)

const inTwoParts: Part<ShownText> = ({ text, limit }) => {
  const short = limited(text, limit).text.replace(/…$/, '')
  const rest = text.startsWith(short) ? text.slice(short.length) : ''
  return (
    <>
      {rest === '' ? text : short}
      {rest !== '' && <span data-rest="">{rest}</span>}
    </>
  )
}
