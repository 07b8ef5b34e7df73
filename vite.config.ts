import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// One `vite build --app` makes both halves: what browsers load (dist/client) and what renders pages (dist/server).
// The small script that wakes widgets keeps a fixed address, /widgets.js, because foreign pages of our origin name it.
export default defineConfig({
  plugins: [react()],
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
          input: { widgets: 'adapters/react/browser/loader.ts', site: 'adapters/react/styles/site.css' },
          output: {
            entryFileNames: (chunk) => (chunk.name === 'widgets' ? 'widgets.js' : 'assets/[name]-[hash].js'),
            chunkFileNames: 'assets/[name]-[hash].js',
            assetFileNames: 'assets/[name]-[hash][extname]',
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        ssr: true,
        emitAssets: false,
        rolldownOptions: {
          input: { render: 'adapters/react/render.tsx' },
          output: { entryFileNames: '[name].js' },
        },
      },
    },
  },
})
