import type { Command } from 'commander'
import type { Container } from 'inversify'
import type { Content, ContentFault, ImportCounts, ImportReport } from '#core/content/content.ts'
import { holidayWarnings } from '#core/content/holiday-warnings.ts'
import { parts } from '../compose/application.ts'
import { valueOf } from '../outcome.ts'
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

/** Each mistake as `file:line: what is wrong`, so that an editor can jump there. */
export const faultLines = ({ faults }: { readonly faults: readonly ContentFault[] }): string =>
  [...faults.map(({ at, message }) => `${at.file}:${at.line}: ${message}`), 'Es wurde nichts geändert.'].join('\n')

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
  program
    .command('content')
    .description("the provider's content")
    .command('import <folder>')
    .description('bring a content folder in: all of it, or nothing when something is wrong')
    .option('--json', 'print the counts')
    .action((folder: string, output: Output) =>
      withApplication(async (application) => {
        const { readContentFolder } = await import('#reading/content-folder.ts')
        const content = valueOf(await readContentFolder(folder), faultLines)
        const report = valueOf(await application.get(parts.stage).content(content), faultLines)
        await application.get(parts.stage).measureDownloads()
        printReport(report, output)
        await sayHolidays(application, content)
        sayBrand(report, content.brand, output)
      }),
    )
}
