/**
 * What is said beside a control whose scripts did not arrive. It stands in the loader itself, because the other words
 * of widgets may be what did not arrive.
 */
export const notLoadedWording = {
  /** Its form or link goes the way it goes without scripts. */
  plainWay: 'Das ließ sich gerade nicht laden. Drücken Sie noch einmal: Dann geht es auf einer eigenen Seite weiter.',
  again: 'Das ließ sich gerade nicht laden. Bitte versuchen Sie es noch einmal.',
}
