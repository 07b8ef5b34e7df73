import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Command } from 'commander'
import { deleteDueRequests, deleteRequest } from '#core/form-requests/keeping-requests.ts'
import { longestPage } from '#core/shared/page.ts'
import { parts } from '../compose/application.ts'
import { Refused, valueOf } from '../outcome.ts'
import { printJson, printList, say, type Columns, type Output } from '../print.ts'
import { withApplication } from '../with-application.ts'
import { writeNew } from '../writing-files.ts'

interface Listed {
  readonly id: string
  readonly kind: string
  readonly sentAt: string
  readonly deletedOn: string
  readonly files: number
  readonly state: string
  readonly email: string
}

const columns: Columns<Listed> = [
  ['id', ({ id }) => id],
  ['form', ({ kind }) => kind],
  ['sent', ({ sentAt }) => sentAt.slice(0, 10)],
  ['deleted on', ({ deletedOn }) => deletedOn],
  ['files', ({ files }) => files],
  ['state', ({ state }) => state],
  ['e-mail', ({ email }) => email],
]

/** Enough to tell people apart; a terminal keeps what it showed, and so do logs of scripts. */
const masked = (text: string): string => `${Array.from(text)[0] ?? ''}…`

const noSuchRequest = 'Diese Anfrage gibt es nicht.'

export function formsCommand(program: Command): void {
  const forms = program.command('forms').description('forms that people sent; each is deleted after its time')

  forms
    .command('list')
    .description(
      'list requests, withdrawals that are not closed first, then the newest; `user export` shows all that one person sent',
    )
    .option('--names', 'with addresses in full')
    .option('--json', 'print them as JSON')
    .action(async ({ names, ...output }: Output & { readonly names?: true }) => {
      const shown = names ? (text: string) => text : masked
      await withApplication(async (application) => {
        const { items } = await application.get(parts.needs).formRequests.list({ limit: longestPage })
        const rows = items.map(({ id, kind, sentAt, deletedOn, files, handling, email }) => ({
          id,
          kind,
          sentAt,
          deletedOn,
          files: files.length,
          state: handling.state,
          email: shown(email),
        }))
        printList(rows, columns, output, 'Niemand hat ein Formular geschickt.')
      })
    })

  forms
    .command('files')
    .description('write the files of a request into a folder')
    .argument('<id>', 'as `forms list` prints it')
    .requiredOption('--to <folder>', 'made where it is missing')
    .option('--json', 'print the paths')
    .action(async (id: string, { to, json }: Output & { readonly to: string }) => {
      await withApplication(async (application) => {
        const files = await application.get(parts.needs).formRequests.filesOf(id)
        if (files.length === 0) throw new Refused('Zu dieser Anfrage gibt es keine Dateien.')
        await mkdir(to, { recursive: true })
        // Two files may have one name.
        const paths = files.map(({ name }, i) => join(to, `${i + 1}-${name}`))
        for (const [i, { bytes }] of files.entries()) await writeNew(paths[i] ?? '', bytes)
        if (json) printJson(paths)
        else say(paths.join('\n'))
      })
    })

  forms
    .command('delete')
    .description('delete a request with its files before its time')
    .argument('<id>', 'as `forms list` prints it')
    .option('--json', 'print its id')
    .action(async (id: string, { json }: Output) => {
      await withApplication(async (application) => {
        valueOf(await deleteRequest(id, application.get(parts.needs)), () => noSuchRequest)
        if (json) printJson({ deleted: id })
        else say('Die Anfrage ist gelöscht. Was im Postfach des Büros liegt, löschen Sie bitte dort.')
      })
    })

  forms
    .command('purge')
    .description('delete those whose time is over, as `serve` does every day')
    .option('--json', 'print how many there were')
    .action(async ({ json }: Output) => {
      await withApplication(async (application) => {
        const deleted = await deleteDueRequests(application.get(parts.needs))
        if (json) printJson({ deleted })
        else say(deleted === 1 ? '1 Anfrage gelöscht.' : `${deleted} Anfragen gelöscht.`)
      })
    })
}
