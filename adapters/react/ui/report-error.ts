// Without React: what a browser does with errors that were caught.

/** Hands an error that was caught to the page like one that was not: to its console and to whoever collects errors. */
export function reportTo(window: Window, error: unknown): void {
  const global = window as Window & typeof globalThis
  if (typeof global.reportError === 'function') return global.reportError(error)
  // Browsers before 2022.
  global.dispatchEvent(new global.ErrorEvent('error', { error, message: String(error) }))
}
