/** A readable cookie without a secret tells whether asking makes sense (architecture §4). */
export const isSignedIn = (document: Pick<Document, 'cookie'>): boolean => has(document, 'signed-in=1')

/** Another one tells that seats may lie in a cart of this browser, so that nobody else asks how many. */
export const hasCart = (document: Pick<Document, 'cookie'>): boolean =>
  isSignedIn(document) || has(document, 'has-cart=1')

const has = ({ cookie }: Pick<Document, 'cookie'>, said: string): boolean => cookie.split('; ').includes(said)
