import { accountWording } from './pages/account.ts'
import { programmeWording } from './pages/programme.ts'
import { readingWording } from './pages/reading.ts'
import { shellWording } from './pages/shell.ts'

/** German words of the pages; what the specification fixes to the letter comes from the core instead. */
export const pageWording = {
  shell: shellWording,
  programme: programmeWording,
  account: accountWording,
  reading: readingWording,
} as const
