/** Shown where a duration is not known in full (spec §9). */
export const incomplete = 'N/A'

/** From this figure on a duration counts minutes, below it days (spec §9). */
export const firstMinutes = 15

interface Lasting {
  readonly duration?: number
}

const countsMinutes = (duration: number): boolean => duration >= firstMinutes
const daysText = (days: number): string => `${figure(days)} ${days === 1 ? 'Tag' : 'Tage'}`
const minutesText = (minutes: number): string => `${figure(minutes)} Minuten`
/** At most two decimals, after a German comma. */
const figure = (count: number): string => String(hundredths(count)).replace('.', ',')
const hundredths = (count: number): number => Math.round(count * 100) / 100
const sum = (figures: readonly number[]): number => hundredths(figures.reduce((total, next) => total + next, 0))

/** A duration in words: '1 Tag', '3,5 Tage', '90 Minuten', and 'N/A' where none is known (spec §9, domain §9). */
export const durationText = (duration: number | undefined): string => {
  if (duration === undefined) return incomplete
  return countsMinutes(duration) ? minutesText(duration) : daysText(duration)
}

/**
 * How long an event takes: the sum of its modules, else what its theme tells; 'N/A' where nothing is known (spec §9).
 */
export const durationOfModules = (modules: readonly Lasting[], told: number | undefined): string =>
  modules.length > 0 ? seriesDurationText(modules) : durationText(told)

/**
 * The duration of a training series: '3 Tage + 90 Minuten', only the days, only the minutes, or 'N/A' when a module has
 * none or there is no module (spec §9). Days of several modules stay days, however many they are.
 */
export const seriesDurationText = (modules: readonly Lasting[]): string => {
  const durations = modules.flatMap(({ duration }) => duration ?? [])
  if (modules.length === 0 || durations.length < modules.length) return incomplete
  const days = durations.filter((duration) => !countsMinutes(duration))
  const minutes = durations.filter(countsMinutes)
  return [days.length > 0 ? daysText(sum(days)) : [], minutes.length > 0 ? minutesText(sum(minutes)) : []]
    .flat()
    .join(' + ')
}
