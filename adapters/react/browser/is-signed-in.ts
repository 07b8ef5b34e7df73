/** A readable cookie without a secret tells whether asking makes sense (architecture §4). */
export const isSignedIn = (document: Pick<Document, 'cookie'>): boolean =>
  document.cookie.split('; ').includes('signed-in=1')
