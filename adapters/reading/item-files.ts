import { rulingSlug } from '#core/citations/links.ts'
import { done, refused } from '#core/shared/result.ts'
import { isSlug } from '#core/shared/slug.ts'
import { targetGroups } from '#core/shared/target-group.ts'
import type { ForReadingSources, WrittenFile } from '#core/sync/ports.ts'
import type { ItemError, SyncItem, SyncKind } from '#core/sync/sync.ts'
import { articleFolders } from './articles.ts'
import { longestLine } from './text-file.ts'
import { asMarkdown, asTable, asYaml } from './written-files.ts'

type Fields = SyncItem['fields']

/** Where an item stands is said by fields that are none of its file: the file's name, or its folder. */
interface Placing {
  /** Taken out of the fields: they stand in the path. */
  readonly inPath: readonly string[]
  readonly files: (fields: Fields, said: Said) => readonly WrittenFile[]
}

/** A field of the path, as it was said; complains where it cannot stand there. */
interface Said {
  readonly slug: (field: string) => string
  readonly number: (field: string) => string
  readonly oneOf: (field: string, words: readonly string[]) => string
  readonly text: (field: string) => string
}

const document = (
  folder: (said: Said) => string,
  name: (said: Said) => string,
  inPath: readonly string[],
): Placing => ({
  inPath,
  files: (fields, said) => [asMarkdown(`${folder(said)}/${name(said)}.md`, fields)],
})

const listed = (folder: string, key: string, of: 'slug' | 'number'): Placing => ({
  inPath: [],
  files: (fields, said) => [asYaml(`${folder}/${said[of](key)}.yaml`, fields)],
})

const moduleColumns = ['termin', 'titel', 'thema', 'dauer', 'beginn', 'tage', 'von', 'bis', 'hotel']
const eventColumns = [
  'nummer',
  'thema',
  'beginn',
  'tage',
  'von',
  'bis',
  'hotel',
  'preis',
  'steuersatz',
  'plätze',
  'vergeben',
  'garantiert',
]

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An event is a table of one row; its modules are another. */
const event: Placing = {
  inPath: [],
  files: (fields, said) => {
    const nummer = said.number('nummer')
    const own = asTable(`termine/${nummer}.csv`, eventColumns, [fields])
    const modules = fields['module']
    if (modules === undefined || modules === null) return [own]
    const rows = Array.isArray(modules) && modules.every(isObject) ? modules : []
    return [
      own,
      asTable(
        `module/${nummer}.csv`,
        moduleColumns,
        rows.map((row) => ({ termin: nummer, ...row })),
      ),
    ]
  },
}

const placings: Readonly<Record<SyncKind, Placing>> = {
  article: document(
    (said) => `artikel/${said.oneOf('art', Object.keys(articleFolders))}`,
    (said) => `${said.number('nummer')}-${said.slug('adresse')}`,
    ['art', 'nummer', 'adresse'],
  ),
  ruling: document(
    () => 'urteile',
    (said) => rulingSlug(said.text('gericht'), said.text('aktenzeichen').split(',')[0]?.trim() ?? ''),
    [],
  ),
  lexicon: document(
    (said) => `lexikon/${said.oneOf('gruppe', targetGroups)}`,
    (said) => said.slug('adresse'),
    ['gruppe', 'adresse'],
  ),
  download: document(
    () => 'downloads',
    (said) => said.slug('adresse'),
    ['adresse'],
  ),
  theme: document(
    () => 'themen',
    (said) => said.slug('adresse'),
    ['adresse'],
  ),
  media: listed('videos', 'kennung', 'slug'),
  location: listed('standorte', 'nummer', 'number'),
  hotel: listed('hotels', 'nummer', 'number'),
  event,
}

/** The files in which an item of another system stands among the content. */
export const filesOf: ForReadingSources['filesOf'] = async (kind, fields) => {
  const errors: ItemError[] = []
  const { inPath, files } = placings[kind]
  const written = files(
    Object.fromEntries(Object.entries(fields).filter(([name]) => !inPath.includes(name))),
    saidIn(fields, errors),
  )
  errors.push(...unstorable(fields))
  return errors.length > 0 ? refused({ why: 'invalid-item', errors }) : done(written)
}

/** Fields that no store keeps, or whose line in a file would be refused when it is read. */
const unstorable = (fields: Fields): readonly ItemError[] =>
  Object.entries(fields).flatMap(([field, value]) => {
    const json = JSON.stringify(value) ?? ''
    if (/\\u(?:0000|d[89a-f])/.test(json)) return [{ field, message: `„${field}“ enthält Zeichen, die es nicht gibt.` }]
    const isTooLong = json.length > longestLine && !(field === 'text' && String(value).split('\n').every(isUsualLine))
    return isTooLong ? [{ field, message: `„${field}“ ist zu lang.` }] : []
  })

const isUsualLine = (line: string): boolean => line.length <= longestLine

/** Longer names no file system takes. */
const longestName = 120

function saidIn(fields: Fields, errors: ItemError[]): Said {
  const checked = (field: string, fits: (text: string) => boolean, must: string): string => {
    const value = fields[field]
    const text = typeof value === 'number' ? String(value) : value
    if (typeof text === 'string' && text.length <= longestName && fits(text)) return text
    errors.push({ field, message: value === undefined ? `„${field}“ fehlt.` : `„${field}“ muss ${must} sein.` })
    return 'fehlt'
  }
  return {
    slug: (field) => checked(field, isSlug, 'eine Adresse aus Kleinbuchstaben, Ziffern und Bindestrichen'),
    number: (field) => checked(field, (text) => /^[1-9]\d{0,8}$/.test(text), 'eine ganze Zahl ab 1'),
    oneOf: (field, words) => checked(field, (text) => words.includes(text), `eines von: ${words.join(', ')}`),
    text: (field) => checked(field, (text) => text.trim() !== '', 'ein Text'),
  }
}
