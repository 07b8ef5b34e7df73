import { gremiumField } from '#core/gremium/gremium-address.ts'
import type { OwnGremium } from '#core/gremium/ports.ts'
import { listNewsHref } from '#core/live/live-address.ts'
import {
  commentsField,
  entryField,
  eventField,
  listHref,
  listingHref,
  savedField,
  themeField,
} from '#core/shared-list/list-address.ts'
import type { SharedList } from '#core/shared-list/ports.ts'
import { isListedType, isOpinion } from '#core/shared-list/shared-list.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { done, refused, type Result } from '#core/shared/result.ts'
import type { SiteRefusal } from '#core/site.ts'
import { signInHref } from '#core/wishlist/sign-in-link.ts'
import { sharedListWording as words } from '#wording/pages/shared-list.ts'
import { afterForm, again, forOne, notFound, seeElsewhere } from '../../answers.ts'
import { PortalHead } from '../../blocks/portal/portal-head.tsx'
import type { Page, PageRequest } from '../../page.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { LivePart } from '../../ui/live-part.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import { Adding, wantedIn, type Wanted } from './adding.tsx'
import { Entries } from './entries.tsx'
import { deedField, WhyNotDone, type NotDone, type Saved } from './list-forms.tsx'

interface Listed {
  readonly own: readonly OwnGremium[]
  /** Nothing where she belongs to no Gremium. */
  readonly list?: SharedList
  /** As of which change that list is. */
  readonly version?: number
  readonly wanted?: Wanted
  /** What a form did last. */
  readonly saved?: Saved
  /** The entry that is looked at closely. */
  readonly opened?: string
}

/** What is led back to: the list, and on it an entry. */
interface DoneTo {
  readonly gremium: string
  readonly entry?: string
}

type Deed = (
  asked: PageRequest,
  of: { readonly gremium: string; readonly id: string },
) => Promise<Result<DoneTo, SiteRefusal>>

const deeds: Readonly<Record<Saved, Deed>> = {
  async merken({ site, form }) {
    const [type, value = '', gremium = ''] = ['type', 'value', 'gremium'].map((name) => form.one(name))
    if (!isListedType(type)) return refused({ why: 'unknown-content' })
    const answer = await site.gremium.sharedList.add({ gremium, type, value })
    return answer.ok ? done({ gremium, entry: answer.value.id }) : answer
  },
  async entfernen({ site }, of) {
    const answer = await site.gremium.sharedList.remove(of)
    return answer.ok ? done({ gremium: of.gremium }) : answer
  },
  'fuer-mich': async ({ site }, of) => interested(site, of, true),
  'nicht-fuer-mich': async ({ site }, of) => interested(site, of, false),
  async abstimmen({ site, form }, of) {
    const opinion = form.one('opinion')
    if (!isOpinion(opinion)) throw notFound()
    return backTo(of, await site.gremium.sharedList.vote({ ...of, opinion }))
  },
  auszaehlen: async ({ site }, of) => backTo(of, await site.gremium.sharedList.countVotes(of)),
  kommentieren: async ({ site, form }, of) =>
    backTo(of, await site.gremium.sharedList.comment({ ...of, comment: form.one('comment') ?? '' })),
  'kommentar-weg': async ({ site, form }, of) =>
    backTo(of, await site.gremium.sharedList.removeComment({ ...of, commentId: form.one('commentId') ?? '' })),
}

const interested = async (
  { gremium: { sharedList } }: PageRequest['site'],
  of: { readonly gremium: string; readonly id: string },
  wants: boolean,
): Promise<Result<DoneTo, SiteRefusal>> => backTo(of, await sharedList.interest({ ...of, interested: wants }))

const backTo = (
  { gremium, id }: { readonly gremium: string; readonly id: string },
  answer: Result<unknown, SiteRefusal>,
): Result<DoneTo, SiteRefusal> => (answer.ok ? done({ gremium, entry: id }) : answer)

const isSaved = (text: string | null | undefined): text is Saved =>
  text !== undefined && text !== null && Object.hasOwn(words.saved, text)

/** The list that a Gremium keeps together. Works without JavaScript. */
export const sharedListPage: Page<Listed, NotDone> = {
  sheet: 'portal',
  reads: [gremiumField, savedField, eventField, themeField, commentsField, entryField],
  async loader({ site, url, settings }) {
    const gremium = url.searchParams.get(gremiumField) ?? undefined
    const news = await site.programme.liveEvents.events({ events: [] })
    const [own, list, wanted] = await Promise.all([
      site.gremium.membership.own({}),
      site.gremium.sharedList.list(gremium === undefined ? {} : { gremium }),
      wantedIn(url, site),
    ])
    if (!own.ok) throw seeElsewhere(signInHref(settings, hereAs(url)))
    if (!list.ok && gremium !== undefined) throw notFound()
    const saved = url.searchParams.get(savedField)
    const opened = url.searchParams.get(commentsField) ?? url.searchParams.get(entryField)
    return {
      ...forOne({
        own: own.value.items,
        ...(list.ok && { list: await withAllComments(list.value, url.searchParams.get(commentsField), site) }),
        ...(news.ok && { version: news.value.version }),
        ...(opened !== null && { opened }),
        ...(wanted && { wanted }),
        ...(isSaved(saved) && { saved }),
      }),
      here: listHref(list.ok ? list.value.gremium.id : undefined),
    }
  },
  async action(asked) {
    const { form, settings, url } = asked
    const deed = form.one(deedField)
    if (!isSaved(deed)) throw notFound()
    const id = form.one('id') ?? ''
    const answer = await deeds[deed](asked, { gremium: url.searchParams.get(gremiumField) ?? '', id })
    if (answer.ok) {
      const { gremium, ...entry } = answer.value
      return afterForm(listHref(gremium, { saved: deed, ...entry }))
    }
    const { refusal } = answer
    if (refusal.why === 'not-signed-in') return afterForm(signInHref(settings, addressOf.sharedList))
    const typed = form.one('comment')
    return again(refusal, { refusal, ...(id !== '' && { entry: id }), ...(typed !== undefined && { typed }) })
  },
  head: () => ({ title: words.title, noindex: true, crumbs: [] }),
  Component: ({ data: { own, list, version, wanted, saved, opened }, acted, frame: { brand } }) => (
    <>
      <PortalHead
        brand={brand}
        title={words.title}
        current="list"
        gremium={own.length > 1 ? list?.gremium.id : undefined}
      >
        {list && <p className="lead">{list.gremium.name}</p>}
        {list && <p>{words.lead}</p>}
        {acted && <WhyNotDone acted={acted} />}
        {saved && !acted && <Note icon="tick" tone="ok" status title={words.saved[saved]} />}
        {own.length > 1 && (
          <nav aria-label={words.own} className="stack g1">
            {own.map(({ id, name }) => (
              <a key={id} href={listHref(id)} aria-current={id === list?.gremium.id ? 'page' : undefined}>
                {name}
              </a>
            ))}
          </nav>
        )}
      </PortalHead>
      {wanted === 'unknown' && (
        <div className="wrap room-below">
          <Note icon="alert" title={words.add.unknown}>
            <p>{words.add.unknownText}</p>
          </Note>
        </div>
      )}
      {list && wanted && wanted !== 'unknown' && <Adding wanted={wanted} gremium={list.gremium.id} own={own} />}
      {list && version !== undefined && (
        <LivePart of={listNewsHref(list.gremium.id, version)} part="liste" says={words.changed} />
      )}
      {list ? (
        <MarginSection id="liste" title={words.entries} note={words.count(list.items.length)}>
          {list.items.length > 0 ? (
            <Entries
              items={list.items}
              gremium={list.gremium.id}
              manages={list.gremium.role === 'verwalter'}
              opened={opened}
              acted={acted}
            />
          ) : (
            <NothingListed />
          )}
        </MarginSection>
      ) : (
        <NoGremium />
      )}
    </>
  ),
}

/** The list with all comments of one of its entries. */
const withAllComments = async (
  list: SharedList,
  id: string | null,
  { gremium: { sharedList } }: PageRequest['site'],
): Promise<SharedList> => {
  if (id === null) return list
  const all = await sharedList.comments({ gremium: list.gremium.id, id })
  if (!all.ok) return list
  const { items: comments } = all.value
  return { ...list, items: list.items.map((entry) => (entry.id === id ? { ...entry, comments } : entry)) }
}

/** The address that was asked, without what was done last. */
const hereAs = (url: URL): string => {
  const event = url.searchParams.get(eventField)
  const theme = url.searchParams.get(themeField)
  if (event !== null) return listingHref(eventField, event)
  if (theme !== null) return listingHref(themeField, theme)
  return listHref(url.searchParams.get(gremiumField) ?? undefined)
}

const NothingListed = () => (
  <Note icon="heart" title={words.empty}>
    <p>{words.emptyText}</p>
    <p className="row">
      <GoLink href={addressOf.events}>{words.find}</GoLink>
      <GoLink href={addressOf.wishlist}>{words.toOwnList}</GoLink>
    </p>
  </Note>
)

const NoGremium = () => (
  <div className="wrap room-below">
    <Note icon="heart" title={words.noGremium}>
      <p>{words.noGremiumText}</p>
      <p>
        <GoLink href={addressOf.gremiumMembers}>{words.toGremium}</GoLink>
      </p>
    </Note>
  </div>
)
