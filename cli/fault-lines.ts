import type { ContentFault } from '#core/content/content.ts'

/** Each mistake as `file:line: what is wrong`, so that an editor can jump there. */
export const faultLines = ({ faults }: { readonly faults: readonly ContentFault[] }): string =>
  [...faults.map(({ at, message }) => `${at.file}:${at.line}: ${message}`), 'Es wurde nichts geändert.'].join('\n')
