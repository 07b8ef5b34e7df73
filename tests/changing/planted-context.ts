import type { PlantedChange } from './planted-changes.ts'

/** A context with a driving port, a part of the store, a call, a page and a scenario, each in a folder of its own. */
export const plantedContext: PlantedChange = {
  name: 'a context, beside a folder in each ring',
  most: 9,
  edits: [
    {
      file: 'core/site.ts',
      first: "import type { ForReadingTips } from './tips/ports.ts'\n",
      behind: [['    readonly lexicon: ForReadingTheLexicon\n', '    readonly tips: ForReadingTips\n']],
    },
    {
      file: 'core/open-site.ts',
      first: "import { tipsOf } from './tips/tips.service.ts'\n",
      behind: [
        [
          'search: searchOf({ ...needs, catalogue, finder, storedEvents: needs.catalogue, citedPages: citing.citedPages })',
          ', tips: tipsOf(needs)',
        ],
      ],
    },
    {
      file: 'core/needs.ts',
      first: "import type { ForStoringTips } from './tips/ports.ts'\n",
      behind: [['  readonly lexicon: ForStoringTheLexicon\n', '  readonly tips: ForStoringTips\n']],
    },
    {
      file: 'adapters/http/contract/site-contract.ts',
      first: "import { tips } from './tips.ts'\n",
      behind: [['  knowledge: { lexicon', ', tips']],
    },
    {
      file: 'adapters/storage/open-memory-store.ts',
      first: "import { tipsInMemory } from './tips/memory.ts'\n",
      behind: [['    lexicon: lexiconInMemory(shelf),\n', '    tips: tipsInMemory(),\n']],
    },
    {
      file: 'adapters/storage/open-sql-store.ts',
      first: "import { tipsInSql } from './tips/sql.ts'\n",
      behind: [['  lexicon: lexiconInSql(database),\n', '  tips: tipsInSql(database),\n']],
    },
    {
      file: 'adapters/storage/engine/tables.ts',
      first: "import type { TipRow } from '../tips/rows.ts'\n",
      behind: [['export interface Tables {\n', '  readonly tip: TipRow\n']],
    },
    {
      file: 'adapters/storage/migrations/migrations.ts',
      first: "import { tips } from './999-tips.ts'\n",
      behind: [['types, fullText }: Dialect): Record<string, Migration> => ({\n', "  '999-tips': tips(types),\n"]],
    },
    {
      file: 'adapters/react/routes.tsx',
      first: "import { tipsPage } from './pages/tips/tips.tsx'\n",
      behind: [['export const routes: RouteObject[] = [\n', "  route('/tipps', tipsPage),\n"]],
    },
    {
      file: 'core/tips/ports.ts',
      whole: `import type { Result } from '../shared/result.ts'

/** Tells how things are done well. */
export interface ForReadingTips {
  tips(ask: object): Promise<Result<{ readonly items: readonly string[] }, never>>
}

export interface ForStoringTips {
  all(): Promise<readonly string[]>
}
`,
    },
    {
      file: 'core/tips/tips.service.ts',
      whole: `import { done } from '../shared/result.ts'
import type { ForReadingTips, ForStoringTips } from './ports.ts'

export const tipsOf = ({ tips }: { readonly tips: ForStoringTips }): ForReadingTips => ({
  async tips() {
    return done({ items: await tips.all() })
  },
})
`,
    },
    {
      file: 'adapters/http/contract/tips.ts',
      whole: `import type { ForReadingTips } from '#core/tips/ports.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'

export const tips: Carrying<ForReadingTips> = {
  tips: {
    method: 'GET',
    path: '/api/get-tips',
    says: 'Tipps',
    ask: z.object({}),
    ok: 200,
    value: z.object({ items: z.array(z.string()) }),
    refusals: {},
  },
}
`,
    },
    {
      file: 'adapters/storage/tips/rows.ts',
      whole: 'export interface TipRow {\n  readonly says: string\n}\n',
    },
    {
      file: 'adapters/storage/tips/memory.ts',
      whole: `import type { ForStoringTips } from '#core/tips/ports.ts'

export const tipsInMemory = (): ForStoringTips => ({ all: async () => [] })
`,
    },
    {
      file: 'adapters/storage/tips/sql.ts',
      whole: `import type { ForStoringTips } from '#core/tips/ports.ts'
import type { Database } from '../engine/dialect.ts'

export const tipsInSql = ({ reading }: Database): ForStoringTips => ({
  all: async () => (await reading.selectFrom('tip').select('says').execute()).map(({ says }) => says),
})
`,
    },
    {
      file: 'adapters/storage/migrations/999-tips.ts',
      whole: `import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

export const tips = ({ text, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    await sql.raw(\`create table tip (says \${text} not null primary key) \${endOfTable}\`).execute(db)
  },
})
`,
    },
    {
      file: 'adapters/react/pages/tips/tips.tsx',
      whole: `import { forEveryone } from '../../answers.ts'
import type { Page } from '../../page.ts'

export const tipsPage: Page<readonly string[]> = {
  async loader({ site }) {
    const found = await site.knowledge.tips.tips({})
    return forEveryone(found.ok ? found.value.items : [], [])
  },
  head: () => ({ title: 'Tipps', noindex: true, crumbs: [] }),
  Component: ({ data }) => data.map((tip) => <p key={tip}>{tip}</p>),
}
`,
    },
    {
      file: 'features/tips/tips.steps.ts',
      whole: `import { When } from '@cucumber/cucumber'

When('somebody reads the tips', () => undefined)
`,
    },
  ],
  folders: [
    'core/tips',
    'adapters/http/contract',
    'adapters/storage/tips',
    'adapters/storage/migrations',
    'adapters/react/pages/tips',
    'features/tips',
  ],
}
