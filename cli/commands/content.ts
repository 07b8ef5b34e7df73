import type { Command } from 'commander'
import type { Container } from 'inversify'
import type { Content, ImportCounts, ImportReport } from '#core/content/content.ts'
import { holidayWarnings } from '#core/content/holiday-warnings.ts'
import { parts } from '../compose/application.ts'
import { faultLines } from '../fault-lines.ts'
import { progressBar } from '../on-terminals.ts'
import { Refused, valueOf } from '../outcome.ts'
import type { Columns, Output } from '../print.ts'
import { printJson, printList, say } from '../print.ts'
import { withApplication } from '../with-application.ts'

const columns: Columns<readonly [string, ImportCounts]> = [
  ['', ([kind]) => kind],
  ['added', ([, counts]) => counts.added],
  ['changed', ([, counts]) => counts.changed],
  ['unchanged', ([, counts]) => counts.unchanged],
  ['removed', ([, counts]) => counts.removed],
]

export const printReport = (report: ImportReport, output: Output): void =>
  output.json ? printJson(report) : printList(Object.entries(report), columns, output, '')

/** Pages, letters and calls name the provider at once as this content does; nothing is built or started again. */
export const sayBrand = ({ brand }: ImportReport, { name, portal }: Content['brand'], { json }: Output): void => {
  if (brand.changed > 0 && !json) say(`Das Haus heißt jetzt ${name}, das Portal ${portal}.`)
}

/** Events over a public holiday, as hints beside the report: what an editor meant to do is done. */
async function sayHolidays(application: Container, content: Content): Promise<void> {
  const firstFill = await application.get(parts.store).content.firstFill()
  if (firstFill === undefined) return
  const { knowingHolidays } = await import('#reading/holidays.ts')
  for (const { at, message } of holidayWarnings(content, firstFill, knowingHolidays))
    process.stderr.write(`${at.file}:${at.line}: Hinweis: ${message}\n`)
}

export function contentCommand(program: Command): void {
  const content = program.command('content').description("the provider's content")
  content
    .command('import <folder>')
    .description('bring a content folder in: all of it, or nothing when something is wrong')
    .option('--json', 'print the counts')
    .action((folder: string, output: Output) =>
      withApplication(async (application) => {
        const { readSources } = await import('../content-sources.ts')
        const { files, content: read } = await readSources(folder)
        const { report, theirs } = valueOf(await application.get(parts.stage).files(files, read), faultLines)
        await application.get(parts.stage).measureDownloads()
        printReport(report, output)
        for (const file of theirs)
          process.stderr.write(`${file}:1: Hinweis: Hier gilt, was ein anderes System gebracht hat.\n`)
        await sayHolidays(application, read)
        sayBrand(report, read.brand, output)
      }),
    )
  content
    .command('export <folder>')
    .description('write the content into an empty folder, as it was imported')
    .option('--json', 'print how many files there are')
    .action((folder: string, output: Output) =>
      withApplication(async (application) => {
        const { writeSources } = await import('../content-sources.ts')
        const { sources } = application.get(parts.store)
        const all = await sources.count()
        if (all === 0)
          throw new Refused('Zu diesem Inhalt sind keine Dateien gespeichert; bitte importieren Sie ihn neu.')
        const progress = await progressOf(all, output)
        await writeSources(folder, sources, progress.told)
        progress.done()
        if (output.json) printJson({ parts: all })
        else say(`Die Inhalte stehen in ${folder}.`)
      }),
    )
}

/** A bar on a terminal, nothing elsewhere. */
async function progressOf(all: number, { json }: Output) {
  const bar = json ? undefined : await progressBar('Inhalte werden geschrieben', all)
  return {
    told: (parts: number) => bar?.to(parts, `${parts} von ${all}`),
    done: () => bar?.stop('Geschrieben'),
  }
}
