import type { ArticleKind, ElectionCategory } from '#core/knowledge/articles/articles.ts'

const kinds: Readonly<Record<ArticleKind, string>> = {
  news: 'News',
  fach: 'Fachartikel',
  magazin: 'Magazin',
  interview: 'Interview',
  wahl: 'Wahlen',
}

const elections: Readonly<Record<ElectionCategory, string>> = {
  betriebsratswahl: 'Betriebsratswahl',
  'sbv-wahl': 'SBV-Wahl',
  'jav-wahl': 'JAV-Wahl',
}

/** Words of news, specialist articles, the magazine and election news. */
export const articlesWording = {
  kinds,
  elections,
  lists: {
    news: {
      title: 'News',
      lead: 'Urteile, Gesetze, Termine: was sich für Betriebsrat, SBV und JAV ändert.',
      description: 'Neues aus Arbeitsrecht und Mitbestimmung für Betriebsrat, SBV und JAV.',
    },
    fach: {
      title: 'Fachartikel',
      lead: 'Ein Thema, gründlich: Rechtslage, Vorgehen und Formulierungen für Ihr Gremium.',
      description: 'Fachartikel zu Betriebsverfassung, Arbeitsrecht und Gremienarbeit.',
    },
    archive: {
      title: 'News zu den Wahlen',
      lead: 'Betriebsratswahl, SBV-Wahl, JAV-Wahl: Verfahren, Fristen und was danach kommt.',
      description: 'Alle Nachrichten zu den Wahlen von Betriebsrat, SBV und JAV, nach Jahren.',
    },
    category: {
      title: (category: ElectionCategory) => `News zur ${elections[category]}`,
      lead: 'Verfahren, Fristen und was nach der Wahl kommt.',
      description: (category: ElectionCategory) =>
        `Nachrichten zur ${elections[category]}: Verfahren, Fristen, erste Schritte.`,
    },
    tag: {
      title: (tag: string) => `Artikel zu „${tag}“`,
      lead: 'News, Fachartikel und Beiträge des Magazins, die neuesten zuerst.',
      description: (tag: string) => `News, Fachartikel und Beiträge des Magazins zum Schlagwort ${tag}.`,
    },
  },
  magazine: {
    title: 'Magazin',
    lead: 'Vier Mal im Jahr: Reportagen, Gespräche und Ideen aus Gremien.',
    description: 'Das Magazin für Betriebsrat, SBV und JAV: alle Ausgaben mit ihren Beiträgen.',
    empty: 'Die erste Ausgabe ist in Arbeit.',
    published: 'Erschienen am',
  },
  empty: 'Noch stehen hier keine Artikel.',
  nowhere: 'Hier ist die Liste zu Ende.',
  further: 'Ältere Artikel',
  newest: 'Zu den neuesten',
  all: 'Alle',
  choice: 'Welche Wahl',
  published: 'veröffentlicht am',
  minutes: (minutes: number) => `${minutes}\u00a0${minutes === 1 ? 'Minute' : 'Minuten'} Lesezeit`,
  by: 'Von',
  editors: 'der Redaktion',
  tags: 'Schlagworte',
  pdf: 'Als PDF',
  inIssue: 'Aus dem Magazin',
  seminars: 'Passende Seminare',
  more: 'Weiterlesen',
  feed: { all: 'Alle Artikel', news: 'News' },
} as const
