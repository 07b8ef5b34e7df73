import { required } from '../../shared/required.ts'

/** Adds to one of many counts; a place that they do not have is a bug and throws. */
export const tally = (counts: Int32Array, place: number, by: number): void => {
  counts[place] = required(counts[place]) + by
}
