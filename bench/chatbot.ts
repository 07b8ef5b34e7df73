// How long an answer of the chatbot takes of its thread, on the demo content and SQLite:
// node bench/chatbot.ts [--write] [--once]
// Each question once with nothing read yet, and then three times; beside those of councils the longest are asked.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compose, parts } from '#cli/compose/application.ts'
import { readSettings } from '#cli/settings.ts'
import { chattingOf } from '#core/chatbot/chatbot.service.ts'
import { mendingQuestions } from '#core/search/mended.ts'
import { longestQuestion } from '#core/chatbot/chatbot.ts'
import { readContentFolder } from '#reading/content-folder.ts'
import { migrate } from '#storage/engine/migrate.ts'
import { questionsOfMembers, questionsOfSbv } from '../tests/chatbot/questions.ts'
import { smallLaws } from '../tests/search/small-laws.ts'
import { table, writeFigures } from './written-figures.ts'

const once = process.argv.includes('--once')
const rounds = once ? 1 : 3
const questions = [...questionsOfMembers, ...questionsOfSbv].map(([question]) => question)
/** As long as a question may be, each of other words. */
const longest = Array.from({ length: 12 }, (_, nth) =>
  [...questions.slice(nth * 5), ...questions].join(' ').replaceAll('?', ' und').slice(0, longestQuestion),
)

const content = await readContentFolder('content')
if (!content.ok) throw new Error(JSON.stringify(content.refusal))
const folder = mkdtempSync(join(tmpdir(), 'chatbot-bench-'))
const databaseUrl = `file:${join(folder, 'site.db')}`
try {
  await migrate({ url: databaseUrl })
  const application = await compose({ ...readSettings({ LOG_LEVEL: 'silent' }), databaseUrl })
  const stage = application.get(parts.stage)
  const imported = await stage.content(content.value)
  if (!imported.ok) throw new Error(JSON.stringify(imported.refusal))
  for (const law of smallLaws) await stage.law(law)
  const needs = application.get(parts.needs)
  const mending = mendingQuestions(needs)
  const chatbot = () => chattingOf({ ...needs, mending, limits: { questionsPerMinute: 1e9 } })({ network: 'bench' })

  const timed = async (bot: ReturnType<typeof chatbot>, asked: readonly string[]): Promise<number[]> => {
    const times: number[] = []
    for (const question of asked) {
      const before = process.threadCpuUsage()
      await bot.ask({ question })
      const { user, system } = process.threadCpuUsage(before)
      times.push((user + system) / 1000)
    }
    return times
  }
  /** What a process does first it does slowly, whatever it is. */
  await timed(chatbot(), questions.slice(0, 10))
  const rows: string[][] = []
  for (const [name, asked] of [
    [`${questions.length} questions of councils`, questions],
    [`${longest.length} questions of ${longestQuestion} characters`, longest],
  ] as const) {
    const bot = chatbot()
    const cold = await timed(bot, asked)
    const warm: number[] = []
    for (let round = 0; round < rounds; round += 1) warm.push(...(await timed(bot, asked)))
    for (const [when, times] of [
      ['nothing read yet', cold],
      ['read before', warm],
    ] as const) {
      const sorted = times.toSorted((one, other) => one - other)
      const at = (share: number): string =>
        `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)} ms`
      rows.push([name, when, at(0.5), at(1)])
    }
  }
  await application.get(parts.store).close()
  const figures = table(['asked', 'sentences', 'half within', 'slowest'], rows)
  console.log(figures.join('\n'))
  if (process.argv.includes('--write')) writeFigures('chatbot', figures)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
