import { z } from 'zod'
import { isIban, type Seller } from '#core/brand/seller.ts'
import { listOf, literal, postcode } from './fields.ts'

const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase()

const vatId = literal.transform(withoutSpaces).refine((text) => /^DE\d{9}$/.test(text), {
  error: 'muss eine Umsatzsteuer-Identifikationsnummer wie DE123456789 sein',
})
const iban = literal.transform(withoutSpaces).refine(isIban, { error: 'muss eine IBAN mit richtiger Prüfziffer sein' })
const bic = literal.refine((text) => /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(text), {
  error: 'muss ein BIC mit 8 oder 11 Zeichen sein',
})

/** Under `rechnungssteller` in the settings; a German company. */
export const sellerShape = z
  .strictObject({
    firma: literal,
    straße: literal,
    plz: postcode,
    ort: literal,
    ansprechpartner: literal,
    registergericht: literal,
    registernummer: literal,
    geschäftsführung: listOf(literal),
    ust_idnr: vatId,
    steuernummer: literal,
    bank: literal,
    iban,
    bic,
  })
  .transform((read): Seller => ({
    company: read.firma,
    street: read.straße,
    zip: read.plz,
    city: read.ort,
    country: 'DE',
    contact: read.ansprechpartner,
    court: read.registergericht,
    registerNo: read.registernummer,
    managers: read.geschäftsführung,
    vatId: read.ust_idnr,
    taxNumber: read.steuernummer,
    bank: { name: read.bank, iban: read.iban, bic: read.bic },
  }))
