/** Where a rule is shown: by its scenarios in an assembly, or by the tests that carry it in their names. */
export type Assembly = 'core' | 'http' | 'dom' | 'browser' | 'tests'

/** A fault as somebody might make it, and where its rule's scenarios, or tests, have to notice it. */
export interface PlantedFault {
  readonly file: string
  /** Stands in the file exactly once. */
  readonly text: string
  readonly replacement: string
  readonly assemblies: readonly Assembly[]
}

const planted =
  (...assemblies: readonly Assembly[]) =>
  (file: string, text: string, replacement: string): PlantedFault => ({ file, text, replacement, assemblies })

/** A rule of the core: noticed without a screen and with one. */
export const inCore = planted('core', 'dom')
/** Of what shows on no screen. */
export const inPorts = planted('core')
/** Between client, server and core. */
export const overHttp = planted('http')
/** In what is drawn, as far as it can be told without a picture. */
export const onScreen = planted('dom')
/** In what is seen: style and layout, after a build. */
export const inChromium = planted('browser')
/** Of a rule that no scenario shows, but a test. */
export const inTests = planted('tests')
