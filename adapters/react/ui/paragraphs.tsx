/** Running text of the content: an empty line begins a new paragraph. */
export const Paragraphs = ({ text }: { readonly text: string }) =>
  text
    .split(/\n+/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => <p key={paragraph}>{paragraph}</p>)
