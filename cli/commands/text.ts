import type { Command } from 'commander'
import { limited } from '#core/text/limit-text.ts'
import { wholeNumber } from '../outcome.ts'
import type { Output } from '../print.ts'
import { printJson, say } from '../print.ts'

export function textCommand(program: Command): void {
  program
    .command('text')
    .description('texts')
    .command('limit <text>')
    .description('shorten a text as the site does')
    .requiredOption('--limit <characters>', 'longest length', wholeNumber)
    .option('--strip-tags', 'take markup out first')
    .option('--json', 'print text and whether it was shortened')
    .action((text: string, asked: Output & { readonly limit: number; readonly stripTags?: boolean }) => {
      const shown = limited(text, asked.limit, { stripTags: asked.stripTags ?? false })
      if (asked.json) printJson({ text: shown.text, shortened: shown.truncated })
      else say(shown.text)
    })
}
