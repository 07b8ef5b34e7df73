import type { PieceType } from '#core/recommendations/recommendations.ts'

/** Words of what goes with what. */
export const relatedWording = {
  title: 'Dazu passt',
  citedIn: 'Zitiert in',
  kinds: {
    seminar: 'Seminare',
    fachtagung: 'Fachtagungen',
    artikel: 'Artikel',
    urteil: 'Rechtsprechung',
    lexikon: 'Lexikon',
    norm: 'Gesetze',
    download: 'Downloads',
    video: 'Filme',
  } satisfies Readonly<Record<PieceType, string>>,
  further: (count: number) => `und ${count}\u00a0weitere`,
  legalBasis: 'Rechtliche Grundlagen',
}
