import type { Command } from 'commander'
import { parts } from '../compose/application.ts'
import { progressBar } from '../on-terminals.ts'
import { Misused, Refused, valueOf, wholeNumber } from '../outcome.ts'
import { printJson, say, type Output } from '../print.ts'
import { withApplication } from '../with-application.ts'

interface SeedOptions extends Output {
  readonly events: number
  readonly seed: number
}

const mostAtOnce = 5_000_000

export function seedCommand(program: Command): void {
  program
    .command('seed')
    .description(
      'add synthetic events over the themes and hotels that are there: load for trying out, never for real visitors',
    )
    .requiredOption('--events <number>', 'how many', wholeNumber)
    .option('--seed <number>', 'the same number adds the same events', wholeNumber, 1)
    .option('--json', 'print the numbers of the events')
    .action(({ events, seed, ...output }: SeedOptions) =>
      withApplication(async (application) => {
        if (application.get(parts.settings).production)
          throw new Refused('Erfundene Termine gibt es nicht, wo NODE_ENV=production gesetzt ist.')
        if (events < 1 || events > mostAtOnce) throw new Misused(`„--events“ muss zwischen 1 und ${mostAtOnce} liegen.`)
        const progress = output.json ? silent : await progressOf(events)
        const stage = application.get(parts.stage)
        const added = valueOf(
          await stage.syntheticEvents({ events, seed }, progress.told),
          () => 'Es gibt kein Thema oder kein Hotel für Termine; bitte importieren Sie zuerst Inhalte.',
        )
        progress.done()
        if (output.json) printJson({ events, seed, ...added })
        else say(`${events} Termine hinzugefügt, Nummern ${added.first} bis ${added.last}.`)
      }),
    )
}

interface Progress {
  readonly told: (added: number) => void
  readonly done: () => void
}

const silent: Progress = { told: () => undefined, done: () => undefined }

/** A bar on a terminal; one line a step elsewhere. */
async function progressOf(events: number): Promise<Progress> {
  const bar = await progressBar('Termine werden hinzugefügt', events)
  const soFar = (added: number): string => `${added} von ${events} Terminen`
  return {
    told: (added) => (bar ? bar.to(added, soFar(added)) : say(soFar(added))),
    done: () => bar?.stop('Hinzugefügt'),
  }
}
