/** What the page of the cart alone says: the checkout loads nothing of it. */
export const cartPageWording = {
  lead: 'Was Sie buchen oder reservieren möchten, zu den Preisen von heute. Namen können Sie auch später nennen.',
  findMore: 'Weitere Termine finden',
  faq: 'Häufige Fragen zur Buchung',
  toWishlist: 'Zur Merkliste',
  toQuote: 'Lieber erst ein Angebot anfordern',
  overlaps: 'Termine zur selben Zeit',
  overlap: (email: string, one: string, other: string) => `${email}: „${one}“ und „${other}“ überschneiden sich.`,
  overlapText: 'Das ist möglich, aber vielleicht nicht gemeint.',
  sum: 'Was es kostet',
  checkout: 'Zur Kasse',
}
