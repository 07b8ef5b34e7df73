import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askOf, calendarHref, choiceOf, choosing, filtersOf, hrefOf, without } from '#core/finder/finder-address.ts'

const choiceAt = (query: string) => choiceOf(new URL(`https://www.seminarhaus.example/seminare/p${query}`))

describe('the address of the finder', () => {
  test('asks the finder in its own words', () => {
    const query =
      '?zielgruppe=sbv&rubrik=arbeitsrecht&monat=2027-03&ort=3&plz=20095&umkreis=50&art=vor-ort&dauer=lang&neu=ja&frei=ja&preis=1.200,50&sortierung=preis&weiter=x'
    expect(askOf(choiceAt(query))).toEqual({
      targetGroup: 'sbv',
      rubric: 'arbeitsrecht',
      month: '2027-03',
      locationId: 3,
      postcode: '20095',
      radius: 50,
      mode: 'hotel',
      duration: 'lang',
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

  test('keeps what was typed, for the finder to refuse', () => {
    expect(choiceAt('?plz=123&preis=viel')).toEqual({ plz: '123', preis: 'viel' })
    expect(askOf({ preis: 'viel' })).toEqual({ priceTo: 0 })
  })

  test('is one for each choice, whatever the order it was asked in', () => {
    expect(hrefOf(choiceAt('?ort=3&zielgruppe=br&monat='))).toBe('/seminare/p?zielgruppe=br&ort=3')
    expect(hrefOf({ sortierung: 'datum' })).toBe('/seminare/p')
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
    expect(filtersOf(choice)).toEqual(['zielgruppe', 'plz', 'umkreis'])
  })

  test('its calendar is asked by the names of the call', () => {
    expect(calendarHref({})).toBe('/seminare/p/termine.ics')
    expect(calendarHref({ theme: 'bem', isNew: true, locationId: 3 })).toBe(
      '/seminare/p/termine.ics?theme=bem&isNew=true&locationId=3',
    )
  })
})
