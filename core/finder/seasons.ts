/** Seasons as people plan by them: whole months, spring from March on. */
export const seasonNames = ['winter', 'fruehjahr', 'sommer', 'herbst'] as const
export type SeasonName = (typeof seasonNames)[number]

export interface Season {
  readonly name: SeasonName
  /** The year in which it begins: the winter of 2026 ends in February 2027. */
  readonly year: number
  /** Its three months, YYYY-MM. */
  readonly months: readonly string[]
}

const monthsOfYear = 12
const monthsOfSeason = 3

/** The season of a month, YYYY-MM. */
export const seasonOf = (month: string): Season => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  // January and February belong to the winter that began in December.
  const sinceDecember = number % monthsOfYear
  const place = Math.floor(sinceDecember / monthsOfSeason)
  const first = year * monthsOfYear + (number - 1) - (sinceDecember % monthsOfSeason)
  const months = Array.from({ length: monthsOfSeason }, (_, i) => monthText(first + i))
  return { name: seasonNames[place] ?? 'winter', year: Math.floor(first / monthsOfYear), months }
}

const monthText = (sinceYear0: number): string =>
  `${String(Math.floor(sinceYear0 / monthsOfYear)).padStart(4, '0')}-${String((sinceYear0 % monthsOfYear) + 1).padStart(2, '0')}`

/** The seasons in which some months lie, in order, each once. */
export const seasonsOf = (months: readonly string[]): readonly Season[] => {
  const seasons: Season[] = []
  for (const month of months.toSorted()) if (!seasons.at(-1)?.months.includes(month)) seasons.push(seasonOf(month))
  return seasons
}

/** Whole months from one month to another, YYYY-MM, in either direction. */
export const monthsBetween = (one: string, other: string): number => Math.abs(sinceYear0(one) - sinceYear0(other))

const sinceYear0 = (month: string): number => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return year * monthsOfYear + number
}

export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text)

/** Months as whole seasons, where all three months of one are there, and single months beside them; in order. */
export const inSeasons = (months: readonly string[]): readonly (Season | string)[] => {
  const there = new Set(months)
  const whole = seasonsOf(months.filter(isMonth)).filter((season) => season.months.every((month) => there.has(month)))
  const inWhole = new Map(whole.flatMap((season) => season.months.map((month) => [month, season] as const)))
  return [...new Set(months.toSorted().map((month) => inWhole.get(month) ?? month))]
}
