import { describe, expect, test } from 'vitest'
import { targetGroups, type TargetGroup } from '#core/shared/target-group.ts'
import type { EventContent, ThemeContentFile } from '#core/content/content.ts'
import { dayOf } from '#core/content/day-spec.ts'
import { holidayWarnings } from '#core/content/holiday-warnings.ts'
import { importingContent } from '#core/content/import.service.ts'
import { readDemoContent } from './reading-demo-content.ts'
import { knowingHolidays } from '#reading/holidays.ts'
import { analysingGerman } from '#reading/german.ts'
import { openMemoryStore } from '#storage/open-memory-store.ts'

const reading = await readDemoContent()
if (!reading.ok) {
  throw new Error(reading.refusal.faults.map(({ at, message }) => `${at.file}:${at.line} ${message}`).join('\n'))
}
const content = reading.value
const { themes, events } = content

const contentOf = (theme: ThemeContentFile) => {
  const [entry] = theme.content
  if (!entry) throw new Error(`${theme.url} has no content`)
  return entry
}

const copyOf = (theme: ThemeContentFile): readonly string[] => {
  const { teaser, learn, programme, audience, highlights, starterPackages } = contentOf(theme)
  return [
    teaser,
    ...learn,
    ...programme.flatMap(({ title, points }) => [title].concat(points)),
    audience,
    ...[...highlights, ...starterPackages].flatMap(({ title, text = '' }) => [title, text]),
  ]
}

const eventsOf = (url: string): readonly EventContent[] => events.filter(({ themeUrl }) => themeUrl === url)
const of = (test_: (theme: ThemeContentFile) => boolean): readonly string[] =>
  themes.filter(test_).map(({ url }) => url)

describe('the demo content has what a visitor wants to try', () => {
  test('nine rubrics in shelf order, each with at least five themes', () => {
    expect(content.rubrics.map(({ title }) => title)).toEqual([
      'Betriebsverfassung',
      'Arbeitsrecht',
      'Vorsitz und Gremienarbeit',
      'Arbeits- und Gesundheitsschutz',
      'Wirtschaft und Betriebsänderung',
      'IT, KI und Datenschutz',
      'Kommunikation und Verhandlung',
      'SBV und Inklusion',
      'JAV',
    ])
    expect(content.rubrics.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    for (const { url } of content.rubrics) expect(of(({ rubric }) => rubric === url).length).toBeGreaterThanOrEqual(5)
  })

  test('the themes of each rubric in a sequence without a gap, that begins with what beginners need', () => {
    for (const { url } of content.rubrics) {
      const ofRubric = themes.filter(({ rubric }) => rubric === url)
      const places = ofRubric.map(({ sequence = 0 }) => sequence).toSorted((one, other) => one - other)
      expect(places, url).toEqual(ofRubric.map((_, i) => i + 1))
    }
    const first = (rubric: string) =>
      themes
        .filter((theme) => theme.rubric === rubric && (theme.sequence ?? 0) <= 3)
        .toSorted((one, other) => (one.sequence ?? 0) - (other.sequence ?? 0))
        .map(({ url }) => url)
    expect(first('betriebsverfassung')).toEqual([1, 2, 3].map((part) => `betriebsverfassungsrecht-${part}`))
    expect(first('arbeitsrecht')).toEqual([1, 2, 3].map((part) => `arbeitsrecht-${part}`))
    expect(first('sbv-und-inklusion')).toEqual([1, 2, 3].map((part) => `sbv-${part}`))
  })

  test('60 themes over BR, SBV and JAV', () => {
    expect(themes).toHaveLength(60)
    for (const group of ['br', 'sbv', 'jav'] as const) {
      expect(of(({ targetGroups }) => targetGroups.includes(group)).length).toBeGreaterThanOrEqual(8)
    }
  })

  test('three training series, three Fachtagungen with one event each', () => {
    expect(of(({ eventType }) => eventType === 1)).toEqual([
      'betriebsrat-kompakt',
      'vertrauensperson-kompakt',
      'vorsitz-jahr',
    ])
    const conferences = of(({ eventType }) => eventType === 3)
    expect(conferences).toHaveLength(3)
    for (const url of conferences) expect(eventsOf(url).map(({ places }) => places)).toEqual([120])
  })

  test('new themes, own colours, two that live elsewhere, one left out of series', () => {
    expect(of(({ isNew }) => isNew)).toHaveLength(10)
    expect(of(({ color }) => color !== undefined)).toHaveLength(2)
    expect(themes.flatMap(({ redirectUrl }) => redirectUrl ?? [])).toEqual([
      '/seminare/t/jav-2',
      '/seminare/t/protokoll',
    ])
    expect(of(({ hideInTrainingSeries }) => hideInTrainingSeries)).toEqual(['der-beschluss-der-haelt'])
  })

  test('themes with highlights, with starter packages only, and with neither', () => {
    const extras = themes.map(contentOf)
    expect(extras.some(({ highlights, starterPackages }) => highlights.length > 0 && starterPackages.length > 0)).toBe(
      true,
    )
    expect(
      extras.some(({ highlights, starterPackages }) => highlights.length === 0 && starterPackages.length > 0),
    ).toBe(true)
    expect(extras.some(({ highlights, starterPackages }) => highlights.length + starterPackages.length === 0)).toBe(
      true,
    )
  })

  test('the series opens online, has three modules of days and one that it hides, and can be booked singly', () => {
    const hidden = new Set(of(({ hideInTrainingSeries }) => hideInTrainingSeries))
    const series = themes.find(({ url }) => url === 'betriebsrat-kompakt')
    expect(series?.allowSingle).toBe(true)
    for (const { modules } of eventsOf('betriebsrat-kompakt')) {
      expect(modules.filter(({ themeUrl = '' }) => !hidden.has(themeUrl))).toHaveLength(4)
      expect(modules.filter(({ themeUrl = '' }) => hidden.has(themeUrl))).toHaveLength(1)
      expect(modules.map(({ hotelId }) => hotelId)).toEqual([-1, expect.any(Number), 522, -1, expect.any(Number)])
    }
  })

  test('every series opens online, and its modules last as long as their themes, weeks apart', () => {
    const daysOf = new Map(themes.map((theme) => [theme.url, contentOf(theme).duration ?? 0] as const))
    for (const { modules } of of(({ eventType }) => eventType === 1).flatMap(eventsOf)) {
      expect(modules[0]).toMatchObject({ hotelId: -1, days: 1 })
      const inDays = modules.filter(({ themeUrl = '' }) => (daysOf.get(themeUrl) ?? 15) < 15)
      expect(inDays.length).toBeGreaterThanOrEqual(3)
      expect(inDays.filter(({ themeUrl = '', days }) => days !== daysOf.get(themeUrl))).toEqual([])
      const weeks = modules.map(weekOf)
      expect(weeks.filter((week, index) => index > 0 && week - (weeks[index - 1] ?? 0) < 2)).toEqual([])
    }
  })

  test('24 hotels in 18 towns, each with events', () => {
    expect(content.hotels).toHaveLength(24)
    expect(new Set(content.hotels.map(({ address }) => address.city))).toEqual(
      new Set(content.locations.map(({ name }) => name)),
    )
    expect(content.locations).toHaveLength(18)
    for (const { internalId } of content.hotels) expect(events.some(({ hotelId }) => hotelId === internalId)).toBe(true)
  })

  test('ninety terms explained in full, each with its norms, in no other words than another', () => {
    const { lexicon } = content
    const counts: Readonly<Record<TargetGroup, number>> = { br: 55, sbv: 18, jav: 14 }
    for (const [group, least] of Object.entries(counts))
      expect(lexicon.filter((entry) => entry.group === group).length).toBeGreaterThanOrEqual(least)
    expect(lexicon.length).toBeGreaterThanOrEqual(90)
    expect(lexicon.filter(({ text }) => !text?.html || !text.questions.length).map(({ slug }) => slug)).toEqual([])
    const citesNone = ({ text }: (typeof lexicon)[number]) =>
      !text?.legalBasis.every((basis) => /§\u00a0\d|Art\./.test(basis))
    expect(lexicon.filter(citesNone).map(({ slug }) => slug)).toEqual([])
    for (const group of targetGroups) {
      const words = lexicon
        .filter((entry) => entry.group === group)
        .flatMap(({ title, text }) => [title, ...(text?.synonyms ?? [])])
      expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
    }
  })

  test('the pages that every site owes its visitors', () => {
    const owed = ['agb', 'barrierefreiheit', 'cookie-einstellungen', 'datenschutz', 'impressum', 'widerruf']
    const slugs = content.pages.map(({ slug }) => slug)
    expect(owed.filter((slug) => !slugs.includes(slug))).toEqual([])
  })
})

const relative = /^\+(\d+)w (Mo|Di|Mi|Do|Fr)$/

interface Started {
  readonly start?: string
  readonly modules?: readonly { readonly start: string }[]
}

/** A series starts with its first module. */
const startOf = ({ start, modules = [] }: Started): string => start ?? modules[0]?.start ?? ''
const weekOf = (started: Started): number => Number(relative.exec(startOf(started))?.[1])
const weekdayOf = (started: Started): number =>
  ['Mo', 'Di', 'Mi', 'Do', 'Fr'].indexOf(relative.exec(startOf(started))?.[2] ?? '') + 1

describe('the events', () => {
  test('600 over 18 months, numbered from 4001 on', () => {
    expect(events.map(({ eventId }) => eventId)).toEqual(Array.from({ length: 600 }, (_none, index) => 4001 + index))
    expect(Math.min(...events.map(weekOf))).toBeGreaterThanOrEqual(1)
    expect(Math.max(...events.map(weekOf))).toBeGreaterThanOrEqual(74)
    expect(
      Math.max(...events.flatMap(({ modules }) => modules).map(weekOf), ...events.map(weekOf)),
    ).toBeLessThanOrEqual(78)
  })

  test.each([
    ['the first programme, up to 4200', (eventId: number) => eventId <= 4200],
    ['the second, from 4201 on', (eventId: number) => eventId > 4200],
  ])('stand in the order in which they take place: %s', (_programme, belongs) => {
    const simple = events.filter(({ eventId, modules }) => belongs(eventId) && modules.length === 0)
    const order = simple.map((event) => weekOf(event) * 7 + weekdayOf(event))
    expect(order).toEqual(order.toSorted((one, other) => one - other))
  })

  test('none lies over a public holiday of its Land', () => {
    expect(holidayWarnings(content, '2026-11-20', knowingHolidays)).toEqual([])
  })

  test('beginners of a works council find one in Stuttgart in spring 2027, free for five', () => {
    const hotels = new Set(
      content.hotels.filter(({ locationId }) => locationId === 13).map(({ internalId }) => internalId),
    )
    const spring = eventsOf('betriebsverfassungsrecht-1').filter(({ start = '', hotelId = 0, places, taken }) => {
      const day = dayOf(start, '2026-11-20') ?? ''
      return hotels.has(hotelId) && day >= '2027-03-01' && day < '2027-06-01' && places - taken >= 5
    })
    expect(content.locations.find(({ internalId }) => internalId === 13)?.name).toBe('Stuttgart')
    expect(spring.length).toBeGreaterThan(0)
  })

  test('none touches a weekend', () => {
    const dates: readonly (Started & { readonly days?: number })[] = events
      .flatMap((event) => [event, ...event.modules])
      .filter(({ days }) => days !== undefined)
    expect(dates.filter((date) => weekdayOf(date) < 1 || weekdayOf(date) + (date.days ?? 0) - 1 > 5)).toEqual([])
  })

  test('last as long as their theme says', () => {
    const daysOf = new Map(
      themes
        .map((theme) => [theme.url, contentOf(theme).duration ?? 0] as const)
        .map(([url, duration]) => [url, duration < 15 ? duration : 1]),
    )
    const simple = events.filter(({ modules }) => modules.length === 0)
    expect(simple.filter(({ themeUrl, days }) => days !== daysOf.get(themeUrl))).toEqual([])
  })

  test('five days begin on Monday, three between Monday and Wednesday', () => {
    const simple = events.filter(({ modules }) => modules.length === 0)
    expect(simple.filter((event) => event.days === 5 && weekdayOf(event) !== 1)).toEqual([])
    expect(simple.filter((event) => event.days === 3 && weekdayOf(event) > 3)).toEqual([])
  })

  test('every theme has at least four; none yet, or running out, or a Fachtagung: fewer', () => {
    expect(of(({ url }) => eventsOf(url).length === 0)).toEqual(['gefaehrdungsbeurteilung'])
    expect(of(({ url, eventType }) => eventType !== 3 && eventsOf(url).length < 4)).toEqual([
      'gefaehrdungsbeurteilung',
      'schriftfuehrung-kompakt',
    ])
  })

  test('no theme is held twice at once in the same hotel', () => {
    const keys = events.flatMap((event) =>
      event.hotelId === undefined ? [] : [`${event.themeUrl} ${weekOf(event)} ${event.hotelId}`],
    )
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })

  test('online, one-day in a hotel, sold out, few seats, guaranteed, on request', () => {
    const simple = events.filter(({ modules }) => modules.length === 0)
    expect(simple.filter(({ hotelId }) => hotelId === undefined).length).toBeGreaterThanOrEqual(80)
    expect(simple.filter(({ hotelId, days }) => hotelId !== undefined && days === 1).length).toBeGreaterThanOrEqual(20)
    expect(events.filter(({ places, taken }) => places === taken).length).toBeGreaterThanOrEqual(30)
    expect(
      events.filter(({ places, taken }) => places - taken >= 1 && places - taken <= 3).length,
    ).toBeGreaterThanOrEqual(50)
    expect(events.filter(({ guaranteed }) => guaranteed).length).toBeGreaterThanOrEqual(80)
    expect(events.filter(({ price }) => price === null).length).toBeGreaterThanOrEqual(10)
    expect(events.filter(({ price }) => price === null).length).toBeLessThanOrEqual(30)
  })

  test('prices and seats are plausible', () => {
    const typeOf = new Map(themes.map(({ url, eventType }) => [url, eventType]))
    const minutesOf = new Map(themes.map((theme) => [theme.url, contentOf(theme).duration ?? 0] as const))
    /** Lowest and highest net price in euros, by kind and days. */
    const range = ({ themeUrl, days }: EventContent): readonly [number, number] => {
      const eventType = typeOf.get(themeUrl)
      if (minutesOf.get(themeUrl) === 90) return [149, 190]
      if (minutesOf.get(themeUrl) === 180) return [249, 290]
      if (eventType === 1) return [3900, 4900]
      if (eventType === 3) return [890, 1190]
      return (
        (
          [
            [490, 590],
            [690, 890],
            [990, 1290],
            [1190, 1490],
            [1290, 1890],
          ] as const
        )[(days ?? 0) - 1] ?? [0, 0]
      )
    }
    const implausible = events.filter((event) => {
      const [lowest, highest] = range(event)
      const conference = typeOf.get(event.themeUrl) === 3
      const euros = event.price ? event.price.net / 100 : lowest
      const fits = conference ? event.places === 120 : event.places >= 12 && event.places <= 24
      return euros < lowest || euros > highest || !fits || (event.price !== null && event.price.rate !== 19)
    })
    expect(implausible).toEqual([])
  })
})

describe('the copy', () => {
  test.each(themes.map((theme) => [theme.url, theme] as const))(
    '%s says enough, and in the right measure',
    (_url, theme) => {
      const { teaser, learn, programme } = contentOf(theme)
      expect(copyOf(theme).join(' ').length).toBeGreaterThanOrEqual(1200)
      expect(teaser.length).toBeLessThanOrEqual(190)
      expect(learn.length).toBeGreaterThanOrEqual(4)
      expect(learn.length).toBeLessThanOrEqual(7)
      for (const { points } of programme) expect(points.length).toBeGreaterThanOrEqual(1)
    },
  )

  test('a seminar tells the hours of each of its days', () => {
    const simple = themes.filter(({ eventType }) => eventType !== 1).map(contentOf)
    const days = simple.flatMap(({ programme }) => programme)
    expect(days.filter(({ begins = '', ends = '' }) => begins === '' || begins >= ends)).toEqual([])
    const inDays = simple.filter(({ duration = 0 }) => duration > 1 && duration < 15)
    expect(inDays.filter(({ duration, programme }) => programme.length !== duration)).toEqual([])
  })

  test('no sentence of eight words stands in more than three themes', () => {
    const themesWith = new Map<string, Set<string>>()
    for (const theme of themes) {
      for (const sentence of copyOf(theme).flatMap((text) => text.split(/(?<=[.!?:])\s+/))) {
        const words = sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
        if (words.length < 8) continue
        const key = words.join(' ')
        themesWith.set(key, (themesWith.get(key) ?? new Set()).add(theme.url))
      }
    }
    expect(themesWith.size).toBeGreaterThan(500)
    expect([...themesWith].filter(([, urls]) => urls.size > 3)).toEqual([])
  })

  test('quotation marks and dashes are German, and no space stands twice', () => {
    const texts = [
      ...themes.flatMap(({ title, designation }) => [title, designation]),
      ...themes.flatMap(copyOf),
      ...content.rubrics.flatMap(({ teaser, description }) => [teaser, description]),
      ...content.hotels.map(({ teaser }) => teaser),
      ...content.lexicon.map(({ definition }) => definition),
    ]
    expect(texts.filter((text) => /["'“”](?=\p{L})| - | – | {2}/u.test(text))).toEqual([])
  })
})

test('the import takes all of it, and the second time changes nothing', async () => {
  const store = openMemoryStore()
  try {
    const importer = importingContent({
      content: store.content,
      german: analysingGerman(),
      clock: { now: () => '2026-11-20T09:00:00Z' },
    })
    const first = await importer.import(content)
    const second = await importer.import(content)
    if (!first.ok || !second.ok) throw new Error(JSON.stringify(first.ok ? second : first))
    expect(first.value.events.added).toBe(600)
    expect(Object.values(second.value).map(({ added, changed, removed }) => added + changed + removed)).toEqual(
      Object.values(second.value).map(() => 0),
    )
  } finally {
    await store.close()
  }
})
