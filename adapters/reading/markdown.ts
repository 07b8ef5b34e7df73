import MarkdownIt from 'markdown-it'

/**
 * Raw HTML stays text; straight quotes become German ones. '(c)' is a letter of a list here, so replacements are off.
 */
export const markdown = new MarkdownIt({ html: false, typographer: true, quotes: '„“‚‘' }).disable('replacements')
