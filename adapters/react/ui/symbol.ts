// Without React: an icon for `<use>` to show wherever the document names it, as HTML.
export const symbolWith = (name: string, outline: string): string =>
  `<symbol id="i-${name}" viewBox="0 0 24 24">${outline}</symbol>`

/** Symbols of a document, each defined once: a third of the bytes and of the time of drawing each in place. */
export const spriteWith = (symbols: string): string => `<svg class="sprite" aria-hidden="true">${symbols}</svg>`
