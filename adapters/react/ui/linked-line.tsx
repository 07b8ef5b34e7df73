/** A line of plain text that leads to what it cites. */
export const LinkedLine = ({
  pieces,
}: {
  readonly pieces: readonly { readonly text: string; readonly url?: string }[]
}) => (
  <>
    {pieces.map(({ text, url }, position) =>
      url === undefined ? (
        text
      ) : (
        // A piece of a line has no name but its position, which is its own as long as the line is shown.
        // oxlint-disable-next-line react/no-array-index-key
        <a key={position} href={url}>
          {text}
        </a>
      ),
    )}
  </>
)
