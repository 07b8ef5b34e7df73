/** Words that all pages of the members' portal say. */
export const portalWording = {
  /** What the tabs lead to. */
  label: 'Portal',
  tabs: {
    overview: 'Übersicht',
    gremium: 'Gremium',
    wishlist: 'Merkliste',
    knowledge: 'Wissen',
    settings: 'Einstellungen',
  },
} as const
