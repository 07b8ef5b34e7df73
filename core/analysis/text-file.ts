/** The whole text as a file to be saved, each page under its heading; nothing is stored for it anywhere. */
export const textDataAddress = (pages: readonly string[], heading: (page: number) => string): string => {
  const text = pages.map((page, nth) => `${heading(nth + 1)}\n\n${page}\n`).join('\n')
  return `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`
}
