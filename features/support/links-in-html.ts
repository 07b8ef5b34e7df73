/** Where HTML leads, in its order. */
export const linksInHtml = (html: string): readonly string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, to = '']) => to)
