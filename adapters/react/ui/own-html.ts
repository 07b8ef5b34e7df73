// Without React: how text becomes HTML where a browser wants to know who made it.

/** As much of Trusted Types as is used (https://w3c.github.io/trusted-types/). */
interface TrustedTypes {
  createPolicy(name: string, rules: { readonly createHTML: (text: string) => string }): Policy
}
interface Policy {
  createHTML(text: string): unknown
}

const trustedTypes = (): TrustedTypes | undefined =>
  (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes

/** The name under which the policy of the site lets scripts of ours make HTML (security-headers.ts). */
const policyName = 'seminarhaus'
let policy: Policy | undefined

/**
 * Marks HTML as made by ourselves or shown by this page before, for `innerHTML` and its like: the content security
 * policy lets nothing else become HTML. A browser without Trusted Types, and the server, take the text as it is. Two
 * marks of one text are not the same to React: it is kept where a part is drawn again.
 */
export function ownHtml(text: string): string {
  policy ??= trustedTypes()?.createPolicy(policyName, { createHTML: (html) => html })
  return (policy?.createHTML(text) ?? text) as string
}

/**
 * Lets a library make HTML of texts that hold nothing but these elements and attributes. Anything else throws there.
 * To be called once on a page, before the library draws.
 */
export function letLibraryDraw(harmless: RegExp): void {
  trustedTypes()?.createPolicy('default', {
    createHTML: (text) => {
      if (!harmless.test(text)) throw new TypeError('a library makes HTML that it was not expected to make')
      return text
    },
  })
}
