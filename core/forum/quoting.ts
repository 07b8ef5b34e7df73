/** So many characters of a post are quoted; of the rest, nothing. */
const longestQuote = 1000

/** A post as one quotes it: each line behind '>', without what it quotes itself. */
export const quoted = (name: string, body: string): string => {
  const lines = body
    .slice(0, longestQuote)
    .split('\n')
    .filter((line) => !line.startsWith('>'))
  const said = lines.join('\n').trim().split('\n')
  return `> **${name}:**\n${said.map((line) => `> ${line}`).join('\n')}\n\n`
}
