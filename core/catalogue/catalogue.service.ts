import { isPublic } from '../changes/changes.ts'
import type { ForKnowingWhatChanged } from '../changes/ports.ts'
import type { ForRememberingRevisions, ForBrowsingTheCatalogue, ForStoringTheCatalogue, StoredTheme } from './ports.ts'
import type { ForAnalysingGerman } from '../shared/german-analyser.ts'
import type { Clock } from '../shared/clock.ts'
import { lastDayOfAll, today } from '../shared/dates.ts'
import { firstDayToCome, isInLists, lifeOf } from './event-lifetime.ts'
import { parseKey } from '../shared/keyed-address.ts'
import { type Page, pageQueryOf } from '../shared/page.ts'
import { rememberedAnswers } from '../shared/remembered-answers.ts'
import { done, refused, type NotFound, type Result, type Redirected, type Past } from '../shared/result.ts'
import type { Event, ListedEvent, ThemeCard } from './catalogue.ts'
import { cachedCards } from './cached-cards.ts'
import { hiddenThemes, moduleThemes, withoutHidden } from './series-modules.ts'
import { cardOf } from './theme-card.ts'
import { whyNotShown } from './why-not-shown.ts'

interface CatalogueNeeds {
  readonly catalogue: ForStoringTheCatalogue
  readonly changes: ForKnowingWhatChanged
  readonly german: ForAnalysingGerman
  readonly revisions: ForRememberingRevisions
  readonly clock: Clock
}

/** How many other themes of the rubric a theme's page offers. */
export const nextThemes = 3

/** The programme as everyone may read it. */
export const catalogueOf = ({
  catalogue,
  changes,
  german,
  revisions,
  clock,
}: CatalogueNeeds): ForBrowsingTheCatalogue => {
  const withoutHiddenModules = async <E extends Pick<Event, 'modules'>>(
    events: readonly E[],
  ): Promise<readonly E[]> => {
    const themes = await Promise.all(moduleThemes(events).map((url) => catalogue.theme(url, lastDayOfAll)))
    return events.map(withoutHidden(hiddenThemes(themes)))
  }

  const asShown = async (themes: readonly StoredTheme[]): Promise<readonly StoredTheme[]> => {
    const shown = await withoutHiddenModules(themes.flatMap(({ events }) => events))
    const byId = new Map(shown.map((event) => [event.eventId, event]))
    return themes.map((theme) => ({ ...theme, events: theme.events.map((event) => byId.get(event.eventId) ?? event) }))
  }

  const shownAt = async (
    key: string,
    event: ListedEvent | undefined,
  ): Promise<Result<ListedEvent, NotFound | Redirected | Past>> => {
    if (!event) return refused({ why: 'not-found' })
    const theme = await catalogue.theme(event.themeUrl, lastDayOfAll)
    const refusal = whyNotShown({ key, event, redirectUrl: theme?.redirectUrl, today: today(clock) })
    if (refusal) return refused(refusal)
    const [shown = event] = await withoutHiddenModules([event])
    return done(shown)
  }

  const event = async (key: string) => {
    const id = parseKey(key)?.id
    return shownAt(key, id === undefined ? undefined : await catalogue.event(id))
  }

  const cards = cachedCards(changes, async (urls, from) =>
    (await asShown(await catalogue.themesAt(urls, from))).map(cardOf),
  )
  const themeUrls = rememberedAnswers(changes, isPublic, catalogue.themeUrls)
  const rubrics = rememberedAnswers(changes, isPublic, catalogue.rubrics)
  const cardsOf = async (
    ...[filter, from, pageQuery]: Parameters<ForStoringTheCatalogue['themeUrls']>
  ): Promise<Page<ThemeCard>> => {
    const page = await themeUrls(filter, from, pageQuery)
    return { ...page, items: await cards(page.items, from) }
  }

  return {
    async rubrics() {
      const items = await rubrics()
      return done({ items, total: items.length })
    },

    async rubric({ url }) {
      const found = (await rubrics()).find((rubric) => rubric.url === url)
      return found ? done(found) : refused({ why: 'not-found' })
    },

    async themes({ q = '', after, limit, ...filter }) {
      const words = german.queryWords(q)
      if (q.trim() !== '' && words.length === 0) return done({ items: [], total: 0 })
      const pageQuery = pageQueryOf({
        ...(after === undefined ? {} : { after }),
        ...(limit === undefined ? {} : { limit }),
      })
      const from = firstDayToCome(clock)
      const [page, total] = await Promise.all([
        cardsOf({ ...filter, words }, from, pageQuery),
        words.length === 0 ? undefined : catalogue.themeCount({ ...filter, words }, from),
      ])
      return done({ ...page, ...(total !== undefined && { total }) })
    },

    async theme({ url }) {
      const found = await catalogue.theme(url, firstDayToCome(clock))
      if (!found) return refused({ why: 'not-found' })
      if (found.redirectUrl !== undefined) return refused({ why: 'moved', to: found.redirectUrl })
      const [[stored = found], series, others] = await Promise.all([
        asShown([found]),
        found.hideInTrainingSeries ? [] : catalogue.seriesWith(url),
        cardsOf({ rubric: found.rubric.url }, firstDayToCome(clock), { limit: nextThemes + 1 }),
      ])
      const next = others.items.filter((card) => card.url !== url).slice(0, nextThemes)
      const { offer: _, ...theme } = stored
      return done({ theme, card: cardOf(stored), series, next })
    },

    async events({ after, limit, ...filter }) {
      const pageQuery = pageQueryOf({
        ...(after === undefined ? {} : { after }),
        ...(limit === undefined ? {} : { limit }),
      })
      const page = await catalogue.events(filter, firstDayToCome(clock), pageQuery)
      return done({ ...page, items: await withoutHiddenModules(page.items) })
    },

    event: ({ key }) => event(key),

    async bookableEvent({ key }) {
      const shown = await event(key)
      if (!shown.ok || isInLists(shown.value, today(clock))) return shown
      const { themeUrl, url, startDate, endDate } = shown.value
      return refused({ why: 'begun', themeUrl, url, startDate, endDate })
    },

    async eventHistory({ key }) {
      const id = parseKey(key)?.id
      if (id === undefined) return refused({ why: 'not-found' })
      const standing = await catalogue.event(id)
      const shown = await shownAt(key, standing ?? (await revisions.calledOff(id)))
      if (!shown.ok) return shown
      const revision = (await revisions.revisions([id])).get(id)
      return done({
        event: shown.value,
        calledOff: standing === undefined,
        life: lifeOf(shown.value, clock.now()),
        earlierStarts: await revisions.earlierStarts(id),
        ...(revision && { standsSince: revision.changedAt }),
      })
    },
  }
}
