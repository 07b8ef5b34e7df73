import { expect, test } from 'vitest'
import { readContentFolder } from '#reading/content-folder.ts'
import { withFolder } from './sample-folder.ts'

const lines = {
  firma: 'Probehaus GmbH',
  straße: 'Ring 1',
  plz: '04109',
  ort: 'Leipzig',
  ansprechpartner: 'Buchhaltung',
  registergericht: 'Amtsgericht Leipzig',
  registernummer: 'HRB 1',
  geschäftsführung: '[Änne Łuczak]',
  ust_idnr: 'DE 123 456 789',
  steuernummer: '231/123/45678',
  bank: 'Probebank',
  iban: 'DE89 3704 0044 0532 0130 00',
  bic: 'COBADEFFXXX',
}
const settingsWith = (change: Partial<typeof lines> = {}) => {
  const block = Object.entries({ ...lines, ...change }).map(([key, value]) => `  ${key}: ${value}\n`)
  const settings = `rechnungssteller:\n${block.join('')}`
  return withFolder({ 'settings.yaml': (text) => text + settings }, readContentFolder)
}

test('who issues invoices is set', async () => {
  const read = await settingsWith()
  expect(read.ok && read.value.brand.seller).toEqual({
    company: 'Probehaus GmbH',
    street: 'Ring 1',
    zip: '04109',
    city: 'Leipzig',
    country: 'DE',
    contact: 'Buchhaltung',
    court: 'Amtsgericht Leipzig',
    registerNo: 'HRB 1',
    managers: ['Änne Łuczak'],
    vatId: 'DE123456789',
    taxNumber: '231/123/45678',
    bank: { name: 'Probebank', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
  })
})

test.each([
  [{ iban: 'DE88 3704 0044 0532 0130 00' }, 23, 'iban“ muss eine IBAN mit richtiger Prüfziffer sein'],
  [{ bic: 'COBA' }, 24, 'bic“ muss ein BIC mit 8 oder 11 Zeichen sein'],
  [{ ust_idnr: 'ATU12345678' }, 20, 'ust_idnr“ muss eine Umsatzsteuer-Identifikationsnummer wie DE123456789 sein'],
  [{ plz: '1' }, 14, 'plz“ muss eine Postleitzahl aus 5 Ziffern sein'],
])('%j is a mistake', async (change, line, message) => {
  const read = await settingsWith(change)
  const faults = read.ok ? [] : read.refusal.faults.map(({ at, message: told }) => `${at.file}:${at.line} ${told}`)
  expect(faults).toEqual([expect.stringContaining(message)])
  expect(faults[0]).toMatch(new RegExp(`^settings.yaml:${line} `))
})
