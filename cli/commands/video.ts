import type { Command } from 'commander'
import { embedAddress, videoIdOf } from '#core/media/video-id.ts'
import { Refused } from '../outcome.ts'
import type { Output } from '../print.ts'
import { printJson, say } from '../print.ts'

export function videoCommand(program: Command): void {
  program
    .command('video')
    .description('videos')
    .command('id <link>')
    .description('the id in a video page link, short link or embed link')
    .option('--json', 'print id and embed address')
    .action((link: string, { json }: Output) => {
      const id = videoIdOf(link)
      if (id === undefined) throw new Refused(`„${link}“ führt zu keinem Video.`)
      if (json) printJson({ id, embedAddress: embedAddress(id) })
      else say(id)
    })
}
