// Without React: what the page of the list reads, and what its forms do.
import { gremiumField } from '#core/gremium/gremium-address.ts'
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
import { refusalText } from '#wording/refusals.ts'
import { afterForm, again, forOne, notFound, seeElsewhere } from '../../answers.ts'
import type { PageRequest, ServedPage } from '../../page.ts'
import { whyNotInWords } from '../../blocks/why-not-in-words.ts'
import { deedField, type NotDone, type Saved } from './list-forms.tsx'
import { sharedListView, type Listed } from './list.tsx'
import { wantedIn } from './wanted.ts'

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

export const sharedListPage: ServedPage<Listed, NotDone> = {
  ...sharedListView,
  hydrated: 'served',
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
    return again(refusal, {
      says: whyNotSaid(refusal, id),
      ...(id !== '' && { entry: id }),
      ...(typed !== undefined && { typed }),
    })
  },
}

/** An entry that is gone was taken off by somebody else meanwhile. */
const whyNotSaid = (refusal: SiteRefusal, id: string) =>
  whyNotInWords(refusal, {
    text: (whole) => (whole.why === 'not-found' && id !== '' ? words.notFound : refusalText(whole)),
  })

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
