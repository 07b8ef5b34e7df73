import { linked, type CitedPages } from '../../citations/links.ts'
import type { Address } from '../../shared/addresses.ts'

/** A piece of a line, with where it leads if it is a link; all pieces joined are the line. */
export interface LinkedPiece {
  readonly text: string
  readonly url?: string
}

/** A line that leads to the norms and decisions which it cites and the site has, to each of them once. */
export const linkedText = (
  line: string,
  { pages, page, within }: { readonly pages: CitedPages; readonly page: Address; readonly within?: string },
): readonly LinkedPiece[] => {
  const pieces: LinkedPiece[] = []
  const linking = { pages, page, linkedBefore: new Set<Address>(), ...(within !== undefined && { within }) }
  for (const piece of linked(line, linking)) {
    const last = pieces.at(-1)
    if (piece.kind === 'link') pieces.push({ text: piece.text, url: piece.address })
    else if (last && last.url === undefined) pieces[pieces.length - 1] = { text: last.text + piece.text }
    else pieces.push({ text: piece.text })
  }
  return pieces
}
