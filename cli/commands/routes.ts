import type { Command } from 'commander'
import { openApiDocument } from '#http/contract/openapi.ts'
import { routeRows, type RouteRow } from '#http/contract/route-table.ts'
import type { Columns, Output } from '../print.ts'
import { printJson, printList } from '../print.ts'
import { parts } from '../compose/application.ts'
import { valueOf } from '../outcome.ts'
import { anonymousSite, withApplication } from '../with-application.ts'

const columns: Columns<RouteRow> = [
  ['name', (route) => route.name],
  ['methods', (route) => route.methods.join(' ')],
  ['path', (route) => route.path],
]

export function routesCommand(program: Command): void {
  program
    .command('routes')
    .description('every documented call')
    .option('--json', 'print as /api/generate-routes answers')
    .action((output: Output) =>
      output.json ? printJson({ routes: routeRows }) : printList(routeRows, columns, output, ''),
    )
}

export function openapiCommand(program: Command): void {
  program
    .command('openapi')
    .description('the OpenAPI 3.1 document')
    .action(() =>
      withApplication(async (application) => {
        const brand = valueOf(await anonymousSite(application).office.content.brand({}), String)
        printJson(openApiDocument({ origin: application.get(parts.origins).site, title: brand.name }))
      }),
    )
}
