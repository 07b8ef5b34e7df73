import { scenariosOf } from '#tests/scenarios-in.ts'

/** Why a scenario is not played in some assembly, by the tag that leaves it out. */
export const reasons: Readonly<Record<string, readonly string[]>> = {
  'no-screen': [
    // Other people's programs; no page of ours asks it.
    'asked-by-programs',
    // Scripts of a page around ours ask it, for the visitor whose cookies they send.
    'asked-by-scripts',
  ],
  'only-in-browser': [
    // Of all assemblies only Chromium has a session storage with tabs to close.
    'needs-session-storage',
    // Nor does another have a keyboard whose Tab goes from field to field.
    'needs-keyboard',
    // Nor are the parts of a page laid out elsewhere, so that something could be dragged.
    'needs-layout',
  ],
  'not-in-browser': ['overlay-covers-the-cookie-settings'],
  // Says itself why: nothing is sent, so nothing of the wire is proved; its run as 'silent' fails once something is.
  'no-wire': [],
  // The same in other ways: `npm run test:long` plays it.
  long: [],
}

/** Tags that leave nothing out. */
const others = /^(?:rule:[\w-]+|browser)$/

/** What is wrong with the tags of a feature's scenarios: unknown ones, and what is left out without a reason. */
export const faultsInTags = (source: string): readonly string[] =>
  scenariosOf(source).flatMap(({ name, tags }) => {
    const leftOutBy = Object.keys(reasons).filter((tag) => tags.includes(tag))
    const known = [...leftOutBy, ...leftOutBy.flatMap((tag) => reasons[tag] ?? [])]
    return [
      ...tags.filter((tag) => !others.test(tag) && !known.includes(tag)).map((tag) => `${name}: @${tag} means nothing`),
      ...leftOutBy
        .filter((tag) => reasons[tag]?.length !== 0 && !reasons[tag]?.some((reason) => tags.includes(reason)))
        .map((tag) => `${name}: @${tag} does not say why`),
    ]
  })

/** The tags by which the profiles of cucumber.mjs leave scenarios out. */
export const leavingOut = (profiles: string): readonly string[] => [
  ...new Set([...profiles.matchAll(/not @([\w-]+)/g)].map(([, tag = '']) => tag)),
]
