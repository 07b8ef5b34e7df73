import { stemmer } from '@orama/stemmers/german'

/** Lower case, ß as ss, Umlauts in two letters, other accents gone: the form in which compounds are taken apart. */
export const spellOut = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u00ad\u200b-\u200d]/g, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/ä/g, 'ae')
    .replaceAll(/ö/g, 'oe')
    .replaceAll(/ü/g, 'ue')
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')

/** Förderung, Foerderung and Forderung become one; 'neue' and 'Quelle' keep their e. */
const withoutUmlauts = (spelt: string): string => spelt.replaceAll(/(?<![aeq])([aou])e/g, '$1')

/** All ways of writing a word in one: lower case, no Umlauts, however they are typed. */
export const fold = (word: string): string => withoutUmlauts(spellOut(word))

/** The stem of a spelt-out word. Gremium and Gremien meet in one, which the stemmer alone does not see. */
export const stemOf = (spelt: string): string => stemmer(withoutUmlauts(spelt)).replace(/ium$/, 'i')

/** The words of a text, spelt out. */
export const wordsOf = (text: string): readonly string[] => spellOut(text).match(/[\p{L}\p{N}]+/gu) ?? []
