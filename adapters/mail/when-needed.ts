import type nodemailer from 'nodemailer'

/** Loads the mail library with the first letter and not before: most starts of the site send none. */
export function whenNeeded<T extends { close(): void }>(
  make: (library: typeof nodemailer) => T,
): { readonly transport: () => Promise<T>; readonly close: () => void } {
  let made: T | undefined
  return {
    transport: async () => (made ??= make((await import('nodemailer')).default)),
    close: () => made?.close(),
  }
}
