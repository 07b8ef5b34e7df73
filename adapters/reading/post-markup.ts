import MarkdownIt from 'markdown-it'
import type { ForDrawingPosts } from '#core/forum/ports.ts'
import { boundedCache } from '#core/shared/bounded-cache.ts'

/** Where links of members may lead; everything else stays text. */
const harmless = /^(?:https?:\/\/|mailto:|\/(?!\/))/i

/**
 * The Markdown of members: paragraphs, emphasis, lists, quotes, code and links. HTML of theirs stays text (`html:
 * false`); images, headings, rules and tables are not known, so that nothing is loaded from elsewhere and nothing looks
 * like the page around it.
 */
const markdown = new MarkdownIt({
  html: false,
  linkify: true,
  breaks: true,
  typographer: false,
  maxNesting: 20,
}).disable(['image', 'heading', 'lheading', 'hr', 'table', 'html_block', 'html_inline', 'reference'])
markdown.validateLink = (url) => harmless.test(url.trim())
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false })

const drawLink = markdown.renderer.rules['link_open']
markdown.renderer.rules['link_open'] = (tokens, index, options, env, self) => {
  const token = tokens[index]
  // Where it leads is all that it says of itself.
  if (token)
    token.attrs = [
      ['href', token.attrGet('href') ?? ''],
      ['rel', 'nofollow ugc noopener'],
    ]
  return drawLink ? drawLink(tokens, index, options, env, self) : self.renderToken(tokens, index, options)
}

/** Texts whose drawing is remembered: the worst of ten thousand characters takes 25 ms, and a page shows twenty. */
const mostRemembered = 300
const drawn = boundedCache<string, { readonly html: string }>(mostRemembered)

/** Draws what members wrote. */
export const drawingPosts: ForDrawingPosts = {
  html(text) {
    const before = drawn.get(text)
    if (before) return before.html
    const html = markdown.render(text)
    drawn.set(text, { html })
    return html
  },
}
