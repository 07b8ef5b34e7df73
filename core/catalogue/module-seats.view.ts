import { availabilityText } from './availability.ts'
import type { Event, Module } from './catalogue.ts'
import { leftOfModule } from './chosen-modules.ts'

type Run = Pick<Event, 'placesLeft' | 'modules'>

/** How many seats a module of a run has left, in words; undefined where all have as many as the run. */
export const moduleSeatsText = (run: Run, module: Pick<Module, 'placesLeft'>): string | undefined =>
  run.modules.some(({ placesLeft }) => placesLeft !== undefined)
    ? availabilityText({ placesLeft: leftOfModule(run, module) })
    : undefined

/** Whether seats are left of modules alone: the run is sold out as a whole. */
export const onlyModulesAreLeft = (run: Run): boolean =>
  run.placesLeft <= 0 && run.modules.some((module) => leftOfModule(run, module) > 0)
