import type { Block, Fact } from '#core/documents/documents.ts'
import { issuerOf } from '#core/documents/programme-blocks.ts'
import type { ForPhrasingData } from '#core/privacy/ports.ts'
import { berlinTime, formatDate, isDay } from '#core/shared/dates.ts'
import { clockText } from '#core/shared/day-texts.ts'
import { personalDataWording as words } from '#wording/personal-data.ts'

/** So many entries of a section are printed; more of them are for programs. */
const mostPrinted = 200

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [Field in string]: Json }

const anInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

const isFields = (value: Json): value is { readonly [Field in string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSimple = (value: Json): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value)

const textOf = (value: string | number | boolean): string => {
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') return String(value).replace('.', ',')
  if (anInstant.test(value)) return `${formatDate(value)}, ${clockText(berlinTime(value))}`
  return isDay(value) ? formatDate(value) : value
}

const named = (path: readonly string[]): string => path.join(': ')
const labelOf = (field: string): string => words.fields.get(field) ?? field

/** All that a value says, line by line, each under the names that lead to it. */
const factsOf = (value: Json, path: readonly string[]): readonly Fact[] => {
  if (value === undefined || value === null || value === '') return []
  if (isSimple(value)) return [{ label: named(path), text: textOf(value) }]
  if (isFields(value)) return Object.entries(value).flatMap(([field, of]) => factsOf(of, [...path, labelOf(field)]))
  if (value.every(isSimple))
    return value.length === 0 ? [] : [{ label: named(path), text: value.map(textOf).join(', ') }]
  return value.flatMap((one, i) => factsOf(one, [...path.slice(0, -1), `${path.at(-1) ?? ''} ${i + 1}`.trim()]))
}

const sectionOf = (title: string, value: Json): readonly Block[] => {
  const heading: Block = { kind: 'heading', level: 2, text: title }
  if (!Array.isArray(value)) return [heading, { kind: 'facts', facts: factsOf(value, []) }]
  const all = value as readonly Json[]
  if (all.every(isSimple)) return [heading, { kind: 'list', items: all.map(textOf) }]
  const more = all.length - mostPrinted
  return [
    heading,
    ...all.slice(0, mostPrinted).flatMap((one, i): readonly Block[] => [
      { kind: 'heading', level: 3, text: words.entry(i + 1) },
      { kind: 'facts', facts: factsOf(one, []) },
    ]),
    ...(more > 0 ? [{ kind: 'paragraph', tone: 'small', text: words.more(more) } as const] : []),
  ]
}

const isNothing = (value: Json): boolean => factsOf(value, []).length === 0

/** Prints personal data as it is stored, section by section, and says where there is none. */
export const phrasingData: ForPhrasingData = {
  paper(data, about) {
    // As programs read it, so that both files say the same.
    const said: { readonly [Section in string]: Json } = JSON.parse(JSON.stringify(data))
    const all = Object.entries(words.sections)
    const nothing = all.filter(([section]) => isNothing(said[section])).map(([, title]) => title)
    return {
      title: words.title,
      about: words.about(data.email),
      subtitle: data.email,
      issuer: issuerOf(about),
      issued: about.today,
      personal: true,
      blocks: [
        { kind: 'paragraph', tone: 'lead', text: words.lead(about.today) },
        { kind: 'paragraph', text: words.secrets },
        ...all
          .filter(([, title]) => !nothing.includes(title))
          .flatMap(([section, title]) => sectionOf(title, said[section])),
        ...(nothing.length === 0
          ? []
          : ([
              { kind: 'heading', level: 2, text: words.nothing },
              { kind: 'list', items: nothing },
            ] as const)),
      ],
    }
  },
  readMe: ({ brand, site, today }) =>
    words.readMe({ name: brand.name, contact: issuerOf({ brand, site }).contact, on: today }),
}
