import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  askOf,
  calendarHref,
  choiceOf,
  choosing,
  filtersOf,
  hrefOf,
  isOneAddressOf,
  without,
} from '#core/finder/finder-address.ts'

const choiceAt = (query: string) => choiceOf(new URL(`https://www.seminarhaus.example/seminare/p${query}`))

describe('the address of the finder', () => {
  test('asks the finder in its own words', () => {
    const query =
      '?zielgruppe=sbv&rubrik=arbeitsrecht&monat=2027-03&ort=3&plz=20095&umkreis=50&art=vor-ort&dauer=lang&neu=ja&frei=ja&preis=1.200,50&sortierung=preis&weiter=x'
    expect(askOf(choiceAt(query))).toEqual({
      targetGroup: ['sbv'],
      rubric: ['arbeitsrecht'],
      month: ['2027-03'],
      locationId: [3],
      postcode: '20095',
      radius: 50,
      mode: ['hotel'],
      duration: ['lang'],
      isNew: true,
      free: true,
      priceTo: 1200.5,
      sort: 'preis',
      after: 'x',
    })
  })

  test.each([
    '?zielgruppe=alle',
    '?art=hybrid',
    '?dauer=ewig',
    '?neu=nein',
    '?frei=1',
    '?ort=koeln',
    '?rubrik=',
    '?x=1',
  ])('passes over what means nothing: %s', (query) => expect(choiceAt(query)).toEqual({}))

  test('reads kilometres as people type them', () => {
    expect(askOf({ umkreis: '12,5 km' })).toEqual({ radius: 12.5 })
    expect(askOf({ umkreis: '12.5' })).toEqual({ radius: 12.5 })
  })

  test('passes over texts that are longer than anybody means', () => {
    const number = `${'0'.repeat(99)}7`
    expect(choiceAt(`?umkreis=${number}`)).toEqual({ umkreis: number })
    expect(choiceAt(`?umkreis=0${number}`)).toEqual({})
    const cursor = 'x'.repeat(200)
    expect(choiceAt(`?weiter=${cursor}`)).toEqual({ weiter: cursor })
    expect(choiceAt(`?weiter=${cursor}x`)).toEqual({})
  })

  test('keeps what was typed, for the finder to refuse', () => {
    expect(choiceAt('?plz=123&preis=viel')).toEqual({ plz: '123', preis: 'viel' })
    expect(askOf({ preis: 'viel' })).toEqual({ priceTo: 0 })
  })

  test('is one for each choice, whatever the order it was asked in', () => {
    expect(hrefOf(choiceAt('?ort=3&zielgruppe=br&monat='))).toBe('/seminare/p?zielgruppe=br&ort=3')
    expect(hrefOf({ sortierung: 'datum' })).toBe('/seminare/p')
  })

  test.each([
    ['?monat=2027-04&monat=2027-03', '/seminare/p?monat=2027-03,2027-04'],
    ['?monat=2027-04,2027-03,2027-04', '/seminare/p?monat=2027-03,2027-04'],
    ['?ort=007&ort=&ort=3,koeln', '/seminare/p?ort=3,7'],
    ['?zielgruppe=sbv,alle,br', '/seminare/p?zielgruppe=br,sbv'],
    ['?art=vor-ort,online', '/seminare/p?art=online,vor-ort'],
    ['?frei=ja&frei=nein&plz=20095&plz=10115', '/seminare/p?plz=20095&frei=ja'],
  ])('of several values each stands once, sorted, with commas between: %s', (query, address) => {
    expect(hrefOf(choiceAt(query))).toBe(address)
  })

  test('asks for several values at once', () => {
    expect(askOf(choiceAt('?monat=2027-04,2027-03&ort=3,7'))).toEqual({
      month: ['2027-03', '2027-04'],
      locationId: [3, 7],
    })
  })

  test('has a limit of values', () => {
    const towns = Array.from({ length: 500 }, (_, i) => 1000 + i).join()
    expect(askOf(choiceAt(`?ort=${towns}`)).locationId).toHaveLength(100)
  })

  test.each([
    ['?zielgruppe=br&monat=2027-03,2027-04', true],
    ['?zielgruppe=br&monat=2027-03%2C2027-04', true],
    ['', true],
    ['?zielgruppe=&monat=2027-03', false],
    ['?monat=2027-03&monat=2027-04', false],
    ['?monat=2027-04,2027-03', false],
    ['?sortierung=datum', false],
    ['?plz=+20095', false],
  ])('is the one of its choice, or not: %s', (query, isIt) => {
    const url = new URL(`https://www.seminarhaus.example/seminare/p${query}`)
    expect(isOneAddressOf(choiceOf(url), url)).toBe(isIt)
  })

  test('a postcode by itself narrows nothing, a radius does with its postcode', () => {
    expect(filtersOf(choiceAt('?plz=20095'))).toEqual([])
    expect(filtersOf(choiceAt('?umkreis=50'))).toEqual([])
    expect(filtersOf(choiceAt('?plz=20095&umkreis=50'))).toEqual(['umkreis'])
  })

  test('read and written again stays the same', () => {
    const text = fc.string({ maxLength: 12 })
    const query = fc.record(
      {
        zielgruppe: text,
        rubrik: text,
        monat: text,
        ort: text,
        plz: text,
        preis: text,
        weiter: text,
        sortierung: text,
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(query, (asked) => {
        const choice = choiceAt(`?${new URLSearchParams(asked)}`)
        const again = choiceOf(new URL(hrefOf(choice), 'https://www.seminarhaus.example'))
        expect(hrefOf(again)).toBe(hrefOf(choice))
      }),
    )
  })

  test('a filter taken away takes with it what makes no sense without, and begins anew', () => {
    const choice = choiceAt('?zielgruppe=br&plz=20095&umkreis=50&sortierung=entfernung&weiter=x')
    expect(without(choice, 'plz')).toEqual({ zielgruppe: 'br' })
    expect(without(choice, 'zielgruppe')).toEqual({ plz: '20095', umkreis: '50', sortierung: 'entfernung' })
    expect(choosing(choice, { dauer: 'kurz' })).not.toHaveProperty('weiter')
    expect(filtersOf(choice)).toEqual(['zielgruppe', 'umkreis'])
  })

  test('its calendar is asked by the names of the call', () => {
    expect(calendarHref({})).toBe('/seminare/p/termine.ics')
    expect(calendarHref({ theme: 'bem', isNew: true, locationId: [3] })).toBe(
      '/seminare/p/termine.ics?theme=bem&isNew=true&locationId=3',
    )
  })
})
