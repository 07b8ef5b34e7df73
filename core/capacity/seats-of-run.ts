/** How many seats those have taken who booked modules of a run alone: of each module, by its title. */
export type TakenByModule = ReadonlyMap<string, number>

/** The seats of a run: whoever books all of it has one of every module. */
export interface SeatsOfRun {
  /** How many more can book the whole run. */
  readonly left: number
  readonly byModule: TakenByModule
}

/** So many are in the fullest module beside those who booked the whole run. */
const inFullest = (byModule: TakenByModule): number => Math.max(0, ...byModule.values())

/** How many seats a module has left; of several that are booked together the fewest. */
export const leftInModules = ({ left, byModule }: SeatsOfRun, modules: readonly string[]): number =>
  left + inFullest(byModule) - inFullest(new Map(modules.map((module) => [module, byModule.get(module) ?? 0])))

/** How many seats are left of modules, or of the whole run where none are named. */
export const leftInRun = (seats: SeatsOfRun, modules?: readonly string[]): number =>
  modules ? leftInModules(seats, modules) : seats.left

/** The seats after so many more of modules, or of the whole run, are taken; below 0: given back. */
export function afterTaking({ left, byModule }: SeatsOfRun, seats: number, modules?: readonly string[]): SeatsOfRun {
  if (!modules) return { left: left - seats, byModule }
  const taken = new Map(byModule)
  for (const module of modules) taken.set(module, (byModule.get(module) ?? 0) + seats)
  return { left: left + inFullest(byModule) - inFullest(taken), byModule: taken }
}

/** How many of a run's taken seats are of those who booked all of it. */
export const takenByWhole = (taken: number, byModule: TakenByModule): number => taken - inFullest(byModule)
