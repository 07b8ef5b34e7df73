// 100,000 rows leave the site while visitors ask for a cached page: node bench/export.ts [rows] [--write] (needs a
// build). By turns nothing is exported and everything is; over HTTP line by line, and as files by the command line.
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { projectRoot } from '#cli/project-root.ts'
import { manyTerms } from './exchange/many-terms.ts'
import { exportToken, megabytesOf, quantile, watchedServers } from './watched-server.ts'
import { table, writeFigures } from './written-figures.ts'

const rows = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 100_000)
const rounds = 3
/** Milliseconds of a turn in which nothing is exported. */
const quiet = 4_000

interface Exported {
  readonly rows: number
  readonly seconds: number
  readonly bytes: number
  /** The most that whoever exported held. */
  readonly megabytes: number
}

/** Everything as lines; throws where the last line does not say that this is all. */
const overHttp = (port: number): Promise<Omit<Exported, 'megabytes'>> =>
  new Promise((resolve, reject) => {
    const begun = performance.now()
    let [lines, bytes, last] = [0, 0, '']
    const headers = { authorization: `Bearer ${exportToken}`, accept: 'application/x-ndjson' }
    request({ host: '127.0.0.1', port, path: '/obj-export/lexicon?limit=1000', headers }, (answer) => {
      answer.setEncoding('utf8').on('data', (piece: string) => {
        bytes += Buffer.byteLength(piece)
        const parts = (last + piece).split('\n')
        last = parts.pop() ?? ''
        lines += parts.length
        const end = parts.at(-1)
        if (end?.startsWith('{"generatedAt"')) {
          resolve({ rows: lines - 1, bytes, seconds: (performance.now() - begun) / 1000 })
        }
      })
      answer.once('error', reject)
      answer.once('end', () => reject(new Error(`the export broke off after ${lines} lines`)))
    })
      .once('error', reject)
      .end()
  })

/** Everything as files, by the command line. */
async function asFiles(data: string): Promise<Exported> {
  const folder = mkdtempSync(join(data, 'exported-'))
  const begun = performance.now()
  const child = spawn(process.execPath, [join(projectRoot, 'dist/server/main.js'), 'content', 'export', folder], {
    cwd: projectRoot,
    env: { ...process.env, DATA_DIR: data },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let code: number | null | undefined
  child.once('exit', (ended) => (code = ended ?? 1))
  let megabytes = 0
  while (code === undefined) {
    try {
      megabytes = Math.max(megabytes, megabytesOf(child.pid ?? 0, 'VmHWM') || 0)
    } catch {
      // It has just ended.
    }
    await pause(50)
  }
  if (code !== 0) throw new Error(`the export ended with ${code}`)
  const seconds = (performance.now() - begun) / 1000
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  const bytes = readFileSync(join(folder, 'lexikon/jav/gemessen-0.md')).length * files.length
  rmSync(folder, { recursive: true })
  return { rows: files.length, seconds, bytes, megabytes }
}

const data = mkdtempSync(join(tmpdir(), 'export-'))
const { started, visited, close } = watchedServers(data, (folder) => manyTerms(folder, rows))
try {
  const server = await started()
  const times: Record<'quiet' | 'http' | 'files', number[]> = { quiet: [], http: [], files: [] }
  const held: number[] = []
  const found: { http: Omit<Exported, 'megabytes'>[]; files: Exported[] } = { http: [], files: [] }
  await visited(server.port, pause(1_000))
  const before = megabytesOf(server.pid, 'VmRSS')
  server.watch()
  for (let round = 0; round < rounds; round += 1) {
    times.quiet.push(...(await visited(server.port, pause(quiet))))
    times.http.push(
      ...(await visited(
        server.port,
        overHttp(server.port).then((one) => found.http.push(one)),
      )),
    )
    held.push(megabytesOf(server.pid, 'VmHWM'))
  }
  const turns = await server.end()
  const other = await started()
  for (let round = 0; round < rounds; round += 1) {
    times.quiet.push(...(await visited(other.port, pause(quiet))))
    times.files.push(
      ...(await visited(
        other.port,
        asFiles(other.folder).then((one) => found.files.push(one)),
      )),
    )
  }
  await other.end()

  const ms = (value: number): string => `${value.toFixed(1)} ms`
  const median = (all: readonly number[]) =>
    quantile(
      0.5,
      all.toSorted((one, next) => one - next),
    )
  const latency = (of: keyof typeof times): readonly string[] => {
    const sorted = times[of].toSorted((one, next) => one - next)
    return [ms(quantile(0.5, sorted)), ms(quantile(0.99, sorted))]
  }
  const exported = (all: readonly Omit<Exported, 'megabytes'>[]): readonly string[] => [
    (all[0]?.rows ?? 0).toLocaleString('en'),
    `${median(all.map(({ seconds }) => seconds)).toFixed(1)} s`,
    Math.round(median(all.map((one) => one.rows / one.seconds))).toLocaleString('en'),
    `${((all[0]?.bytes ?? 0) / 1e6).toFixed(0)} MB`,
  ]
  const lines = table(
    [`${rounds} rounds`, 'rows', 'took', 'rows a second', 'size', 'memory at most', 'cached page, median', 'p99'],
    [
      ['nothing is exported', '', '', '', '', `${before} MB`, ...latency('quiet')],
      ['`/obj-export/lexicon`, lines', ...exported(found.http), `${held.join(', ')} MB`, ...latency('http')],
      [
        '`content export`, files',
        ...exported(found.files),
        `${Math.max(...found.files.map(({ megabytes }) => megabytes))} MB`,
        ...latency('files'),
      ],
    ],
  )
  console.log(lines.join('\n'))
  console.log(`the server's thread was busy at a time: p99 ${ms(turns.p99)}, worst ${ms(turns.worst)}`)
  if (process.argv.includes('--write')) writeFigures('export', lines)
} finally {
  close()
  rmSync(data, { recursive: true, force: true })
}
