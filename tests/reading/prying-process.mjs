// Tries whatever the process that reads PDFs has no right to, and answers what it could do all the same.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { getPriority } from 'node:os'
import { join } from 'node:path'

const could = []
const tries = {
  'reads passwords': () => readFileSync('/etc/passwd'),
  'reads the content': () => readFileSync(join(import.meta.dirname, '../../content/magazin.yaml')),
  writes: () => writeFileSync('/tmp/pdf-process-was-here', ''),
  'begins a program': () => {
    const { error } = spawnSync(process.execPath, ['--version'])
    if (error) throw error
  },
}
for (const [name, attempt] of Object.entries(tries))
  try {
    attempt()
    could.push(name)
  } catch {
    // As it should be.
  }
if (Object.keys(process.env).some((name) => /SECRET|URL|PASSWORD/.test(name))) could.push('knows settings')
const reached = await new Promise((resolve) => {
  try {
    connect({ port: 9, host: '127.0.0.1' })
      .on('error', ({ code }) => resolve(code))
      .on('connect', () => resolve('reached'))
  } catch (error) {
    resolve(error.code)
  }
})
if (reached !== 'ERR_ACCESS_DENIED') could.push(`asks the network: ${reached}`)
if (getPriority() < Math.min(19, getPriority(process.ppid) + 10)) could.push('is as urgent as whoever answers people')
process.send({ answer: { ok: true, value: could } })
