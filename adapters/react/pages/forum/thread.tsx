import {
  editField,
  firstOfPage,
  fromField,
  ownField,
  quoteField,
  reportField,
  savedField,
  threadHref,
  writingAnchor,
} from '#core/forum/forum-address.ts'
import { postsOnPage } from '#core/forum/forum.ts'
import type { OwnView, ThreadPage } from '#core/forum/ports.ts'
import { quoted } from '#core/forum/quoting.ts'
import type { ShownPost } from '#core/forum/shown.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { categoryOf } from '#core/forum/forum.ts'
import { signInHref } from '#core/wishlist/sign-in-link.ts'
import { forumWording as words } from '#wording/pages/forum.ts'
import { forEveryone, forOne, notFound, redirectedTo, seeElsewhere } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import { actInForum, isSaved, type NotDone, type Saved } from './forum-deeds.ts'
import { DeedButton, JoinForm, PostForm, ReportForm, WhyNotDone } from './forum-forms.tsx'
import { PostPart } from './post.tsx'
import { nameOf } from './thread-rows.tsx'

interface Shown {
  readonly page: ThreadPage
  readonly from: number
  /** The address of the page itself. */
  readonly here: string
  /** Absent on pages that are the same for everybody. */
  readonly own?: OwnView
  readonly saved?: Saved
  /** The post that is quoted, changed, or reported. */
  readonly quoting?: ShownPost
  readonly editing?: ShownPost
  readonly reporting?: ShownPost
}

/** A thread with its posts, cached for everybody; with `?ich` what a member has of it, and her forms. */
export const forumThreadPage: Page<Shown, NotDone> = {
  sheet: 'forum',
  reads: [fromField, ownField, quoteField, editField, reportField, savedField],
  async loader({ site, url, params, settings }) {
    const { forum } = site.knowledge
    const threadId = params['thread'] ?? ''
    const asked = Number(url.searchParams.get(fromField) ?? 1)
    const from = Number.isSafeInteger(asked) && asked > 0 ? asked : 1
    const page = await forum.posts({ threadId, from, limit: postsOnPage })
    if (!page.ok) throw notFound()
    const { thread, items } = page.value
    if (thread.id !== threadId) throw redirectedTo(threadHref(thread.id, { own: url.searchParams.has(ownField) }))
    const here = url.pathname + url.search
    const asksOwn = [ownField, quoteField, editField].some((field) => url.searchParams.has(field))
    const reported = url.searchParams.get(reportField)
    const saved = url.searchParams.get(savedField)
    const closed = categoryOf(thread.category)?.closedTo !== undefined
    if (!asksOwn && reported === null && saved === null && !closed)
      return forEveryone<Shown>({ page: page.value, from, here }, ['forum', `thread:${thread.id}`, 'laws'])
    const own = await forum.own({ threadId })
    if (!own.ok && asksOwn) {
      const [quote, edit] = [quoteField, editField].map((field) => url.searchParams.get(field) ?? undefined)
      const back = { own: true, from, ...(quote !== undefined && { quote }), ...(edit !== undefined && { edit }) }
      throw seeElsewhere(signInHref(settings, threadHref(threadId, back)))
    }
    const last = items.at(-1)?.nth
    if (own.ok && last !== undefined) await forum.read({ threadId, nth: last })
    const named = (field: string, among: readonly ShownPost[]) =>
      among.find(({ id }) => id === url.searchParams.get(field))
    const quoting = named(quoteField, items)
    const hers = own.ok ? [...items, ...own.value.waiting].filter(({ id }) => own.value.editable.includes(id)) : []
    const editing = named(editField, hers)
    const reporting = named(reportField, items)
    return forOne<Shown>({
      page: page.value,
      from,
      here,
      ...(own.ok && { own: own.value }),
      ...(isSaved(saved) && { saved }),
      ...(quoting && { quoting }),
      ...(editing && { editing }),
      ...(reporting && { reporting }),
    })
  },
  action: actInForum,
  head: ({ page: { thread, items }, from, own }) => ({
    title: thread.title,
    description: words.thread.by(nameOf(thread.author), thread.at),
    crumbs: [
      { title: words.title, href: addressOf.forum },
      { title: words.category[thread.category].title, href: addressOf.forumCategory(thread.category) },
    ],
    ...(own || from > 1 || items.length === 0 ? { noindex: true } : { canonical: addressOf.forumThread(thread.id) }),
  }),
  Component: ({ data, acted }) => {
    const { page, from, here, own, saved, reporting, editing } = data
    const { thread, items } = page
    return (
      <>
        <div className="wrap rhead stack g3">
          <h1>{thread.title}</h1>
          <p className="small mute">
            {words.thread.by(nameOf(thread.author), thread.at)} · {words.thread.count(thread.posts)}
          </p>
          {thread.tags.length > 0 && (
            <ul className="row" aria-label={words.thread.tags}>
              {thread.tags.map((tag) => (
                <li key={tag} className="chip">
                  {tag}
                </li>
              ))}
            </ul>
          )}
          {acted && <WhyNotDone acted={acted} />}
          {saved && !acted && <Note icon="tick" tone="ok" status title={words.saved[saved]} />}
          {thread.locked && <Note icon="gone" title={words.denied['thema-geschlossen']} />}
          {!own && !thread.locked && (
            <p className="on-screen">
              <GoLink href={threadHref(thread.id, { own: true, from, at: writingAnchor })}>{words.write.toForm}</GoLink>
            </p>
          )}
          {own && (
            <div className="row on-screen">
              <DeedButton
                deed={own.follows ? 'abbestellen' : 'abonnieren'}
                label={own.follows ? words.unfollow : words.follow}
              />
              <p className="small mute">{words.followText}</p>
            </div>
          )}
        </div>
        {reporting && (
          <MarginSection id="melden" title={words.report.title}>
            <ReportForm acted={acted} action={here} id={reporting.id} asksAddress={!own} />
          </MarginSection>
        )}
        {editing && (
          <MarginSection id="bearbeiten" title={words.write.edit}>
            <PostForm acted={acted} action={here} deed="bearbeiten" value={editing.body} post={editing.id} />
          </MarginSection>
        )}
        <section className="wrap sec first stack" aria-label={words.posts}>
          {from > 1 && (
            <p className="on-screen">
              <a href={threadHref(thread.id, { own: own !== undefined, from: firstOfPage(from - 1) })}>
                {words.earlier}
              </a>
            </p>
          )}
          {items.map((post) => (
            <PostPart key={post.id} post={post} page={page} own={own} from={from} />
          ))}
          {page.next === undefined &&
            own?.waiting.map((post) => <PostPart key={post.id} post={post} page={page} own={own} from={from} />)}
          {page.next !== undefined && (
            <p className="on-screen">
              <GoLink href={threadHref(thread.id, { own: own !== undefined, from: (items.at(-1)?.nth ?? from) + 1 })}>
                {words.later}
              </GoLink>
            </p>
          )}
        </section>
        {own && !editing && !reporting && <Writing data={data} own={own} acted={acted} />}
      </>
    )
  },
}

const Writing = ({
  data: { quoting, page, here },
  own: { permission, nickname },
  acted,
}: {
  readonly data: Shown
  readonly own: OwnView
  readonly acted: NotDone | undefined
}) => (
  <MarginSection id={writingAnchor} title={permission.reason === 'nicht-dabei' ? words.join.title : words.write.title}>
    {permission.reason === undefined && page.thread.posts > 0 && (
      <PostForm
        acted={acted}
        action={here}
        deed="antworten"
        value={quoting && quoted(nameOf(quoting.author), quoting.body)}
        post={quoting?.id}
        nickname={nickname}
      />
    )}
    {permission.reason === 'nicht-dabei' && <JoinForm acted={acted} action={here} />}
    {permission.reason !== undefined && permission.reason !== 'nicht-dabei' && <p>{words.denied[permission.reason]}</p>}
  </MarginSection>
)
