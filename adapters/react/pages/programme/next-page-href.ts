/** The address of a list, or of the stretch of it that follows a key. */
export const following = (href: string, after: string | null | undefined): string =>
  after ? `${href}${href.includes('?') ? '&' : '?'}after=${encodeURIComponent(after)}` : href
