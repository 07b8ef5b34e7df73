import * as addressOf from '../shared/addresses.ts'
import { keyedSegment } from '../shared/keyed-address.ts'
import type { Position } from './jobs.ts'

/** All open positions. */
export const positionsHref = addressOf.positions

/** '(m/w/d)' belongs to the title and not into an address. */
const genders = /(?<!\s)\s*\((?:[mwdfx]\/)+[mwdfx]\)/gi

/** A position's page: `/jobs-karriere/offene-stellen/{department}/{title}-{number}` (spec §2). */
export const positionHref = ({ department, title, id }: Pick<Position, 'department' | 'title' | 'id'>): string =>
  addressOf.position(department.slug, keyedSegment(title.replace(genders, ''), id))
