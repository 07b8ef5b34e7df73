import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { sectionSheets } from './adapters/pages-port/section-sheets.ts'

/**
 * Pages that others build on our origin name the script that wakes widgets by an address that never changes,
 * /widgets.js. It only imports the real one, which is named after its content: so browsers keep that for good, and it
 * is never run twice under two addresses.
 */
const widgetsScript: Plugin = {
  name: 'widgets-script',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const loader = Object.values(bundle).find((part) => part.type === 'chunk' && part.name === 'loader')
    if (!loader) throw new Error('the build made no loader')
    this.emitFile({ type: 'asset', fileName: 'widgets.js', source: `import './${loader.fileName}'\n` })
  },
}

/**
 * Texts with one character beyond Latin-1, a quotation mark or a dash, take two bytes for each of theirs while the
 * program runs; from a megabyte on Node lets one beyond ASCII, an umlaut, do the same. Escaped, the whole source takes
 * one.
 */
const sourceInAscii: Plugin = {
  name: 'source-in-ascii',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle(_, bundle) {
    for (const part of Object.values(bundle))
      if (part.type === 'chunk')
        part.code = part.code.replace(
          /[^\0-\x7f]/g,
          (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
        )
  },
}

/** Packages that look for files beside themselves, or that are seldom needed and warn when they stand elsewhere. */
const readingTheirOwnFiles = [
  '@fastify/swagger',
  '@fastify/swagger-ui',
  '@myriaddreamin/typst-ts-node-compiler',
  'cross-fetch',
  'sharp',
]

/** React Router exports its development build alone (remix-run/react-router#14102), which warns and weighs more. */
const routerForProduction: Plugin = {
  name: 'router-for-production',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!/^react-router(?:$|\/)/.test(source)) return null
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found && found.id.replace('/dist/development/', '/dist/production/')
  },
}

// One `vite build --app` makes both halves: what browsers load (dist/client), and what serves them (dist/server): the
// renderer, and the program with its packages in a few files, because opening a thousand small ones takes longer than
// all the rest of its start (docs/decisions/010).
export default defineConfig({
  plugins: [routerForProduction, react(), widgetsScript, sourceInAscii],
  appType: 'custom',
  publicDir: 'public',
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: {
            loader: 'adapters/react/browser/loader.ts',
            site: 'adapters/react/styles/site.css',
            ...Object.fromEntries(
              sectionSheets.map((section) => [section, `adapters/react/pages/${section}/${section}.css`]),
            ),
          },
          // A call, not a file: forms tell when they are begun (docs/decisions/018).
          external: ['/api/begin-form'],
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            chunkFileNames: 'assets/[name]-[hash].js',
            assetFileNames: 'assets/[name]-[hash][extname]',
          },
        },
      },
    },
    // Pages that browsers take over (docs/decisions/027): a build of its own, so that the widgets' files are cut as
    // before.
    hydration: {
      consumer: 'client',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: '.vite/hydration.json',
        target: 'es2022',
        // Names of dozens of small files would weigh more than the round trip that they save.
        modulePreload: false,
        rolldownOptions: {
          input: { hydration: 'adapters/react/browser/hydration.ts' },
          output: { entryFileNames: 'assets/[name]-[hash].js', chunkFileNames: 'assets/[name]-[hash].js' },
        },
      },
    },
    ssr: {
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { noExternal: true, external: readingTheirOwnFiles },
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        ssr: true,
        copyPublicDir: false,
        emitAssets: false,
        rolldownOptions: {
          input: {
            render: 'adapters/react/render.tsx',
            main: 'cli/main.ts',
            'printing-thread': 'adapters/pdf/printing-thread.ts',
            'pdf-process': 'adapters/reading/pdf/pdf-process.ts',
            'pdf-thread': 'adapters/reading/pdf/pdf-thread.ts',
            'photo-process': 'adapters/reading/photos/photo-process.ts',
            'law-reading-thread': 'adapters/reading/laws/law-reading-thread.ts',
            'batch-thread': 'cli/compose/batch-thread.ts',
          },
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: 'parts/[name]-[hash].js',
            minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
          },
        },
      },
    },
  },
})
