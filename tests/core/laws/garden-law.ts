import { lawNorm } from '#features/support/law-builder.ts'
import type { LawText } from '#core/knowledge/laws/laws.ts'

/** A norm of one Absatz. */
export const gardenNorm = lawNorm

/** A law that nobody has made. */
export const gardenLaw: LawText = {
  slug: 'gartg_2020',
  abbreviation: 'GartG',
  aliases: ['GartG 2020'],
  title: 'Gesetz über Gärten',
  enactedOn: '2020-01-15',
  publishedIn: 'BGBl I 2020, 13',
  stand: { day: '2024-07-19', text: 'Zuletzt geändert durch Art. 1 G v. 19.7.2024 I Nr. 1', hints: [] },
  builtAt: '20240724214501',
  documentNumber: 'BJNR000000000',
  subsections: [],
  notes: [],
  remarks: [],
  divisions: [
    { code: '010', label: 'Erster Teil', title: 'Allgemeines', notes: [] },
    { code: '020', label: 'Zweiter Teil', title: 'Wege und Beete', notes: [] },
    { code: '020010', label: 'Erster Abschnitt', title: 'Wege', notes: [] },
    { code: '020020', label: 'Zweiter Abschnitt', title: 'Beete', notes: [] },
  ],
  norms: [
    gardenNorm('Inhaltsübersicht', '', 'Erster Teil'),
    gardenNorm('§ 1', 'Gärten', 'Gärten sind grün.', '010'),
    gardenNorm('§ 2', 'Pflege', 'Gärten werden gepflegt. Das gilt auch im Winter.', '010'),
    gardenNorm('§§ 3 bis 6', '', '(weggefallen)', '020010'),
    gardenNorm('§ 7', 'Hecken', 'Hecken bleiben niedrig.', '020010'),
    gardenNorm('§ 7a', 'Beete', 'Beete sind bunt.', '020020'),
    gardenNorm('Anlage 1', 'Pflanzen', 'Rosen'),
  ],
}
