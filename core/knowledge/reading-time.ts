/** Words a minute that people read of a text that they have to think about. */
const wordsAMinute = 200

/** How long a text given as HTML takes to read, in whole minutes, at least one. */
export const readingMinutes = (...html: readonly string[]): number => {
  const words =
    html
      .join(' ')
      .replaceAll(/<[^<>]*>/g, ' ')
      .match(/[\p{L}\d]+/gu)?.length ?? 0
  return Math.max(1, Math.round(words / wordsAMinute))
}
