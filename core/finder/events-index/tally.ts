import { required } from '../../shared/required.ts'

/** Adds to one of many counts; an index that they do not have is a bug and throws. */
export const tally = (counts: Int32Array, index: number, by: number): void => {
  counts[index] = required(counts[index]) + by
}
