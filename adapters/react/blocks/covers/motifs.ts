// Without React: covers are drawn as text.
import { paragraf, raster, vielfalt, wachsen } from './motifs-of-forms.ts'
import { bogen, gespraech, stufen, tafel, tisch } from './motifs-of-people.ts'
import type { Motif } from './sheet.ts'

/** The motif of each rubric, in shelf order. */
export const motifs: readonly Motif[] = [tisch, paragraf, tafel, bogen, stufen, raster, gespraech, vielfalt, wachsen]
