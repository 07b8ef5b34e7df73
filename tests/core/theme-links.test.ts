import { expect, test } from 'vitest'
import { availabilityOf, availabilityTexts, fewSeats } from '#core/catalogue/availability.ts'
import { hiddenThemes, moduleThemes, withoutHidden } from '#core/catalogue/series-modules.ts'
import {
  eventHref,
  eveningsHref,
  inhouseHref,
  rubricHref,
  starterPackageHref,
  themeEventsHref,
  themeHref,
  themeLinks,
} from '#core/catalogue/theme-links.ts'
import { aModule, anEvent, aTheme } from './sample-theme.ts'

test('links to a theme are built from its url', () => {
  const theme = aTheme({ url: 'arbeitsrecht-1' })
  const links = Object.entries(themeLinks).map(([words, href]) => [words, href(theme)])
  expect(links).toEqual([
    ['Zum Seminar', '/seminare/t/arbeitsrecht-1'],
    ['Details', '/seminare/t/arbeitsrecht-1'],
    ['Termin finden', '/seminare/t/arbeitsrecht-1/termine'],
    ['Termine finden', '/seminare/t/arbeitsrecht-1/termine'],
  ])
})

test('[rule:theme-redirect-url] links to a theme that is redirected lead to its new address', () => {
  const theme = aTheme({ redirectUrl: 'https://anderswo.example/kurs' })
  expect([themeHref(theme), themeEventsHref(theme)]).toEqual([theme.redirectUrl, theme.redirectUrl])
})

test('what comes with a theme, its evenings and the theme at the customer’s have addresses below it', () => {
  const theme = aTheme({ url: 'arbeitsrecht-1' })
  expect([starterPackageHref(theme), eveningsHref(theme), inhouseHref(theme)]).toEqual([
    '/seminare/t/arbeitsrecht-1/starterpaket',
    '/seminare/t/arbeitsrecht-1/erlebnis',
    '/seminare/t/arbeitsrecht-1/inhouse',
  ])
})

test('events and rubrics have addresses', () => {
  expect(eventHref(anEvent())).toBe('/seminare/p/arbeitsrecht-1-4001')
  expect(rubricHref({ url: 'arbeitsrecht' })).toBe('/seminare/r/arbeitsrecht')
})

test.each([
  [-1, false, 'ausgebucht', ['Ausgebucht, Warteliste offen']],
  [0, false, 'ausgebucht', ['Ausgebucht, Warteliste offen']],
  [0, true, 'ausgebucht', ['Ausgebucht, Warteliste offen', 'Findet garantiert statt']],
  [1, false, 'wenige', ['Nur noch 1 Platz']],
  [1, true, 'wenige', ['Nur noch 1 Platz', 'Findet garantiert statt']],
  [2, false, 'wenige', ['Nur noch 2 Plätze']],
  [3, false, 'wenige', ['Nur noch 3 Plätze']],
  [4, false, 'frei', ['Noch 4 Plätze']],
  [4, true, 'frei', ['Noch 4 Plätze', 'Findet garantiert statt']],
  [9, false, 'frei', ['Noch 9 Plätze']],
  [10, false, 'frei', ['Plätze frei']],
  [10, true, 'frei', ['Plätze frei', 'Findet garantiert statt']],
])('with %i seats left, guaranteed %s, an event is %s: %j', (placesLeft, guaranteed, availability, texts) => {
  expect(availabilityOf({ placesLeft })).toBe(availability)
  expect(availabilityTexts({ placesLeft, guaranteed })).toEqual(texts)
  expect(fewSeats).toBe(3)
})

test('[rule:theme-hidden-in-series] modules of hidden themes are left out of a series', () => {
  const modules = [
    aModule({ title: 'Eins', themeUrl: 'brv-1' }),
    aModule({ title: 'Zwei', themeUrl: 'abschluss' }),
    aModule({ title: 'Drei' }),
  ]
  const series = anEvent({ modules })
  const hidden = hiddenThemes([aTheme({ url: 'abschluss', hideInTrainingSeries: true }), aTheme({ url: 'brv-1' })])
  expect(withoutHidden(hidden)(series)).toEqual({ ...series, modules: [modules[0], modules[2]] })
  expect(withoutHidden(new Set())(series)).toEqual(series)
})

test('module themes are named once each', () => {
  const modules = [aModule({ themeUrl: 'a' }), aModule(), aModule({ themeUrl: 'b' })]
  expect(moduleThemes([anEvent({ modules }), anEvent(), anEvent({ modules: [aModule({ themeUrl: 'a' })] })])).toEqual([
    'a',
    'b',
  ])
})
