import type { AccessibilityFact } from '#core/shared/accessibility-facts.ts'
import { describe, expect, test } from 'vitest'
import { dayOf } from '#core/content/day-spec.ts'
import { recordsOf } from '#core/content/records-of.ts'
import { addDays } from '#core/shared/dates.ts'
import { isPhysicalVenue } from '#core/shared/no-venue.ts'
import { required } from '#core/shared/required.ts'
import { readDemoContent } from './reading-demo-content.ts'

const reading = await readDemoContent()
if (!reading.ok) {
  throw new Error(reading.refusal.faults.map(({ at, message }) => `${at.file}:${at.line} ${message}`).join('\n'))
}
const content = reading.value
const { themes, events, rubrics } = content
const valuesOf = {
  hotels: recordsOf(content, 'hotel').map(({ value }) => value),
  towns: recordsOf(content, 'location').map(({ value }) => value),
  experts: recordsOf(content, 'expert').map(({ value }) => value),
  managers: recordsOf(content, 'manager').map(({ value }) => value),
  videos: recordsOf(content, 'video').map(({ value }) => value),
  positions: recordsOf(content, 'position').map(({ value }) => value),
  conferences: recordsOf(content, 'conference').map(({ value }) => value),
}
const { hotels, towns, experts, managers, videos, positions, conferences } = valuesOf
const hotelOf = (hotelId: number) => required(hotels.find((hotel) => hotel.hotelId === hotelId))
const themeOf = (url: string) => required(themes.find((theme) => theme.url === url))
const programmeOf = (url: string) => required(themeOf(url).content[0]).programme

describe('the hotels and towns', () => {
  test('each says all there is to say', () => {
    expect(hotels.map(({ hotelId }) => hotelId)).toEqual(content.hotels.map(({ internalId }) => internalId))
    expect(towns.map(({ locationId }) => locationId)).toEqual(content.locations.map(({ internalId }) => internalId))
    expect(towns.filter(({ sideProgramme: { length } }) => length < 3 || length > 4)).toEqual([])
    expect(hotels.filter(({ extras, accessibilityNote }) => extras.length < 3 || accessibilityNote === '')).toEqual([])
  })

  test('a hotel lies in its town', () => {
    const far = content.hotels.filter(({ internalId, locationId }) => {
      const { position } = hotelOf(internalId)
      const { position: town } = required(towns.find((one) => one.locationId === locationId))
      return Math.abs(position.latitude - town.latitude) > 0.08 || Math.abs(position.longitude - town.longitude) > 0.12
    })
    expect(far.map(({ name }) => name)).toEqual([])
  })

  test('prices are plausible, and one hotel names none for the night', () => {
    const within = (price: { readonly net: number } | null, lowest: number, highest: number) =>
      price === null || (price.net >= lowest * 100 && price.net <= highest * 100)
    const implausible = hotels.filter(
      ({ prices }) =>
        !within(prices.night, 89, 149) ||
        !within(prices.breakfast, 14, 22) ||
        !within(prices.dayPackage, 45, 79) ||
        !within(prices.parking, 0, 22) ||
        prices.cityTax > 1000,
    )
    expect(implausible.map(({ hotelId }) => hotelId)).toEqual([])
    expect(hotels.filter(({ prices }) => prices.night === null)).toHaveLength(1)
    expect(hotels.filter(({ prices }) => prices.parking?.net === 0)).toHaveLength(1)
    expect(hotels.filter(({ prices }) => prices.cityTax === 0).length).toBeGreaterThanOrEqual(5)
  })

  test('no hotel takes in more people than it has seats to work at', () => {
    const groups = Map.groupBy(
      events.filter(({ hotelId }) => hotelId !== undefined),
      ({ hotelId, start }) => `${hotelId} ${start?.split('w')[0]}`,
    )
    const crowded = [...groups].filter(([key, held]) => held.length > hotelOf(Number(key.split(' ')[0])).seminarRooms)
    expect(crowded.map(([key]) => key)).toEqual([])
  })

  test('hotels differ in what they offer people with disabilities; the filter always leaves some', () => {
    const kinds = new Set(hotels.map(({ accessibility }) => accessibility.toSorted().join(' ')))
    expect(kinds.size).toBeGreaterThanOrEqual(8)
    expect(hotels.filter(({ accessibility }) => accessibility.length === 0)).toHaveLength(1)
    expect(hotels.filter(({ accessibility }) => accessibility.length === 8)).toHaveLength(1)
  })

  test('whoever comes for the SBV finds a hotel without steps', () => {
    const needed: readonly AccessibilityFact[] = ['step-free', 'lift', 'wheelchair-rooms', 'accessible-toilet']
    const forSbv = new Set(themes.filter(({ rubric }) => rubric === 'sbv-und-inklusion').map(({ url }) => url))
    const houses = events
      .filter(({ themeUrl }) => forSbv.has(themeUrl))
      .flatMap(({ hotelId, modules }) => [hotelId, ...modules.map((module) => module.hotelId)])
      .filter((hotelId) => hotelId !== undefined && isPhysicalVenue(hotelId))
    expect(houses.length).toBeGreaterThan(20)
    const barred = [...new Set(houses)].filter((hotelId) => {
      const { accessibility } = hotelOf(Number(hotelId))
      return needed.some((fact) => !accessibility.includes(fact))
    })
    expect(barred).toEqual([])
  })
})

describe('the people', () => {
  test('14 experts teach every theme', () => {
    expect(experts).toHaveLength(14)
    const taught = new Set(experts.flatMap((expert) => expert.themes))
    expect(themes.filter(({ url }) => !taught.has(url))).toEqual([])
    expect(experts.filter(({ topics }) => topics.length !== 3)).toEqual([])
  })

  test('five colleagues look after all rubrics', () => {
    expect(managers).toHaveLength(5)
    const lookedAfter = new Set(managers.flatMap((manager) => manager.rubrics))
    expect(rubrics.filter(({ url }) => !lookedAfter.has(url))).toEqual([])
    expect(managers.filter(({ phone }) => !/^040 66969-1\d\d$/.test(phone))).toEqual([])
    expect(managers.filter(({ email }) => !email.endsWith('@seminarhaus.example'))).toEqual([])
  })
})

test('no film is shown twice under two titles, and one that is none of ours says so', () => {
  expect(new Set(videos.map(({ source }) => source)).size).toBe(videos.length)
  for (const { title, description } of videos) {
    expect(title).toContain('Beispielfilm')
    expect(description).toContain('Bis er gedreht ist')
  }
})

test('eight positions: one closed, one closing soon, the others open for months', () => {
  const filled = '2026-11-20'
  const closing = positions.map(({ validThrough }) => required(dayOf(validThrough, filled)))
  expect(new Set(positions.map(({ department }) => department.slug)).size).toBe(8)
  expect(closing.filter((day) => day < filled)).toHaveLength(1)
  expect(closing.filter((day) => day >= filled && day <= addDays(filled, 14))).toHaveLength(1)
  expect(closing.filter((day) => day >= addDays(filled, 84))).toHaveLength(6)
  expect(positions.filter(({ salary }) => salary !== null).length).toBeGreaterThanOrEqual(5)
})

describe.each(conferences.map((conference) => [conference.theme, conference] as const))('%s', (url, conference) => {
  const event = required(events.find(({ themeUrl }) => themeUrl === url))
  /** An evening is voluntary and lies outside of the hours of the Fachtagung. */
  const daytime = conference.days.map(({ slots }) => slots.filter(({ begins }) => begins < '19:00'))

  test('has the days and hours that its theme tells', () => {
    const told = programmeOf(url).map(({ begins, ends }) => [begins, ends])
    expect(daytime.map((slots) => [slots[0]?.begins, slots.at(-1)?.ends])).toEqual(told)
    expect([daytime[0]?.[0]?.begins, daytime.at(-1)?.at(-1)?.ends]).toEqual([event.startTime, event.endTime])
  })

  test('nothing happens at the same time as something else', () => {
    const slots = conference.days.flatMap((day) =>
      day.slots.map((slot, index) => [slot, day.slots[index + 1]] as const),
    )
    expect(slots.filter(([slot, next]) => next !== undefined && next.begins < slot.ends)).toEqual([])
  })

  test('has five to eight items a day, four to six workshops with a seat for all, five questions', () => {
    expect(conference.days.filter(({ slots: { length } }) => length < 5 || length > 8)).toEqual([])
    expect(conference.workshops.length).toBeGreaterThanOrEqual(4)
    expect(conference.workshops.length).toBeLessThanOrEqual(6)
    const seats = conference.workshops.reduce((sum, { capacity }) => sum + capacity, 0)
    expect(seats).toBeGreaterThanOrEqual(event.places)
    expect(conference.questions).toHaveLength(5)
  })

  test('its price is that of its event, and its hotel has the rooms', () => {
    expect(conference.prices.map(({ price }) => price)).toContainEqual(event.price)
    const { rooms, prices } = hotelOf(required(event.hotelId))
    expect(required(conference.contingent ?? undefined).rooms).toBeLessThanOrEqual(rooms)
    expect(required(conference.contingent ?? undefined).price.net).toBeLessThanOrEqual(
      required(prices.night ?? undefined).net,
    )
  })

  test('who speaks there is named as teaching it', () => {
    const speakers = new Set(
      [...conference.days.flatMap(({ slots }) => slots), ...conference.workshops].flatMap((one) => one.speakers),
    )
    expect(experts.filter(({ id, themes: taught }) => speakers.has(id) && !taught.includes(url))).toEqual([])
    expect(experts.filter(({ id, themes: taught }) => !speakers.has(id) && taught.includes(url))).toEqual([])
  })
})

test('there is more to say of each of the three Fachtagungen', () => {
  expect(conferences.map(({ theme }) => theme).toSorted()).toEqual(
    themes
      .filter(({ eventType }) => eventType === 3)
      .map(({ url }) => url)
      .toSorted(),
  )
})

describe('the copy', () => {
  const textsIn = (value: unknown): readonly string[] => {
    if (typeof value === 'string') return [value]
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
  }
  const records = Object.values(valuesOf).flat()
  const texts = records.flatMap(textsIn).filter((text) => !text.startsWith('https://'))

  test('no sentence of eight words stands in more than three places', () => {
    const sentences = texts
      .flatMap((text) => text.split(/(?<=[.!?:])\s+/))
      .map((sentence) => sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
      .filter((words) => words.length >= 8)
      .map((words) => words.join(' '))
    expect(sentences.length).toBeGreaterThan(500)
    const places = Map.groupBy(sentences, (sentence) => sentence)
    expect([...places].filter(([, same]) => same.length > 3).map(([sentence]) => sentence)).toEqual([])
  })

  test('quotation marks and dashes are German, and no space stands twice', () => {
    expect(texts.filter((text) => /["'“”](?=\p{L})| - | – | {2}/u.test(text))).toEqual([])
  })
})
