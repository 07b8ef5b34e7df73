/** An edit of one file: text put behind an anchor that stands there once, or at its beginning, or a new file. */
interface Edit {
  readonly file: string
  /** [anchor, what is put behind it]. */
  readonly behind?: readonly (readonly [anchor: string, text: string])[]
  readonly first?: string
  readonly whole?: string
}

/** A change as somebody would make it, and how many files it may touch (docs/changing.md). */
export interface PlantedChange {
  readonly name: string
  readonly most: number
  readonly edits: readonly Edit[]
  /** Files that the build writes for it. */
  readonly written?: readonly string[]
  /** Where its new files stand; those are not counted then. */
  readonly folders?: readonly string[]
}

export const plantedChanges: readonly PlantedChange[] = [
  {
    name: 'a field of a theme',
    most: 5,
    edits: [
      {
        file: 'core/catalogue/catalogue.ts',
        behind: [['export interface Theme {\n', '  /** Said under the title. */\n  readonly motto?: string\n']],
      },
      {
        file: 'adapters/reading/themes.ts',
        behind: [
          ['const themeShape = z.strictObject({\n', '  motto: copy.optional(),\n'],
          ['    internalId: facts.nummer,\n', '    ...(facts.motto !== undefined && { motto: facts.motto }),\n'],
        ],
      },
      {
        file: 'adapters/http/contract/catalogue-values.ts',
        behind: [['    allowSingle: z.boolean(),\n', '    motto: z.string().exactOptional(),\n']],
      },
      {
        file: 'adapters/react/pages/programme/theme-head.tsx',
        behind: [
          ['      <h1>{withJoints(theme.title)}</h1>\n', '      {theme.motto !== undefined && <p>{theme.motto}</p>}\n'],
        ],
      },
      {
        file: 'tests/http/contract.test.ts',
        behind: [['  const theme: Required<Catalogue.Theme> = {\n', "    motto: 'Recht haben',\n"]],
      },
    ],
  },
  {
    name: 'a call',
    most: 4,
    edits: [
      {
        file: 'core/knowledge/lexicon/ports.ts',
        behind: [
          [
            'export interface ForReadingTheLexicon {\n',
            '  /** How many entries a target group has. */\n  size(ask: { readonly group: TargetGroup }): Promise<Result<{ readonly size: number }, never>>\n',
          ],
        ],
      },
      {
        file: 'core/knowledge/lexicon/lexicon.service.ts',
        behind: [
          [
            '      return done({ items, total: items.length })\n    },\n',
            '    async size({ group }) {\n      return done({ size: (await lexicon.entries(group)).length })\n    },\n',
          ],
        ],
      },
      {
        file: 'adapters/http/contract/lexicon.ts',
        behind: [
          [
            'export const lexicon: Carrying<ForReadingTheLexicon> = {\n',
            "  size: {\n    method: 'GET',\n    path: '/api/lexicon-size/:group',\n    says: 'Wie viele Begriffe',\n    ask: z.object({ group: TargetGroup }),\n    ok: 200,\n    value: z.object({ size: z.number().int() }),\n    refusals: {},\n  },\n",
          ],
        ],
      },
    ],
    written: ['adapters/http/client/routes.generated.ts'],
  },
  {
    name: 'a filter of the finder',
    most: 5,
    edits: [
      {
        file: 'core/finder/filters/series.ts',
        whole: `import type { Filter } from '../filter.ts'
import { yes } from './typed-texts.ts'

/** Only training series. */
export const series = {
  values: { are: 'yes' },
  looksAt: 'theme',
  passes: () => (theme) => theme.isSeries,
  facet: { values: () => [{ value: true }] },
  address: { name: 'reihe', ...yes },
  option: { flags: '--series', says: 'only training series' },
} as const satisfies Filter<true, 'theme'>
`,
      },
      {
        file: 'core/finder/filters.ts',
        first: "import { series } from './filters/series.ts'\n",
        behind: [['export const filters = {\n', '  series,\n']],
      },
      {
        file: 'wording/pages/finder.ts',
        behind: [
          ['const fields = {\n', "  reihe: 'Ausbildungsreihen',\n"],
          ['const values = {\n', '  reihe: () => fields.reihe,\n'],
        ],
      },
      {
        file: 'adapters/react/blocks/finder/filter-fields.tsx',
        behind: [
          [
            'export const DurationField = (field: Field) => <AnyOf name="dauer" {...field} />\n',
            'export const SeriesField = ({ finding }: Filtering) => <Tick name="reihe" finding={finding} />\n',
          ],
        ],
      },
      {
        file: 'adapters/react/blocks/finder/finder-form.tsx',
        first: "import { SeriesField } from './filter-fields.tsx'\n",
        behind: [['export const controls: Controls = {\n', '  reihe: SeriesField,\n']],
      },
    ],
  },
  {
    name: 'a page',
    most: 3,
    edits: [
      {
        file: 'adapters/react/pages/jobs/welcome.tsx',
        whole: `import { forEveryone } from '../../answers.ts'
import type { Page } from '../../page.ts'

export const welcomePage: Page<null> = {
  async loader() {
    return forEveryone(null, [])
  },
  head: () => ({ title: 'Willkommen', noindex: true, crumbs: [] }),
  Component: () => <h1>Willkommen</h1>,
}
`,
      },
      {
        file: 'adapters/react/routes.tsx',
        first: "import { welcomePage } from './pages/jobs/welcome.tsx'\n",
        behind: [['export const routes: RouteObject[] = [\n', "  route('/willkommen', welcomePage),\n"]],
      },
    ],
  },
  {
    name: 'a driven port, beside its adapter',
    most: 3,
    edits: [
      {
        file: 'core/finder/ports.ts',
        first: '/** Knows the weather. */\nexport interface ForKnowingTheWeather {\n  rains(): Promise<boolean>\n}\n',
      },
      {
        file: 'core/needs.ts',
        first: "import type { ForKnowingTheWeather } from './finder/ports.ts'\n",
        behind: [['export interface Needs extends Store {\n', '  readonly weather: ForKnowingTheWeather\n']],
      },
      {
        file: 'cli/compose/application.ts',
        first:
          "import type { ForKnowingTheWeather } from '#core/finder/ports.ts'\nimport { sunshine } from '#reading/sunshine.ts'\n",
        behind: [
          ['export const parts = {\n', "  weather: token<ForKnowingTheWeather>('weather'),\n"],
          ['  const application = new Container()\n', '  singleton(application, parts.weather, sunshine, [])\n'],
          ['  singleton(application, parts.needs, needsOf, [\n', '    parts.weather,\n'],
          ['const needsOf = (\n', '  weather: ForKnowingTheWeather,\n'],
          ['  ...store,\n', '  weather,\n'],
        ],
      },
    ],
  },
]

/** What the driven port is answered by: a file of its own, which the list does not count. */
export const plantedAdapter = {
  file: 'adapters/reading/sunshine.ts',
  whole: `import type { ForKnowingTheWeather } from '#core/finder/ports.ts'

export const sunshine = (): ForKnowingTheWeather => ({ rains: async () => false })
`,
}
