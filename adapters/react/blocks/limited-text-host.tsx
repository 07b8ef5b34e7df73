import { limited } from '#core/text/limit-text.ts'

/**
 * A text of plain words whose rest scripts fold away. The rest is named for the styles, which keep the height that it
 * will have until the scripts have come, so that the page stands still; where they never come, all of it is shown.
 */
export const LimitedTextHost = ({ text, limit }: { readonly text: string; readonly limit: number }) => {
  const short = limited(text, limit).text.replace(/…$/, '')
  const rest = text.startsWith(short) ? text.slice(short.length) : ''
  return (
    <div data-widget="limited-text" data-limit={limit}>
      <p>
        {rest === '' ? text : short}
        {rest !== '' && <span data-rest="">{rest}</span>}
      </p>
    </div>
  )
}
