/** Which modules of a series are booked, by their titles. */
export const chosenModules = (titles: readonly string[]): string =>
  `${titles.length === 1 ? 'Nur das Modul' : 'Nur die Module'}: ${titles.join('; ')}`
