/** Every kind of page by an address of it, and the status that it answers. */
export interface KindOfPage {
  readonly kind: string
  readonly address: string
  readonly status?: number
}

export const kindsOfPage: readonly KindOfPage[] = [
  { kind: 'home', address: '/' },
  { kind: 'overview', address: '/seminare/rubrik' },
  { kind: 'overview for an office', address: '/seminare/rubrik?amt=sbv' },
  { kind: 'rubric', address: '/seminare/r/betriebsverfassung' },
  { kind: 'theme', address: '/seminare/t/betriebsverfassungsrecht-1' },
  { kind: 'dates of a theme', address: '/seminare/t/betriebsverfassungsrecht-1/termine' },
  { kind: 'training series', address: '/seminare/t/betriebsrat-kompakt' },
  { kind: 'Fachtagung', address: '/seminare/t/fachtagung-inklusion' },
  { kind: 'all dates', address: '/seminare/p' },
  { kind: 'date', address: '/seminare/p/ki-im-betrieb-4026' },
  { kind: 'date of a series', address: '/seminare/p/betriebsrat-kompakt-4020' },
  { kind: 'past date', address: '/seminare/p/betriebsverfassungsrecht-1-4001', status: 410 },
  { kind: 'lexicon', address: '/betriebsratslexikon/br' },
  { kind: 'lexicon entry', address: '/betriebsratslexikon/br/freistellung' },
  { kind: 'search', address: '/suche' },
  { kind: 'search with hits', address: '/suche?q=Beschluss' },
  { kind: 'search without hits', address: '/suche?q=quastenflosser' },
  { kind: 'content page', address: '/datenschutz' },
  { kind: 'building blocks', address: '/brick' },
  { kind: 'not found', address: '/gibt-es-nicht', status: 404 },
  { kind: 'registration', address: '/registrierung' },
  { kind: 'registration, thanks', address: '/registrierung/danke' },
  { kind: 'confirmation of an address', address: '/registrierung/bestaetigen/irgendeines' },
  { kind: 'login', address: '/kundenportal/login' },
  { kind: 'wishlist, signed out', address: '/wishlist/list' },
]
