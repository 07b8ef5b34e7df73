import { expect, test } from 'vitest'
import { mostVoices, shownVoices } from '#core/people/shown-voices.ts'
import { aVoice, recordOf } from '#features/support/record-builder.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'
import { someContentFolder } from './sample-content.ts'

const ofTheme = (id: string, theme: string) => aVoice({ id, themes: [theme], locationId: null })
const ofTown = (id: string, locationId: number | null) => aVoice({ id, themes: [], locationId })
const ids = (voices: readonly { readonly id: string }[]) => voices.map(({ id }) => id)
const onPage = { theme: 'rhetorik', locationIds: [1, 2] }

test('voices of the theme stand before those of its towns, whatever their order', () => {
  const voices = [ofTown('stadt', 2), ofTheme('anderes', 'recht'), ofTheme('thema', 'rhetorik'), ofTown('fern', 3)]
  expect(ids(shownVoices(voices, onPage))).toEqual(['thema', 'stadt'])
})

test('a voice that speaks of another theme is not one of the town it was raised in', () =>
  expect(shownVoices([aVoice({ themes: ['recht'], locationId: 1 })], onPage)).toEqual([]))

test('a voice of a theme and of its town is heard once', () =>
  expect(ids(shownVoices([aVoice({ id: 'eine', themes: ['rhetorik'], locationId: 1 })], onPage))).toEqual(['eine']))

test('one that speaks of nothing is shown nowhere', () =>
  expect(shownVoices([ofTown('ohne', null)], onPage)).toEqual([]))

test('one of which nobody can say where it comes from is not shown', () => {
  const voices = [aVoice({ id: 'beispiel', source: { kind: 'example' } }), aVoice({ id: 'leer', source: null })]
  expect(ids(shownVoices(voices, onPage))).toEqual(['beispiel'])
})

test('so many are shown and no more', () => {
  const voices = Array.from({ length: mostVoices + 1 }, (_, index) => ofTown(`stimme-${index}`, 1))
  expect(ids(shownVoices(voices, onPage))).toEqual(ids(voices.slice(0, 6)))
})

test('the site answers those of a theme alone where no town is asked for', async () => {
  const testCore = openTestCore()
  const records = [
    recordOf.voice({ id: 'stadt' }),
    recordOf.voice({ id: 'thema', themes: ['betriebsverfassungsrecht-i'] }),
  ]
  valueOf(await testCore.stage.content(someContentFolder({ records })))
  const { people } = testCore.site(aVisitor()).programme
  const theme = 'betriebsverfassungsrecht-i'
  expect(ids(valueOf(await people.voices({ theme })))).toEqual(['thema'])
  expect(ids(valueOf(await people.voices({ theme, locationIds: [1] })))).toEqual(['thema', 'stadt'])
})
