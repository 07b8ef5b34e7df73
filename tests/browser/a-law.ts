import { lawNorm, lawOf } from '#features/support/law-builder.ts'

/** A law that nobody has made, long enough that each of its norms is a page of its own. */
export const aLaw = lawOf('GartG', [
  lawNorm(
    '§ 1',
    'Zweck der Gärten',
    'Ein Garten dient der Erholung aller, die ihn betreten. Wer ihn anlegt, achtet auf Schatten im Sommer, Licht im ' +
      'Winter und einen Weg, auf dem auch Rollstühle fahren. Bänke stehen dort, wo jemand nach zehn Minuten Gehen ' +
      'sitzen möchte. Näheres zu Hecken regelt § 2; für Beschäftigte gilt daneben § 37 BetrVG.',
  ),
  lawNorm(
    '§ 2',
    'Hecken und Zäune',
    'Hecken werden zweimal im Jahr geschnitten, nie aber zwischen März und September, solange Vögel darin brüten. Höher ' +
      'als ein Mensch mit ausgestrecktem Arm wird keine. Zäune lassen unten eine Handbreit frei, damit Igel hindurch ' +
      'kommen. Stacheldraht, Scherben und Strom sind verboten; wer sie findet, meldet sie der Gartenwartin.',
  ),
  lawNorm(
    '§ 3',
    'Wasser',
    'Gegossen wird morgens oder am Abend, mit Regenwasser aus Tonnen, die einen Deckel haben. In trockenen Wochen geht ' +
      'das Gemüse den Blumen vor und der junge Baum dem alten. Teiche bekommen ein flaches Ufer. Ein Brunnen darf ' +
      'gebohrt werden, wenn die Nachbarschaft zustimmt und die Pumpe mittags schweigt.',
  ),
])
