import { openingHref, orderField, ownField, savedField } from '#core/forum/forum-address.ts'
import { categoryOf, threadsOnPage, type Category } from '#core/forum/forum.ts'
import type { Permission } from '#core/forum/permission.ts'
import { threadOrders, type ThreadOrder } from '#core/forum/ports.ts'
import type { ShownThread } from '#core/forum/shown.ts'
import * as addressOf from '#core/shared/addresses.ts'
import type { Page as PageOf } from '#core/shared/page.ts'
import { statusOf } from '#pages-port/refusal-status.ts'
import { signInHref } from '#core/wishlist/sign-in-link.ts'
import { forumWording as words } from '#wording/pages/forum.ts'
import { forEveryone, forOne, notFound, seeElsewhere } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { withJoints } from '../../ui/compound-joints.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import { SubNavigation } from '../../ui/sub-navigation.tsx'
import { actInForum, isSaved, type NotDone, type Saved } from './forum-deeds.ts'
import { JoinForm, OpenForm, WhyNotDone } from './forum-forms.tsx'
import { Threads } from './forum.tsx'

interface Shown {
  readonly category: Category
  readonly order: ThreadOrder
  readonly after: string | undefined
  /** Absent where whoever looks may not read it. */
  readonly threads?: PageOf<ShownThread>
  /** What whoever looks may do; absent on pages that are the same for everybody. */
  readonly permission?: Permission
  readonly saved?: Saved
}

/** The threads of a category; with `?ich` the form in which a member opens one. */
export const forumCategoryPage: Page<Shown, NotDone> = {
  sheet: 'forum',
  reads: ['after', orderField, ownField, savedField],
  async loader({ site, url, params, settings }) {
    const { forum } = site.knowledge
    const category = categoryOf(params['category'])
    if (!category) throw notFound()
    const after = url.searchParams.get('after') ?? undefined
    const order = threadOrders.find((one) => one === url.searchParams.get(orderField)) ?? 'aktiv'
    const threads = await forum.threads({
      category: category.id,
      sort: order,
      limit: threadsOnPage,
      ...(after !== undefined && { after }),
    })
    const own = url.searchParams.has(ownField)
    const back = own ? openingHref(category.id) : addressOf.forumCategory(category.id)
    if (!threads.ok && threads.refusal.why === 'not-signed-in') throw seeElsewhere(signInHref(settings, back))
    const shown = { category, order, after, ...(threads.ok && { threads: threads.value }) }
    if (!own && category.closedTo === undefined) return forEveryone<Shown>(shown, ['forum'])
    const permission = await forum.permission({ category: category.id })
    if (!permission.ok) throw notFound()
    if (permission.value.reason === 'nicht-angemeldet') throw seeElsewhere(signInHref(settings, back))
    const saved = url.searchParams.get(savedField)
    const personal = { ...shown, permission: permission.value, ...(isSaved(saved) && { saved }) }
    return forOne<Shown>(personal, threads.ok ? 200 : statusOf(threads.refusal))
  },
  action: actInForum,
  head: ({ category: { id, closedTo }, after, order, permission }) => ({
    title: words.category[id].title,
    description: words.category[id].about,
    crumbs: [{ title: words.title, href: addressOf.forum }],
    ...(closedTo !== undefined || permission || after !== undefined || order !== 'aktiv'
      ? { noindex: true }
      : { canonical: addressOf.forumCategory(id) }),
  }),
  Component: ({ data: { category, order, after, threads, permission, saved }, acted }) => (
    <>
      <div className="wrap rhead stack g3">
        <h1>{withJoints(words.category[category.id].title)}</h1>
        <p className="lead">{words.category[category.id].about}</p>
        {category.closedTo && <p className="small mute">{words.closedTo(category.closedTo)}</p>}
        {acted && <WhyNotDone acted={acted} />}
        {saved && !acted && <Note icon="tick" tone="ok" status title={words.saved[saved]} />}
        {!permission && (
          <p className="on-screen">
            <GoLink href={`${openingHref(category.id)}#schreiben`}>{words.openThread}</GoLink>
          </p>
        )}
      </div>
      {threads && (
        <SubNavigation
          label={words.order.label}
          ways={threadOrders.map((one) => ({
            href: orderedHref(category, one),
            title: words.order[one],
            current: one === order,
          }))}
        />
      )}
      {permission && <Writing permission={permission} acted={acted} action={openingHref(category.id)} />}
      {threads && (
        <div className="wrap sec first">
          <Threads shown={threads} href={orderedHref(category, order)} after={after} />
        </div>
      )}
    </>
  ),
}

const orderedHref = ({ id }: Category, order: ThreadOrder): string =>
  `${addressOf.forumCategory(id)}${order === 'aktiv' ? '' : `?${orderField}=${order}`}`

const Writing = ({
  permission,
  acted,
  action,
}: {
  readonly permission: Permission
  readonly acted: NotDone | undefined
  readonly action: string
}) => (
  <MarginSection id="schreiben" title={permission.reason === 'nicht-dabei' ? words.join.title : words.open.title}>
    {permission.reason === undefined && <OpenForm acted={acted} action={action} />}
    {permission.reason === 'nicht-dabei' && <JoinForm acted={acted} action={action} />}
    {permission.reason === 'geschlossene-gruppe' && (
      <Note icon="alert" title={words.denied[permission.reason]}>
        <p>{words.closedText}</p>
        <p>
          <GoLink href={addressOf.settings}>{words.toGroups}</GoLink>
        </p>
      </Note>
    )}
  </MarginSection>
)
