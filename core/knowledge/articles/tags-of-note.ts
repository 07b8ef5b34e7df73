import type { CountedTag } from './articles.ts'

/** Under fewer articles than these a tag tells nothing that the articles do not tell themselves. */
const fewestOfTag = 3

/** Whether the page of a tag is one that searches may show. */
export const isOfNote = ({ count }: Pick<CountedTag, 'count'>): boolean => count >= fewestOfTag
