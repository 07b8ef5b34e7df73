import { context, isPureRule, type Edge } from './import-graph.ts'

/** A law of imports: which files it binds, and what is wrong with an import of theirs, if anything. */
export interface Law {
  readonly name: string
  readonly binds: (file: string) => boolean
  readonly allows: (to: string, edge: Edge) => boolean
  /** An import that breaks it, to show that it bites. */
  readonly planted: Edge
}

const within =
  (...folders: readonly string[]) =>
  (file: string): boolean =>
    folders.some((folder) => file === folder || file.startsWith(`${folder}/`))
const isProject = (to: string): boolean =>
  within('core', 'wording', 'adapters', 'cli', 'features', 'tests', 'bench', 'tools')(to)
const isPackage = (to: string): boolean => !isProject(to)
const among =
  (...names: readonly string[]) =>
  (to: string): boolean =>
    names.includes(to)
const value = (from: string, to: string): Edge => ({ from, to, typeOnly: false })

/**
 * What a context shows to others: its vocabulary `y/y.ts`, its ports, its pure rules, and its steps `….step.ts`, which
 * run within the transaction of whoever takes them along. What is shared is for everyone.
 */
const isShown = (to: string): boolean => {
  const of = context(to)
  if (of === undefined) return false
  if (of === 'shared' || to.endsWith('.step.ts')) return true
  return to === `core/${of}/${of.split('/').at(-1)}.ts` || to === `core/${of}/ports.ts` || isPureRule(to)
}
/** The core as a whole: its driving and driven ports, by name; and the files that wire contexts together. */
const wholeCore = among('core/site.ts', 'core/needs.ts', 'core/stage.ts')
const coreWiring = among('core/cited-pages-of.ts', 'core/open-site.ts', 'core/set-the-stage.ts', 'core/timetable-of.ts')
const isCoreVocabulary = (to: string): boolean => isShown(to) || wholeCore(to)

/** How a driver does what its interface promises, with a screen or without one. */
const isDriving = (file: string): boolean => /^features\/.*\bon-(?:site|screen)\.ts$/.test(file)
/** Steps and the interfaces of drivers, context by context. */
const isScenarios = (file: string): boolean =>
  within('features')(file) && !within('features/support', 'features/screens')(file) && !isDriving(file)

const isServiceOrMachine = (to: string): boolean => /\.(?:service|machine)\.ts$/.test(to)
const isDriven = within(
  ...['storage', 'mail', 'pdf', 'feeds', 'reading', 'secrets', 'files'].map((name) => `adapters/${name}`),
)
const browserEntries = within('adapters/react/browser')

/**
 * Where in adapters/react a file stands: a section of the pages, another folder, or its own name where it stands in
 * none.
 */
const partOf = (file: string): string | undefined => /^adapters\/react\/(pages\/[^/]+|[^/]+)/.exec(file)?.[1]
const inReact = (...parts: readonly string[]) => within(...parts.map((part) => `adapters/react/${part}`))
/** What pages are made of and answer with. */
const madeOf = ['page.ts', 'answers.ts', 'cached-part.tsx']

/** What a folder of adapters/react may see of adapters/react. */
const partLaw = (name: string, folder: string, seen: readonly string[], planted: readonly [string, string]): Law => ({
  name,
  binds: inReact(folder),
  allows: (to, { from }) => partOf(to) === undefined || partOf(to) === partOf(from) || inReact(...seen)(to),
  planted: value(`adapters/react/${planted[0]}`, `adapters/react/${planted[1]}`),
})
const fastify = (to: string): boolean => to === 'fastify' || to.startsWith('@fastify/')

export const laws: readonly Law[] = [
  {
    name: 'core imports core, xstate, date-fns, date-fns-tz and lru-cache',
    binds: within('core'),
    allows: (to) => within('core')(to) || among('xstate', 'date-fns', 'date-fns-tz', 'lru-cache')(to),
    planted: value('core/wishlist/wishlist.service.ts', 'zod'),
  },
  {
    name: 'a context sees of another one its vocabulary, ports, pure rules and steps of a transaction, never its service or machine',
    binds: (file) => context(file) !== undefined,
    allows: (to, { from }) => !within('core')(to) || context(to) === context(from) || isShown(to),
    planted: value('core/wishlist/wishlist.service.ts', 'core/accounts/accounts.service.ts'),
  },
  {
    name: 'what stands above the contexts sees ports and vocabulary; only what wires them sees services',
    binds: (file) => within('core')(file) && context(file) === undefined && !coreWiring(file),
    allows: (to) => !within('core')(to) || isCoreVocabulary(to),
    planted: value('core/site.ts', 'core/wishlist/wishlist.service.ts'),
  },
  {
    name: 'core/shared sees no context',
    binds: within('core/shared'),
    allows: (to) => !within('core')(to) || within('core/shared')(to),
    planted: value('core/shared/dates.ts', 'core/catalogue/catalogue.ts'),
  },
  {
    name: 'the contract imports core, zod and the statuses of refusals',
    binds: within('adapters/http/contract'),
    allows: (to) =>
      within('core', 'adapters/http/contract')(to) || among('zod', 'adapters/pages-port/refusal-status.ts')(to),
    planted: value('adapters/http/contract/wishlist.ts', 'adapters/http/server/build-server.ts'),
  },
  {
    name: 'the server imports core, wording, contract, the port of the pages, fastify and lru-cache; never react or storage',
    binds: within('adapters/http/server'),
    allows: (to) =>
      within('core', 'wording', 'adapters/pages-port', 'adapters/http/contract', 'adapters/http/server')(to) ||
      (isPackage(to) && (fastify(to) || among('zod', 'pino', 'lru-cache')(to) || to.startsWith('node:'))),
    planted: value('adapters/http/server/build-server.ts', 'adapters/storage/open-memory-store.ts'),
  },
  {
    name: 'the client imports core, its generated routes and cross-fetch',
    binds: within('adapters/http/client'),
    allows: (to, { typeOnly }) =>
      within('core', 'adapters/http/client')(to) ||
      (typeOnly && within('adapters/http/contract')(to)) ||
      to === 'cross-fetch',
    planted: value('adapters/http/client/http-site.ts', 'adapters/http/server/build-server.ts'),
  },
  {
    name: 'the wording imports the core, from which sentences take their figures, and nothing else',
    binds: within('wording'),
    allows: (to) => within('core', 'wording')(to) && !isServiceOrMachine(to),
    planted: value('wording/refusals.ts', 'adapters/react/shell/document.ts'),
  },
  {
    name: 'German words are imported by pages, server, letters, papers, command line, tools and drivers; by no rule and no store',
    binds: (file) =>
      !within('wording', 'adapters/react', 'adapters/http/server', 'adapters/mail', 'adapters/pdf')(file) &&
      !within('cli', 'tools', 'tests', 'bench', 'features/screens', 'features/support')(file) &&
      !/on-(?:screen|site)\.ts$/.test(file),
    allows: (to) => !within('wording')(to),
    planted: value('core/jobs/applying.ts', 'wording/pages/jobs.ts'),
  },
  {
    name: 'pages and widgets import core, wording, their port and their libraries; only browser entries see the HTTP client',
    binds: within('adapters/react'),
    allows: (to, { from, typeOnly }) =>
      within('core', 'wording', 'adapters/pages-port', 'adapters/react')(to) ||
      among(
        'react',
        'react-dom',
        'react-router-dom',
        '@xstate/react',
        'xstate',
        'lru-cache',
        'vanilla-cookieconsent',
      )(to) ||
      // Types of JSON-LD alone; nothing of it is loaded.
      (typeOnly && to === 'schema-dts') ||
      (browserEntries(from) && (within('adapters/http/client')(to) || to === 'cross-fetch')),
    planted: value('adapters/react/pages/programme/home.tsx', 'adapters/http/client/http-site.ts'),
  },
  {
    name: 'the port between server and pages knows the core alone, and neither of the two',
    binds: within('adapters/pages-port'),
    allows: (to) => (within('core')(to) && !isServiceOrMachine(to)) || within('adapters/pages-port')(to),
    planted: value('adapters/pages-port/page-rendering.ts', 'adapters/react/page.ts'),
  },
  {
    name: 'ui knows no domain: of the project it sees words and what the contexts share',
    binds: inReact('ui'),
    allows: (to) => isPackage(to) || within('core/shared', 'wording', 'adapters/react')(to),
    planted: value('adapters/react/ui/pictures.tsx', 'core/catalogue/catalogue.ts'),
  },
  {
    name: 'ui and blocks take their words by section, so that a page in a browser does not load all words of the site',
    binds: inReact('ui', 'blocks', 'widgets'),
    allows: (to) => to !== 'wording/pages.ts',
    planted: value('adapters/react/blocks/heart-host.tsx', 'wording/pages.ts'),
  },
  partLaw('ui sees no other part of the pages', 'ui', [], ['ui/icon.tsx', 'shell/escape.ts']),
  partLaw(
    'blocks are made of ui; they see no page, no widget and not what stands around pages',
    'blocks',
    ['ui', ...madeOf],
    ['blocks/theme-card.tsx', 'pages/programme/overview.tsx'],
  ),
  partLaw(
    'what stands around pages sees none of them, and no widget',
    'shell',
    ['blocks', 'ui', 'drawing.tsx', ...madeOf],
    ['shell/header.tsx', 'pages/reading/lexicon.tsx'],
  ),
  partLaw(
    'a section of the pages sees blocks, ui and the shell; no other section, and nothing of browsers',
    'pages',
    ['shell', 'blocks', 'ui', ...madeOf],
    ['pages/venues/hotel.tsx', 'pages/programme/voices.tsx'],
  ),
  partLaw(
    'widgets are made of blocks and ui, and are given what they share',
    'widgets',
    ['blocks', 'ui'],
    ['widgets/bookmark.tsx', 'browser/page-wishlist.ts'],
  ),
  partLaw('consent sees ui', 'consent', ['ui'], ['consent/own-consent.ts', 'widgets/modal-dialog.tsx']),
  partLaw(
    'browser entries put widgets, consent and pages that are taken over together',
    'browser',
    ['widgets', 'consent', 'pages', 'ui', 'page.ts'],
    ['browser/start-page.ts', 'shell/document.ts'],
  ),
  {
    name: 'what draws pages on the server sees nothing of browsers',
    binds: (file) => /^adapters\/react\/[^/]+$/.test(file),
    allows: (to) => !inReact('browser', 'widgets', 'consent')(to),
    planted: value('adapters/react/routes.tsx', 'adapters/react/widgets/video.tsx'),
  },
  {
    name: 'driven adapters see vocabulary, ports and pure rules of the core, never a service or a machine',
    binds: isDriven,
    allows: (to) => !within('core')(to) || !isServiceOrMachine(to),
    planted: value('adapters/storage/open-memory-store.ts', 'core/wishlist/wishlist.service.ts'),
  },
  {
    name: 'driven adapters see the core and their drivers, never http, react or each other',
    binds: isDriven,
    allows: (to, { from }) => {
      if (within('core')(to)) return true
      // Letters and papers are written in words.
      if (within('wording')(to)) return within('adapters/mail', 'adapters/pdf')(from)
      if (isProject(to)) return within(from.split('/').slice(0, 2).join('/'))(to)
      return !fastify(to) && !among('react', 'react-dom', 'inversify')(to)
    },
    planted: value('adapters/mail/letter-text.ts', 'adapters/storage/open-memory-store.ts'),
  },
  {
    name: 'the command line is imported by features/support, tests and bench only',
    binds: (file) => !within('cli', 'features/support', 'tests', 'bench')(file),
    allows: (to) => !within('cli')(to),
    planted: value('adapters/http/server/build-server.ts', 'cli/settings.ts'),
  },
  {
    name: 'steps know drivers and the world, no internals of the core and no adapters',
    binds: isScenarios,
    allows: (to) => !within('adapters', 'cli')(to) && (!within('core')(to) || isCoreVocabulary(to)),
    planted: value('features/wishlist/hearts.steps.ts', 'core/wishlist/wishlist.machine.ts'),
  },
  {
    name: 'steps know what a driver can do, not how it does it',
    binds: isScenarios,
    allows: (to) => !isDriving(to) && !within('features/screens', 'features/support/assemblies')(to),
    planted: value('features/wishlist/hearts.steps.ts', 'features/wishlist/on-screen.ts'),
  },
  {
    name: 'only composition roots know the container',
    binds: (file) => !within('cli', 'features/support')(file),
    allows: (to) => !among('inversify', 'reflect-metadata')(to),
    planted: value('adapters/http/server/build-server.ts', 'inversify'),
  },
]

/** Each import that breaks a law, in words. */
export const violations = (edges: readonly Edge[]): string[] =>
  edges.flatMap((edge) =>
    laws
      .filter((law) => law.binds(edge.from) && !law.allows(edge.to, edge))
      .map((law) => `${edge.from} imports ${edge.to}: ${law.name}`),
  )
