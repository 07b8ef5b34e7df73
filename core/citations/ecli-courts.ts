/** Codes of the Landesarbeitsgerichte in identifiers; those of the federal courts are their abbreviations. */
const courts: Readonly<Record<string, string>> = {
  LAGBEBB: 'LAG Berlin-Brandenburg',
  LAGBW: 'LAG Baden-Württemberg',
  LAGD: 'LAG Düsseldorf',
  LAGHAM: 'LAG Hamm',
  LAGHB: 'LAG Bremen',
  LAGHE: 'Hessisches LAG',
  LAGHH: 'LAG Hamburg',
  LAGK: 'LAG Köln',
  LAGMV: 'LAG Mecklenburg-Vorpommern',
  LAGNI: 'LAG Niedersachsen',
  LAGRLP: 'LAG Rheinland-Pfalz',
  LAGSH: 'LAG Schleswig-Holstein',
  LAGST: 'LAG Sachsen-Anhalt',
  LAGTH: 'Thüringer LAG',
}

/** A court as it is cited, by its code in an identifier: 'LAG Köln' of 'LAGK'; the code itself where it is unknown. */
export const courtOfCode = (code: string): string => {
  const upper = code.toUpperCase()
  return (Object.hasOwn(courts, upper) ? courts[upper] : undefined) ?? code
}
