import { counted } from '#core/shared/unbroken.ts'

/** Words that all pages of the members' portal say. */
export const portalWording = {
  /** What the tabs lead to. */
  label: 'Portal',
  signOut: 'Abmelden',
  unreached: 'Keine Verbindung',
  unreachedText:
    'Vielleicht ist nicht angekommen, was Sie geändert haben. Was Sie geschrieben haben, steht noch da. Versuchen Sie es gleich noch einmal.',
  tabs: {
    overview: 'Übersicht',
    bookings: 'Buchungen',
    gremium: 'Gremium',
    list: 'Liste des Gremiums',
    wishlist: 'Merkliste',
    knowledge: 'Wissen',
    plan: 'Schulungsplan',
    settings: 'Einstellungen',
  },
  /** Of the table with the seats of a body. */
  seatPlan: {
    label: (taken: number, seats: number | undefined) =>
      seats === undefined
        ? `Sitzordnung: ${counted(taken, 'Platz', 'Plätze')} besetzt`
        : `Sitzordnung: ${taken} von ${counted(seats, 'Platz', 'Plätzen')} besetzt`,
    count: (taken: number, seats: number | undefined) =>
      seats === undefined ? String(taken) : `${taken} von ${seats}`,
    by: (norm: string | undefined) => (norm === undefined ? 'im Amt' : `Sitze nach ${norm}`),
  },
} as const
