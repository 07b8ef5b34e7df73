import { lineFault, proseFault, tidy, tidyProse, whyInvalid, type FieldRules } from '../shared/field-rules.ts'
import type { FieldFault, Invalid } from '../shared/result.ts'
import { lengthOf } from '../shared/text-length.ts'
import type { Instant } from '../shared/day.ts'
import {
  editMinutes,
  longestBody,
  longestReason,
  longestTag,
  longestTitle,
  mostTags,
  shortestBody,
  shortestReason,
  shortestTitle,
  type ForumMember,
  type Post,
  type PostState,
  releasesUntilTrusted,
} from './forum.ts'

export interface NewThread {
  readonly title: string
  readonly body: string
  readonly tags: readonly string[]
}
export type ThreadField = 'title' | 'body' | 'tags'

const titleFault = (title: string): FieldFault | undefined => {
  const text = tidy(title)
  if (text === '') return 'missing'
  return lengthOf(text) < shortestTitle ? 'too-short' : lineFault(text, longestTitle)
}

export const bodyFault = (body: string): FieldFault | undefined => {
  const text = tidyProse(body)
  return text === '' ? 'missing' : proseFault(text, shortestBody, longestBody)
}

const tagShape = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}§./-]| (?! ))*$/u

const tagsFault = (tags: readonly string[]): FieldFault | undefined => {
  const all = tidyTags(tags)
  if (all.length > mostTags) return 'too-many'
  if (all.some((tag) => lengthOf(tag) > longestTag)) return 'too-long'
  return all.every((tag) => tagShape.test(tag)) ? undefined : 'malformed'
}

/** Each once, without those that are empty. */
export const tidyTags = (tags: readonly string[]): readonly string[] => [
  ...new Set(tags.map(tidy).filter((tag) => tag !== '')),
]

const threadRules: FieldRules<NewThread, ThreadField> = {
  title: ({ title }) => titleFault(title),
  body: ({ body }) => bodyFault(body),
  tags: ({ tags }) => tagsFault(tags),
}

/** What is wrong with a thread that somebody wants to open. */
export const whyNoThread = (thread: NewThread): Invalid<ThreadField> | undefined => whyInvalid(threadRules, thread)

/** What is wrong with the text of a post. */
export const whyNoPost = (body: string): Invalid<'body'> | undefined => {
  const fault = bodyFault(body)
  return fault && { why: 'invalid', fields: { body: fault } }
}

/** What is wrong with the reason that goes into the log and to those whom it concerns. */
export const whyNoReason = (reason: string): Invalid<'reason'> | undefined => {
  const text = tidyProse(reason)
  const fault = text === '' ? 'missing' : proseFault(text, shortestReason, longestReason)
  return fault && { why: 'invalid', fields: { reason: fault } }
}

/** Whether a post of hers is read by the moderation before others see it. */
export const stateOfNew = ({ released }: Pick<ForumMember, 'released'>): PostState =>
  released < releasesUntilTrusted ? 'wartet' : 'sichtbar'

/** Whether its author may still change or remove it; of what waits nobody knows yet, so it stays hers. */
export const isOpenToAuthor = ({ at, state }: Pick<Post, 'at' | 'state'>, now: Instant): boolean =>
  state === 'wartet' || (state === 'sichtbar' && Date.parse(now) - Date.parse(at) <= editMinutes * 60_000)
