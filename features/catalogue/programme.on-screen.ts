import { hiddenTexts, lines, linkSeen, wordsBesideButtons } from '#features/screens/readings.ts'
import type { Spot } from '#features/screens/screen.ts'
import type { CardSeen, CoverSeen, EventSeen, Fact, LinkSeen, Mode, ReadsTheProgramme } from './programme.driver.ts'
import { infoBoxHost, plainPage, teaserHost } from '../screens/plain-page.ts'
import { mainOf, open } from '../screens/opening.ts'
import { sectionOf } from '../screens/sections.ts'
import { sooner } from '../screens/page-address.ts'
import type { PageAddress } from '../screens/page-address.ts'

/** Parts of a programme, each with what stands beside its title; runs inside the page. */
const partsIn = (main: Element): string[][] => {
  const textOf = (element: Element | null) =>
    (element?.textContent ?? '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim()
  return [...main.querySelectorAll('details.day h3')].map((heading) => {
    const beside = heading.querySelector('span')
    return [textOf(heading).replace(textOf(beside), '').trim(), textOf(beside)]
  })
}

/** Reads the programme from the pages, by labels and roles. */
export const readsTheProgrammeOnScreen = (place: PageAddress): ReadsTheProgramme => {
  const { screen, origin, showPlainPage } = place
  const { page } = screen
  const coverOf = async (card: Spot): Promise<CoverSeen> => {
    const cover = await card.read(coverIn)
    if (cover.picture !== undefined) return { kind: 'picture', address: cover.picture }
    if (cover.stops.length > 0) return { kind: 'gradient', colours: cover.stops }
    return { kind: 'gradient', colours: brandIn(await (await fetch(`${origin}${cover.sheet}`)).text()) }
  }

  const cardSeen = async (card: Spot): Promise<CardSeen> => {
    const [title = ''] = await card.readAll('heading', wordsBesideButtons)
    const tooltips = await card.readAll('tooltip', wordsBesideTips)
    const words = await card.read(lines)
    return {
      title,
      badge: words.includes('Neu') ? 'Neu' : undefined,
      modes: (await card.readAll('button', modeDrawn)).flatMap(modesSeen),
      tooltip: tooltips[0],
      facts: await factsIn(card),
      cover: await coverOf(card),
      links: (await card.readAll('link', linkSeen)).filter(
        ({ label }) => label.startsWith('Zum') || label.startsWith('Termin'),
      ),
    }
  }
  const cards = async (): Promise<readonly CardSeen[]> => {
    const seen: CardSeen[] = []
    for (const card of await page.all('article')) seen.push(await cardSeen(card))
    return seen
  }
  const dateRows = async (): Promise<readonly EventSeen[]> => {
    const rows: EventSeen[] = []
    for (const row of await page.all('row')) {
      const [time] = await row.all('time')
      if (time) rows.push(await eventIn(row, time))
    }
    return rows
  }

  return {
    async cards(rubric) {
      await screen.go(`/seminare/r/${rubric}`)
      return cards()
    },
    async cardsFor(audience) {
      await screen.go('/seminare/rubrik')
      const [chip] = await (await mainOf(place)).all('link', audiences[audience])
      await chip?.click()
      await screen.settle()
      return themesIn(await (await mainOf(place)).readAll('link', linkSeen))
    },
    async teaser(theme) {
      showPlainPage('/probe/teaser', plainPage(teaserHost(theme)))
      await screen.go('/probe/teaser')
      return cardSeen(await sooner('card', async () => (await page.all('article'))[0]))
    },
    async teasers(themes) {
      showPlainPage(
        '/probe/teasers',
        plainPage(themes.flatMap((theme) => [teaserHost(theme), infoBoxHost(theme)]).join('')),
      )
      await screen.go('/probe/teasers')
      return sooner('card for every theme', async () => {
        const titles = (await cards()).map(({ title }) => title)
        return titles.length === themes.length ? titles : undefined
      })
    },
    async infoBox(theme) {
      showPlainPage('/probe/box', plainPage(infoBoxHost(theme)))
      await screen.go('/probe/box')
      await sooner('info box', async () => (await page.all('term'))[0])
      const links = await page.readAll('link', linkSeen)
      return {
        facts: await factsIn(page),
        dates: links.filter(({ address }) => address.startsWith('/seminare/p/')).map(({ label }) => label),
        links: links.filter(({ address }) => !address.startsWith('/seminare/p/')),
      }
    },

    theme: (theme) =>
      open(place, `/seminare/t/${theme}`, async (everything) => {
        const words = await everything.read(lines)
        const modules = await everything.all('listitem')
        const belongs = words.find((line) => line.startsWith('Gehört zu'))
        return {
          title: (await everything.readAll('heading', wordsBesideButtons))[0] ?? '',
          kind: /Ausbildungsreihe|Fachtagung|Seminar/.exec(words[0] ?? '')?.[0] ?? '',
          facts: await factsIn(everything),
          links: (await everything.readAll('link', linkSeen)).filter(({ label }) => label.startsWith('Termin')),
          dates: await dateRows(),
          modules: (await Promise.all(modules.map(moduleIn))).flatMap((module) => module ?? []),
          partOf:
            belongs === undefined
              ? []
              : belongs
                  .replace('Gehört zu', '')
                  .split(',')
                  .map((title) => title.trim()),
        }
      }),

    dates: (theme) => open(place, `/seminare/t/${theme}/termine`, dateRows),

    date: (key) =>
      open(place, `/seminare/p/${key}`, async (everything) => {
        const words = await everything.read(lines)
        const [days = ''] = (await everything.readAll('time', lines)).flat()
        const at = words.indexOf(days)
        return {
          title: (await everything.readAll('heading', wordsBesideButtons))[0] ?? '',
          days,
          place: words[at + 1]?.split(',')[0] ?? '',
          life: words.find((line) => /^(?:Beginnt heute|Läuft gerade|Ist heute)/.test(line)),
          hours: (await sectionOf(everything, /^Zeit und Ort$/)).facts.filter(
            ({ label }) => !/^(?:Online|H(?:otel|aus) )/.test(label),
          ),
          parts: (await everything.read(partsIn)).map(([label = '', text = '']) => ({ label, text })),
          bookable: words.includes('Preis und Plätze') && words.includes('Anmeldung auf Papier'),
        }
      }),

    async rubrics() {
      await screen.go('/')
      const spines = (await page.readAll('link', linkSeen)).filter(({ address }) => address.startsWith('/seminare/r/'))
      return spines.flatMap(({ label }) => {
        const [, title, themes] = /^(.*?)\s*(\d+)\sThem(?:a|en)$/u.exec(label) ?? []
        return title === undefined ? [] : { title, themes: Number(themes) }
      })
    },

    rubric: (url) =>
      open(place, `/seminare/r/${url}`, async () => ({
        title: (await page.readAll('heading', wordsBesideButtons))[0] ?? '',
      })),
  }
}

const audiences = { br: 'Betriebsrat', sbv: 'Schwerbehindertenvertretung', jav: 'Jugend- und Auszubildendenvertretung' }
const modes: Readonly<Record<string, readonly Mode[]>> = {
  Online: ['online'],
  'Vor Ort': ['map pin'],
  'Online und vor Ort': ['online', 'map pin'],
}

const themesIn = (links: readonly LinkSeen[]): readonly string[] =>
  links.filter(({ address }) => /^\/seminare\/t\/[^/]+$/.test(address)).map(({ label }) => label)

const factsIn = async (spot: Spot): Promise<readonly Fact[]> => {
  const labels = await spot.readAll('term', wordsBesideButtons)
  const texts = await spot.readAll('definition', wordsBesideButtons)
  return labels.map((label, index) => ({ label, text: texts[index] ?? '' }))
}

const eventIn = async (row: Spot, time: Spot): Promise<EventSeen> => {
  const [days = ''] = await time.read(lines)
  const [weekdays = '', , month = ''] = await time.read(hiddenTexts)
  const [place = [], , price = [], state = []] = await row.readAll('cell', lines)
  const links = await row.readAll('link', linkSeen)
  return {
    address: links.map((link) => link.address).find((address) => /^\/seminare\/p\/[^/]+$/.test(address)) ?? '',
    days,
    weekdays,
    month,
    place: place[0] ?? '',
    state: state.join(', '),
    'with hotel': links.map(({ label }) => label).find((label) => label.startsWith('mit Hotel')) ?? '',
    price: /^(?:auf Anfrage|[\d.]+,\d\d\s€)/u.exec(price[0] ?? '')?.[0] ?? '',
  }
}

const moduleIn = async (item: Spot) => {
  const [title] = await item.readAll('heading', wordsBesideButtons)
  const [, what = '', where = '', ...more] = await item.read(lines)
  const [, duration] = /^(.*?), \d\d\.\d\d\.\d{4}/u.exec(what) ?? []
  if (title === undefined || duration === undefined) return undefined
  const seats = more.find((line) => /Pl(atz|ätze)|Ausgebucht/.test(line)) ?? ''
  return { title, duration, place: where.split(',')[0] ?? '', seats }
}

const wordsBesideTips = (element: Element): string => (element.textContent ?? '').trim()

/** What a button is called, and the icons drawn in it; runs inside the page. */
const modeDrawn = (button: Element): { readonly name: string; readonly icons: readonly string[] } => ({
  name: button.getAttribute('aria-label') ?? '',
  icons: [...button.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? ''),
})

const iconOf: Readonly<Record<Mode, string>> = { online: '#i-screen', 'map pin': '#i-pin' }

/** How people meet, where a button tells it to eyes and ears alike. */
const modesSeen = ({ name, icons }: ReturnType<typeof modeDrawn>): readonly Mode[] => {
  const told = modes[name] ?? []
  const drawn = told.map((mode) => iconOf[mode])
  if (told.length > 0 && drawn.join() !== icons.join()) throw new Error(`'${name}' is drawn as ${icons.join(' ')}`)
  return told
}

/**
 * What fills the head of a card: a picture, a gradient drawn in its art, or the ground that the style sheet gives it.
 */
const coverIn = (card: Element): { picture?: string; stops: string[]; sheet: string } => {
  const picture = card.querySelector('img')?.getAttribute('src')
  const stops = [...card.querySelectorAll('svg stop')].map((stop) => stop.getAttribute('stop-color') ?? '')
  const sheet = card.ownerDocument.querySelector('link[rel="stylesheet"]')?.getAttribute('href') ?? '/assets/site.css'
  return { ...(picture ? { picture } : {}), stops, sheet }
}

/** The colours of the ground under a cover, out of the style sheet. */
const brandIn = (sheet: string): readonly string[] => {
  const valueOf = (name: string): string => new RegExp(String.raw`${name}:\s*([^;}]+)`).exec(sheet)?.[1]?.trim() ?? ''
  const ground = /\.cover\s*\{[^}]*?background:\s*var\((--[\w-]+)\)/.exec(sheet)?.[1] ?? ''
  return [...valueOf(ground).matchAll(/var\((--r\d)\)/g)].map(([, stop = '']) => valueOf(stop))
}
