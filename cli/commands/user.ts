import type { Command } from 'commander'
import { Option } from 'commander'
import { type Role } from '#core/accounts/accounts.ts'
import { longestPassword } from '#core/accounts/password.ts'
import { shortestPassword } from '#core/accounts/password.ts'
import { makeAccount, roles, type NewAccount, type WhyNoAccount } from '#core/accounts/new-account.ts'
import { faultsOf, type FieldFault, type Invalid } from '#core/shared/result.ts'
import { normalEmail } from '#core/shared/email-address.ts'
import { resetSecondFactor } from '#core/login/resetting-second-factor.ts'
import { deleteAccount } from '#core/privacy/deleting-people.ts'
import { bookedDataOf } from '#core/privacy/booked-data.ts'
import { personalDataOf } from '#core/privacy/personal-data.ts'
import { passwordOf } from '../acting-as.ts'
import { isAgreedTo } from '../asking.ts'
import { parts } from '../compose/application.ts'
import { Misused, valueOf } from '../outcome.ts'
import type { Output } from '../print.ts'
import { printJson, say } from '../print.ts'
import { withApplication } from '../with-application.ts'
import { writeNew } from '../writing-files.ts'

interface UserOptions extends Output {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly role: readonly Role[]
  readonly replace?: boolean
}

export function userCommand(program: Command): void {
  const user = program.command('user').description('accounts')
  user
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

  user
    .command('export')
    .description('everything that is stored about a person, as JSON (Art. 15 and 20 DSGVO)')
    .requiredOption('--email <e-mail>', 'address of the account, registration or application')
    .option('--to <file>', 'write it into a new file that only its owner reads')
    .option('--json', 'print it, as without a file')
    .action(async ({ email, to }: Output & { readonly email: string; readonly to?: string }) => {
      await withApplication(async (application) => {
        const data = valueOf(await personalDataOf(email, application.get(parts.needs)), () => nothingAbout(email))
        if (to === undefined) return printJson(data)
        await writeNew(to, JSON.stringify(data, null, 2))
        say(to)
      })
    })

  user
    .command('reset-second-factor')
    .description(
      'remove the app whose codes are asked for, for somebody who has lost it; who needs one sets up another',
    )
    .requiredOption('--email <e-mail>', 'address of the account')
    .option('--json', 'print whose it was')
    .action(async ({ email, json }: Output & { readonly email: string }) => {
      await withApplication(async (application) => {
        valueOf(await resetSecondFactor(email, application.get(parts.needs)), () => nothingToReset(email))
        if (json) printJson({ reset: email })
        else say(`Für ${email} ist keine App mehr eingerichtet. Alle Sitzungen sind beendet.`)
      })
    })

  user
    .command('delete')
    .description('delete an account with sessions and wishlist, and what waits under its address')
    .requiredOption('--email <e-mail>', 'address of the account')
    .option('--yes', 'do not ask')
    .option('--json', 'print what was deleted')
    .action(async ({ email, yes, json }: Output & { readonly email: string; readonly yes?: true }) => {
      if (!yes && !(await isAgreedTo(`Das Konto von ${email} löschen? Es lässt sich nicht wiederherstellen.`)))
        throw new Misused('Nichts wurde gelöscht: „--yes“ löscht ohne Rückfrage.')
      await withApplication(async (application) => {
        const needs = application.get(parts.needs)
        // Bookings under the account tell whose they are as long as it stands.
        const userId = (await needs.users.byEmail(normalEmail(email)))?.id
        valueOf(await deleteAccount(email, needs), () => nothingAbout(email))
        const left = (await needs.applications.list()).filter((one) => one.email === normalEmail(email)).length
        const requests = (await needs.formRequests.of(normalEmail(email))).length
        const whose = { email: normalEmail(email), ...(userId !== undefined && { userId }) }
        const bookings = (await bookedDataOf(whose, needs)).length
        if (json)
          return printJson({
            deleted: email,
            applicationsLeft: left,
            requestsLeft: requests,
            bookingsLeft: bookings,
          })
        say(`Das Konto von ${email} ist gelöscht.`)
        if (left > 0)
          say(`Unter dieser Adresse sind noch Bewerbungen (${left}); „jobs applications delete“ löscht sie.`)
        if (bookings > 0)
          say(
            `Es bleiben Buchungen unter dieser Adresse oder diesem Konto (${bookings}); sie werden so lange aufbewahrt, wie das Gesetz es verlangt.`,
          )
        if (requests > 0) say(`Unter dieser Adresse sind noch Anfragen (${requests}); „forms delete“ löscht sie.`)
      })
    })
}

const nothingToReset = (email: string): string => `Für „${email}“ ist keine App eingerichtet.`
const nothingAbout = (email: string): string => `Unter „${email}“ ist nichts gespeichert.`

/** Asked on a terminal; elsewhere nothing is replaced unless the option says so. */
const isToBeReplaced = (email: string): Promise<boolean> => isAgreedTo(`${email} hat schon ein Konto. Ersetzen?`)

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
