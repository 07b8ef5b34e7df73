import type { Command } from 'commander'
import { Option } from 'commander'
import type { Role } from '#core/accounts/accounts.ts'
import { longestPassword, shortestPassword } from '#core/accounts/accounts.ts'
import { passwordOf } from '../acting-as.ts'
import { parts } from '../compose/application.ts'
import { Refused } from '../outcome.ts'
import type { Output } from '../print.ts'
import { printJson, say } from '../print.ts'
import { withApplication } from '../with-application.ts'

interface Asked extends Output {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly role: readonly Role[]
}

export function userCommand(program: Command): void {
  program
    .command('user')
    .description('accounts')
    .command('create')
    .description('make a confirmed account, or replace it (password: SITE_PASSWORD or asked for)')
    .requiredOption('--email <e-mail>', 'address to sign in with')
    .requiredOption('--first-name <name>', 'first name')
    .requiredOption('--last-name <name>', 'last name')
    .addOption(
      new Option('--role <role...>', 'what the person may do')
        .choices(['mitglied', 'forum', 'redaktion', 'admin'])
        .default(['mitglied']),
    )
    .option('--json', 'print the id')
    .action(async ({ email, firstName, lastName, role, json }: Asked) => {
      if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new Refused(`'${email}' is no e-mail address.`)
      const password = await passwordOf(email)
      if (password.length < shortestPassword || password.length > longestPassword)
        throw new Refused(`A password has ${shortestPassword} to ${longestPassword} characters.`)
      await withApplication(async (application) => {
        const account = { email, password, firstName, lastName, roles: role }
        const id = await application.get(parts.stage).account(account)
        if (json) printJson({ id, email })
        else say(`${email} can sign in now.`)
      })
    })
}
