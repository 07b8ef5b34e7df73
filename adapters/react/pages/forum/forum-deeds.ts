// Without React: what the forms of the forum do.
import { threadHref, openingHref, ownForumHref, postAnchor, firstOfPage } from '#core/forum/forum-address.ts'
import { categoryOf } from '#core/forum/forum.ts'
import { isReportReason } from '#core/forum/reports.ts'
import { done, refused, type Result } from '#core/shared/result.ts'
import type { SiteRefusal } from '#core/site.ts'
import { signInHref } from '#core/wishlist/sign-in-link.ts'
import type { PostedForm } from '#pages-port/posted-form.ts'
import { forumWording } from '#wording/pages/forum.ts'
import { afterForm, again, notFound } from '../../answers.ts'
import type { ActionAnswer, PageRequest } from '../../page.ts'

export type Saved = keyof typeof forumWording.saved
export const deedField = 'was'

export const isSaved = (text: string | null | undefined): text is Saved =>
  text !== undefined && text !== null && Object.hasOwn(forumWording.saved, text)

/** A form that did nothing, with what was typed. */
export interface NotDone {
  readonly deed: Saved
  readonly refusal: SiteRefusal
  readonly typed: PostedForm
}

/** Where one goes on. */
type Deed = (asked: PageRequest) => Promise<Result<string, SiteRefusal>>

/** 'BEM, § 167 SGB IX' → two tags. */
const tagsIn = (text: string): readonly string[] => text.split(',')

const threadIn = ({ params }: PageRequest): string => params['thread'] ?? ''

/** The page of the thread that shows a post which there is, after something was done to it. */
const backTo = async (asked: PageRequest, saved: Saved, postId?: string): Promise<string> => {
  const id = threadIn(asked)
  const from = Number(asked.url.searchParams.get('ab') ?? 1)
  return threadHref(id, { own: true, from, saved, ...(postId !== undefined && { at: postAnchor(postId) }) })
}

const deeds: Readonly<Partial<Record<Saved, Deed>>> = {
  async beitreten({ site, form, url }) {
    const answer = await site.knowledge.forum.join({
      nickname: form.one('nickname') ?? '',
      netiquette: form.one('netiquette') === 'on',
    })
    return answer.ok ? done(`${url.pathname}?ich&gespeichert=beitreten`) : answer
  },
  async eroeffnen({ site, form, params }) {
    const answer = await site.knowledge.forum.open({
      categoryId: params['category'] ?? '',
      title: form.one('title') ?? '',
      body: form.one('body') ?? '',
      tags: tagsIn(form.one('tags') ?? ''),
    })
    if (!answer.ok) return answer
    const { threadId, state } = answer.value
    return done(threadHref(threadId, { own: true, saved: state === 'wartet' ? 'wartet' : 'eroeffnen' }))
  },
  async antworten(asked) {
    const { site, form } = asked
    const threadId = threadIn(asked)
    const replyTo = form.one('replyTo')
    const answer = await site.knowledge.forum.answer({
      threadId,
      body: form.one('body') ?? '',
      ...(replyTo !== undefined && replyTo !== '' && { replyTo }),
    })
    if (!answer.ok) return answer
    const { id, state } = answer.value
    const page = await site.knowledge.forum.posts({ threadId, limit: 1 })
    const from = page.ok ? firstOfPage(page.value.thread.posts) : 1
    const saved = state === 'wartet' ? 'wartet' : 'antworten'
    return done(threadHref(threadId, { own: true, from, saved, at: postAnchor(id) }))
  },
  async bearbeiten(asked) {
    const id = asked.form.one('id') ?? ''
    const answer = await asked.site.knowledge.forum.edit({ id, body: asked.form.one('body') ?? '' })
    return answer.ok ? done(await backTo(asked, 'bearbeiten', id)) : answer
  },
  async loeschen(asked) {
    const answer = await asked.site.knowledge.forum.remove({ id: asked.form.one('id') ?? '' })
    if (!answer.ok) return answer
    const left = await asked.site.knowledge.forum.posts({ threadId: threadIn(asked), limit: 1 })
    return done(left.ok ? await backTo(asked, 'loeschen') : `${ownForumHref}&gespeichert=loeschen`)
  },
  abonnieren: (asked) => following(asked, true),
  abbestellen: (asked) => following(asked, false),
  annehmen: (asked) => accepting(asked, asked.form.one('id') ?? ''),
  ablehnen: (asked) => accepting(asked, null),
  async melden(asked) {
    const { site, form } = asked
    const reason = form.one('reason')
    if (!isReportReason(reason)) return refused({ why: 'not-found' })
    const email = form.one('email')
    const answer = await site.knowledge.forum.report({
      postId: form.one('id') ?? '',
      reason,
      explanation: form.one('explanation') ?? '',
      ...(email !== undefined && { email }),
    })
    return answer.ok ? done(threadHref(threadIn(asked), { saved: 'melden' })) : answer
  },
}

const following = async (asked: PageRequest, follows: boolean): Promise<Result<string, SiteRefusal>> => {
  const answer = await asked.site.knowledge.forum.follow({ threadId: threadIn(asked), follows })
  return answer.ok ? done(await backTo(asked, follows ? 'abonnieren' : 'abbestellen')) : answer
}

const accepting = async (asked: PageRequest, postId: string | null): Promise<Result<string, SiteRefusal>> => {
  const answer = await asked.site.knowledge.forum.accept({ threadId: threadIn(asked), postId })
  return answer.ok ? done(await backTo(asked, postId === null ? 'ablehnen' : 'annehmen', postId ?? undefined)) : answer
}

/** Does what a form of the forum asks, and leads on; or answers it again with what was wrong. */
export const actInForum = async (asked: PageRequest): Promise<Response | ActionAnswer<NotDone>> => {
  const deed = asked.form.one(deedField)
  const act = isSaved(deed) ? deeds[deed] : undefined
  if (!isSaved(deed) || !act) throw notFound()
  const answer = await act(asked)
  if (answer.ok) return afterForm(answer.value)
  const { refusal } = answer
  if (refusal.why === 'not-signed-in') {
    const category = categoryOf(asked.params['category'])
    const back = category ? openingHref(category.id) : threadHref(threadIn(asked), { own: true })
    return afterForm(signInHref(asked.settings, asked.params['thread'] || category ? back : ownForumHref))
  }
  return again(refusal, { deed, refusal, typed: asked.form })
}
