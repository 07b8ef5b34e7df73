import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Command } from 'commander'
import { deleteApplication, deleteDueApplications } from '#core/jobs/keeping-applications.ts'
import { parts } from '../compose/application.ts'
import { Refused, valueOf } from '../outcome.ts'
import { printJson, printList, say, type Columns, type Output } from '../print.ts'
import { withApplication } from '../with-application.ts'
import { writeNew } from '../writing-files.ts'

interface Listed {
  readonly id: string
  readonly position: string
  readonly appliedAt: string
  readonly deletedOn: string
  readonly files: number
  readonly name: string
  readonly email: string
}

const columns: Columns<Listed> = [
  ['id', ({ id }) => id],
  ['position', ({ position }) => position],
  ['applied', ({ appliedAt }) => appliedAt.slice(0, 10)],
  ['deleted on', ({ deletedOn }) => deletedOn],
  ['files', ({ files }) => files],
  ['name', ({ name }) => name],
  ['e-mail', ({ email }) => email],
]

/** Enough to tell people apart; a terminal keeps what it showed, and so do logs of scripts. */
const masked = (text: string): string => `${Array.from(text)[0] ?? ''}…`

export function jobsCommand(program: Command): void {
  const applications = program
    .command('jobs')
    .description('open positions')
    .command('applications')
    .description('applications for open positions; each is deleted after six months')

  applications
    .command('list')
    .description('list applications, oldest first')
    .option('--names', 'with names and addresses in full')
    .option('--json', 'print them as JSON')
    .action(async ({ names, ...output }: Output & { readonly names?: true }) => {
      const shown = names ? (text: string) => text : masked
      await withApplication(async (application) => {
        const stored = await application.get(parts.needs).applications.list()
        const rows = stored.map(({ id, position, appliedAt, deletedOn, files, firstName, lastName, email }) => ({
          id,
          position: `${position.id} ${position.title}`,
          appliedAt,
          deletedOn,
          files: files.length,
          name: `${shown(firstName)} ${shown(lastName)}`,
          email: shown(email),
        }))
        printList(rows, columns, output, 'Niemand hat sich beworben.')
      })
    })

  applications
    .command('files')
    .description('write the files of an application into a folder')
    .argument('<id>', 'as `jobs applications list` prints it')
    .requiredOption('--to <folder>', 'made where it is missing')
    .option('--json', 'print the paths')
    .action(async (id: string, { to, json }: Output & { readonly to: string }) => {
      await withApplication(async (application) => {
        const { applications: stored } = application.get(parts.needs)
        if (!(await stored.list()).some((one) => one.id === id)) throw new Refused('Diese Bewerbung gibt es nicht.')
        const files = await stored.filesOf(id)
        await mkdir(to, { recursive: true })
        // Two files may have one name.
        const paths = files.map(({ name }, i) => join(to, `${i + 1}-${name}`))
        for (const [i, { bytes }] of files.entries()) await writeNew(paths[i] ?? '', bytes)
        if (json) printJson(paths)
        else say(paths.length > 0 ? paths.join('\n') : 'Zu ihr gehören keine Dateien.')
      })
    })

  applications
    .command('delete')
    .description('delete an application with its files before its time')
    .argument('<id>', 'as `jobs applications list` prints it')
    .option('--json', 'print its id')
    .action(async (id: string, { json }: Output) => {
      await withApplication(async (application) => {
        const needs = application.get(parts.needs)
        valueOf(await deleteApplication(id, needs), () => 'Diese Bewerbung gibt es nicht.')
        if (json) printJson({ deleted: id })
        else say('Die Bewerbung ist gelöscht. Was im Postfach des Büros liegt, löschen Sie bitte dort.')
      })
    })

  applications
    .command('purge')
    .description('delete what is older than six months, as `serve` does every day')
    .option('--json', 'print how many there were')
    .action(async ({ json }: Output) => {
      await withApplication(async (application) => {
        const deleted = await deleteDueApplications(application.get(parts.needs))
        if (json) printJson({ deleted })
        else say(deleted === 1 ? '1 Bewerbung gelöscht.' : `${deleted} Bewerbungen gelöscht.`)
      })
    })
}
