/** What a browser says that it is, as coarsely as its owner needs to know it again in a list. */
export interface Device {
  readonly browser: Browser
  readonly system: System
}
export type Browser = 'firefox' | 'edge' | 'opera' | 'chrome' | 'safari' | 'other'
export type System = 'windows' | 'android' | 'ios' | 'macos' | 'linux' | 'other'

/** In the order in which they are looked for: most browsers also name those that came before them. */
const browsers: readonly (readonly [Browser, RegExp])[] = [
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['edge', /\bEdgA?(?:iOS)?\//],
  ['opera', /\bOPR\//],
  ['chrome', /\b(?:Chrome|CriOS)\//],
  ['safari', /\bSafari\//],
]
const systems: readonly (readonly [System, RegExp])[] = [
  ['windows', /\bWindows\b/],
  ['android', /\bAndroid\b/],
  ['ios', /\b(?:iPhone|iPad|iPod)\b/],
  ['macos', /\bMacintosh\b/],
  ['linux', /\bLinux\b/],
]

const first = <T>(kinds: readonly (readonly [T, RegExp])[], userAgent: string): T | 'other' =>
  kinds.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'other'

/** Longer ones are read no further. */
const longestUserAgent = 400

/** Browser and system by the header User-Agent; versions and everything else that it tells are left out. */
export const deviceOf = (userAgent = ''): Device => {
  const read = userAgent.slice(0, longestUserAgent)
  return { browser: first(browsers, read), system: first(systems, read) }
}
