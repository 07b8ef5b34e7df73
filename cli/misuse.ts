import type { CommanderError } from 'commander'

const helps = '„--help“ zeigt, was möglich ist.'

/** What commander says of a wrong call, in German; what it quotes is what was typed or what is asked for. */
const sentences: Readonly<Record<string, (first: string, second: string, choices: string) => string>> = {
  'commander.unknownCommand': (command) => `Den Befehl „${command}“ gibt es nicht.`,
  'commander.unknownOption': (option) => `Die Option „${option}“ gibt es hier nicht.`,
  'commander.missingArgument': (argument) => `Die Angabe „${argument}“ fehlt.`,
  'commander.missingMandatoryOptionValue': (option) => `Die Option „${option}“ fehlt.`,
  'commander.optionMissingArgument': (option) => `Zur Option „${option}“ fehlt der Wert.`,
  'commander.excessArguments': () => 'Hier stehen zu viele Angaben.',
  'commander.invalidArgument': (option, value, choices) =>
    `„${value}“ ist für „${option}“ nicht möglich${choices === '' ? '' : `; möglich ist: ${choices}`}.`,
  'commander.help': () => 'Hier fehlt, was zu tun ist.',
}

export function inGerman({ code, message }: CommanderError): string {
  const [first = '', second = ''] = [...message.matchAll(/'([^']*)'/g)].map(([, quoted]) => quoted ?? '')
  const choices = /Allowed choices are (.*?)\.$/m.exec(message)?.[1] ?? ''
  return `${sentences[code]?.(first, second, choices) ?? 'So lässt sich das nicht aufrufen.'} ${helps}`
}
