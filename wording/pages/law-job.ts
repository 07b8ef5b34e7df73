import type { LawJob } from '#core/knowledge/laws/ports.ts'
import { nbsp } from '#core/shared/unbroken.ts'

/** Words of the page on which the office follows a file that is taken in, for the server and for the page's script. */
export const lawJobWording = {
  title: 'Gesetz einspielen',
  going: 'Die Datei wird eingespielt',
  bar: 'Gelesener Teil der Datei',
  text: 'Das dauert meist weniger als eine Sekunde. Sie können diese Seite verlassen, der Auftrag läuft weiter.',
  again: 'Stand ansehen',
  failed: 'Die Datei wurde nicht eingespielt',
  lost: 'Der Server antwortet nicht. Der Auftrag läuft weiter, wenn er schon begonnen hat.',
} as const

const running = (percent: number): string =>
  percent < 100 ? `Die Datei wird gelesen: ${percent}${nbsp}%` : 'Die Vorschriften werden gespeichert'

/** How a job stands, in a few words. */
export const lawJobText = ({ status, percent = 0 }: Pick<LawJob, 'status' | 'percent'>): string =>
  ({
    queued: 'Die Datei wartet, bis die vor ihr gelesen sind',
    running: running(percent),
    done: 'Die Datei ist eingespielt',
    failed: lawJobWording.failed,
  })[status]
