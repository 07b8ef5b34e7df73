import { expect, test } from 'vitest'
import { readContentFolder } from '#reading/content-folder.ts'
import { faultsIn } from '#core/content/content-rules.ts'
import { withFolder } from './sample-folder.ts'

const settingsWith = (lines: string) => withFolder({ 'settings.yaml': (text) => `${text}${lines}` }, readContentFolder)

test.each([
  ['tagungspauschale: Servicepauschale\n', { dayPackage: 'business' }],
  ['tagungspauschale: Getränkeanteil\n', { dayPackage: 'drinks' }],
  ['kilometergeld: 0,38\n', { perKm: 38 }],
  ['vorlauf_im_betrieb: 6 bis 10 Wochen\n', { inhouseLead: { from: 6, to: 10 } }],
  ['rückfragen_im_betrieb: 1 Woche\n', { inhouseSupport: 1 }],
  ['kostenfrei_stornieren: 28 Tage\n', { freeCancellation: 28 }],
])('%j is set', async (lines, set) => {
  const read = await settingsWith(lines)
  expect(read.ok && read.value.brand).toMatchObject(set)
})

test.each([
  [
    'tagungspauschale: alles\n',
    '„tagungspauschale“ muss „Getränkeanteil“ oder „Servicepauschale“ sein; hier steht „alles“.',
  ],
  [
    'vorlauf_im_betrieb: 6 Wochen\n',
    '„vorlauf_im_betrieb“ muss eine Spanne wie „6 bis 10 Wochen“ sein; hier steht „6 Wochen“.',
  ],
  [
    'rückfragen_im_betrieb: lange\n',
    '„rückfragen_im_betrieb“ muss eine Dauer wie „12 Wochen“ sein; hier steht „lange“.',
  ],
  [
    'kostenfrei_stornieren: 4 Wochen\n',
    '„kostenfrei_stornieren“ muss eine Frist wie „28 Tage“ sein; hier steht „4 Wochen“.',
  ],
  ['kilometergeld: 30 Cent\n', '„kilometergeld“ muss ein Betrag wie 1.490,00 sein; hier steht „30 Cent“.'],
])('%j is a mistake', async (lines, message) => {
  const read = await settingsWith(lines)
  const faults = read.ok ? [] : read.refusal.faults.map(({ at, message: told }) => `${at.file}:${at.line} ${told}`)
  expect(faults).toEqual([`settings.yaml:11 ${message}`])
})

test.each([
  ['vorlauf_im_betrieb: 10 bis 6 Wochen\n', 12, 'Der Vorlauf im Betrieb kann nicht 10 bis 6 Wochen sein.'],
  ['rückfragen_im_betrieb: 0 Wochen\n', 12, 'Rückfragen im Betrieb werden mindestens 1 Woche beantwortet.'],
])('what the rules find wrong in %j is told with its line', async (lines, line, message) => {
  const read = await settingsWith(`kilometergeld: 0,38\n${lines}`)
  const faults = read.ok ? faultsIn(read.value, '2027-01-04') : []
  expect(faults.map(({ at, message: told }) => `${at.file}:${at.line} ${told}`)).toEqual([
    `settings.yaml:${line} ${message}`,
  ])
})
