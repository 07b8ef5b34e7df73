import { ownField, ownForumHref, savedField } from '#core/forum/forum-address.ts'
import { categories, threadsOnPage, type Category } from '#core/forum/forum.ts'
import type { FollowedThread } from '#core/forum/ports.ts'
import type { ShownThread } from '#core/forum/shown.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { pageHref, type Page as PageOf } from '#core/shared/page.ts'
import { signInHref } from '#core/wishlist/sign-in-link.ts'
import { forumWording as words } from '#wording/pages/forum.ts'
import { forEveryone, forOne, seeElsewhere } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import { actInForum, isSaved, type NotDone, type Saved } from './forum-deeds.ts'
import { JoinForm, WhyNotDone } from './forum-forms.tsx'
import { ThreadRows } from './thread-rows.tsx'

interface Shown {
  /** Everybody's: threads of all open categories. */
  readonly latest?: PageOf<ShownThread>
  readonly after?: string | undefined
  /** One's own. */
  readonly followed?: PageOf<FollowedThread>
  readonly joined?: boolean
  readonly saved?: Saved | undefined
}

/** The forum: its categories and what was discussed last; and for a member what she follows. */
export const forumPage: Page<Shown, NotDone> = {
  sheet: 'forum',
  reads: ['after', ownField, savedField],
  async loader({ site, url, settings }) {
    const { forum } = site.knowledge
    const after = url.searchParams.get('after') ?? undefined
    const page = { limit: threadsOnPage, ...(after !== undefined && { after }) }
    if (url.searchParams.has(ownField)) {
      const [followed, permission] = await Promise.all([forum.followed(page), forum.permission({})])
      if (!followed.ok) throw seeElsewhere(signInHref(settings, ownForumHref))
      const saved = url.searchParams.get(savedField)
      const joined = permission.ok && permission.value.reason !== 'nicht-dabei'
      return forOne<Shown>({ followed: followed.value, joined, ...(isSaved(saved) && { saved }) })
    }
    const latest = await forum.threads(page)
    return forEveryone<Shown>({ latest: latest.ok ? latest.value : { items: [] }, after }, ['forum'])
  },
  action: actInForum,
  head: ({ followed, after }) => ({
    title: followed ? words.own.title : words.title,
    description: words.description,
    ...(followed || after !== undefined ? { noindex: true } : { canonical: addressOf.forum }),
    crumbs: followed ? [{ title: words.title, href: addressOf.forum }] : [],
  }),
  Component: ({ data: { latest, after, followed, joined = true, saved }, acted }) =>
    followed ? (
      <>
        <div className="wrap rhead stack g3">
          <h1>{words.own.title}</h1>
          {acted && <WhyNotDone acted={acted} />}
          {saved && !acted && <Note icon="tick" tone="ok" status title={words.saved[saved]} />}
          <p>
            <GoLink href={addressOf.forum}>{words.own.toForum}</GoLink>
          </p>
        </div>
        {!joined && (
          <MarginSection title={words.join.title}>
            <JoinForm acted={acted} action={ownForumHref} />
          </MarginSection>
        )}
        <MarginSection title={words.own.followed}>
          {followed.items.length > 0 ? (
            <ThreadRows threads={followed.items} own category />
          ) : (
            <Note icon="clock" title={words.own.none}>
              <p>{words.own.noneText}</p>
            </Note>
          )}
          {followed.next !== undefined && <GoLink href={pageHref(ownForumHref, followed.next)}>{words.further}</GoLink>}
        </MarginSection>
      </>
    ) : (
      <>
        <div className="wrap rhead stack g3">
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
          <p className="on-screen">
            <GoLink href={ownForumHref}>{words.toOwn}</GoLink>
          </p>
        </div>
        {after === undefined && (
          <MarginSection title={words.categories}>
            <ul className="threads">
              {(categories as readonly Category[]).map(({ id, closedTo }) => (
                <li key={id} className="stack g1">
                  <a href={addressOf.forumCategory(id)}>{words.category[id].title}</a>
                  <p>{words.category[id].about}</p>
                  {closedTo && <p className="small mute">{words.closedTo(closedTo)}</p>}
                </li>
              ))}
            </ul>
          </MarginSection>
        )}
        <MarginSection title={words.latest}>
          <Threads shown={latest ?? { items: [] }} href={addressOf.forum} after={after} category />
        </MarginSection>
      </>
    ),
}

/** A page of threads, with the ways to others. */
export const Threads = ({
  shown: { items, next },
  href,
  after,
  category = false,
}: {
  readonly shown: PageOf<ShownThread>
  readonly href: string
  readonly after: string | undefined
  readonly category?: boolean
}) => (
  <div className="stack g3">
    {items.length > 0 ? (
      <ThreadRows threads={items} category={category} />
    ) : (
      <Note icon="clock" title={words.empty}>
        <p>{words.emptyText}</p>
      </Note>
    )}
    <p className="row apart">
      {next !== undefined && <GoLink href={pageHref(href, next)}>{words.further}</GoLink>}
      {after !== undefined && (
        <a className="txt" href={href}>
          {words.newest}
        </a>
      )}
    </p>
  </div>
)
