import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'oxc-transform'

/** In Node the library's plain script would be found, which exports nothing; browsers' bundles take this file. */
const cookieConsent = import.meta.resolve('vanilla-cookieconsent').replace(/[^/]*$/, 'cookieconsent.esm.js')

/** The library finds the browser's globals; a fresh one keeps the window that is lent while it loads. */
const ownWindow = [
  'const window = globalThis.window',
  'const { document, location, navigator, CustomEvent } = window',
  "const [dispatchEvent, addEventListener, removeEventListener] = ['dispatchEvent', 'addEventListener', 'removeEventListener'].map((name) => window[name].bind(window))",
  '',
].join(';')

/**
 * Lets this process load pages and widgets: TSX is transformed, style sheets are nothing here. A query on a module,
 * such as ?page=3, makes a fresh one for that page, and of the consent library with it, which keeps its window to
 * itself.
 */
registerHooks({
  resolve: (specifier, context, next) => {
    if (specifier.endsWith('.css')) return { url: 'data:text/javascript,', shortCircuit: true }
    if (specifier !== 'vanilla-cookieconsent') return next(specifier, context)
    const query = context.parentURL?.match(/\?.*$/)?.[0] ?? ''
    return { url: cookieConsent + query, format: 'module', shortCircuit: true }
  },
  load: (url, context, next) => {
    const file = url.startsWith('file:') ? fileURLToPath(url) : ''
    if (url.startsWith(cookieConsent))
      return { format: 'module', source: ownWindow + readFileSync(file, 'utf8'), shortCircuit: true }
    if (!file.endsWith('.tsx')) return next(url, context)
    const { code, errors } = transformSync(file, readFileSync(file, 'utf8'), { jsx: { runtime: 'automatic' } })
    if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(', ')}`)
    return { format: 'module', source: code, shortCircuit: true }
  },
})
