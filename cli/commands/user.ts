import type { Command } from 'commander'
import { Option } from 'commander'
import { type Role } from '#core/accounts/accounts.ts'
import { longestPassword } from '#core/accounts/password.ts'
import { shortestPassword } from '#core/accounts/password.ts'
import { makeAccount, roles, type NewAccount, type WhyNoAccount } from '#core/accounts/new-account.ts'
import { faultsOf, type FieldFault, type Invalid } from '#core/shared/result.ts'
import { passwordOf } from '../acting-as.ts'
import { parts } from '../compose/application.ts'
import { valueOf } from '../outcome.ts'
import type { Output } from '../print.ts'
import { printJson, say } from '../print.ts'
import { withApplication } from '../with-application.ts'

interface UserOptions extends Output {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly role: readonly Role[]
  readonly replace?: boolean
}

export function userCommand(program: Command): void {
  program
    .command('user')
    .description('accounts')
    .command('create')
    .description('make a confirmed account (password: SITE_PASSWORD or asked for)')
    .requiredOption('--email <e-mail>', 'address to sign in with')
    .requiredOption('--first-name <name>', 'first name')
    .requiredOption('--last-name <name>', 'last name')
    .addOption(new Option('--role <role...>', 'what the person may do').choices(roles).default(['mitglied']))
    .option('--replace', 'where the address has an account, give that one this password, these names and roles')
    .option('--json', 'print the id')
    .action(async ({ email, firstName, lastName, role, replace, json }: UserOptions) => {
      const password = await passwordOf(email)
      const account: NewAccount = { email, password, firstName, lastName, roles: role }
      await withApplication(async (application) => {
        const needs = application.get(parts.needs)
        const made = await makeAccount(account, { replace: replace ?? false }, needs)
        const mayReplace = !made.ok && made.refusal.why === 'account-exists' && (await isToBeReplaced(email))
        const answer = mayReplace ? await makeAccount(account, { replace: true }, needs) : made
        const id = valueOf(answer, (refusal) => wordsOf(refusal, email))
        if (json) printJson({ id, email })
        else say(`${email} kann sich jetzt anmelden.`)
      })
    })
}

/** Asked on a terminal; elsewhere nothing is replaced unless the option says so. */
async function isToBeReplaced(email: string): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false
  const { confirm } = await import('@clack/prompts')
  return (await confirm({ message: `${email} hat schon ein Konto. Ersetzen?`, initialValue: false })) === true
}

const wordsOf = (refusal: WhyNoAccount, email: string): string =>
  refusal.why === 'account-exists'
    ? `„${email}“ hat schon ein Konto; „--replace“ gibt ihm dieses Passwort, diese Namen und Rollen.`
    : sentencesOf(refusal)

type Field = keyof WhyNoAccountFields
type WhyNoAccountFields = Extract<WhyNoAccount, Invalid>['fields']

const names: Readonly<Record<Field, string>> = {
  email: 'Die E-Mail-Adresse',
  password: 'Das Passwort',
  firstName: 'Der Vorname',
  lastName: 'Der Nachname',
  roles: 'Die Rolle',
}
const faults: Readonly<Partial<Record<FieldFault, string>>> = {
  missing: 'fehlt',
  malformed: 'ist keine',
  'too-short': 'ist zu kurz',
  'too-long': 'ist zu lang',
  'too-common': 'gehört zu denen, die zuerst geraten werden',
  unknown: 'ist unbekannt',
}

const sentencesOf = ({ fields }: { readonly fields: WhyNoAccountFields }): string =>
  faultsOf(fields)
    .map(([field, fault]) =>
      field === 'password' && fault !== 'too-common'
        ? `Ein Passwort hat ${shortestPassword} bis ${longestPassword} Zeichen.`
        : `${names[field]} ${faults[fault] ?? 'stimmt nicht'}.`,
    )
    .join('\n')
