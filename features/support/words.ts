import { defineParameterType } from '@cucumber/cucumber'

const nobodyNew = new Set(['she', 'he', 'her', 'him', 'they', 'it'])

/** Whoever acts: by name, as a visitor, in the other browser; 'she' and 'he' are whoever acted last. */
defineParameterType({
  name: 'person',
  regexp: /(?:Mara|Jonas|somebody|a visitor|the visitor|she|he)(?: in (?:her|his) other browser)?/,
  transformer: (words: string) =>
    nobodyNew.has(words) ? undefined : words.replace('the visitor', 'a visitor').replace('somebody', 'a visitor'),
})

/** '07.12.2026, 11.01.2027' */
defineParameterType({
  name: 'list',
  regexp: /"([^"]*)"/,
  transformer: (text: string) => listed(text),
})

export const listed = (text: string): readonly string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

defineParameterType({
  name: 'machine',
  regexp: /adding to the wishlist|removing from the wishlist|loading the wishlist|the programme/,
  transformer: (words: string) => words,
})

defineParameterType({ name: 'nth', regexp: /(\d+)(?:st|nd|rd|th)/, transformer: (n: string) => Number(n) })
