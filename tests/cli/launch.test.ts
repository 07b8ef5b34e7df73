import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'launch-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** An npm that installs nothing but a Node, writes down how it was called, and warns as much as it is let. */
const npm = `#!/bin/sh
echo "$@" > "$CALLED"
case "$*" in *--loglevel=error*) ;; *) echo 'npm warn EBADENGINE Unsupported engine' >&2 ;; esac
mkdir -p node_modules/node/bin
printf '#!/bin/sh\\necho v26.10.0\\n' > node_modules/node/bin/node
chmod +x node_modules/node/bin/node
`

test('the first start installs quietly, and in production too what builds the pages and the Node that serves them', () => {
  cpSync(fileURLToPath(new URL('../../cli/launch', import.meta.url)), join(folder, 'cli/launch'), { recursive: true })
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  mkdirSync(join(folder, 'bin'))
  writeFileSync(join(folder, 'bin/npm'), npm)
  chmodSync(join(folder, 'bin/npm'), 0o755)
  const called = join(folder, 'called')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['-e', `import(${JSON.stringify(join(folder, 'cli/launch/prepare.mjs'))}).then((it) => it.projectNode())`],
    {
      env: { NODE_ENV: 'production', CALLED: called, PATH: `${join(folder, 'bin')}:${process.env['PATH']}` },
      encoding: 'utf8',
    },
  )
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: 'Installing packages (once) …\n' })
  expect(readFileSync(called, 'utf8').split(' ')).toContain('--include=dev')
})

test('the tests are played as anywhere where the machine says that it is one of production', () => {
  const root = mkdtempSync(join(tmpdir(), 'tests-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  cpSync(fileURLToPath(new URL('../../cli/launch', import.meta.url)), join(root, 'cli/launch'), { recursive: true })
  writeFileSync(join(root, 'package-lock.json'), '{}')
  mkdirSync(join(root, 'tests'))
  mkdirSync(join(root, 'bin'))
  const said = join(root, 'said')
  // Its Node tells its version, and of whatever part it plays which environment it was told of.
  const toldNode = `case "$1" in --version) echo v26.10.0 ;; *) echo "$NODE_ENV|$1" >> "$SAID" ;; esac`
  writeFileSync(
    join(root, 'bin/npm'),
    `#!/bin/sh\nmkdir -p node_modules/node/bin\ncat > node_modules/node/bin/node <<'END'\n#!/bin/sh\n${toldNode}\nEND\n` +
      'chmod +x node_modules/node/bin/node\n',
  )
  chmodSync(join(root, 'bin/npm'), 0o755)
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'cli/launch/test.mjs'), 'types'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SAID: said,
      CHROMIUM: '/bin/true',
      POSTGRES_BIN: '/bin',
      PATH: `${join(root, 'bin')}:${process.env['PATH']}`,
    },
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, expect.stringContaining('Installing packages (once) …')])
  const played = readFileSync(said, 'utf8').trim().split('\n')
  expect(played.filter((line) => line.includes('typescript'))).toHaveLength(1)
  expect(played.filter((line) => line.includes('typescript') && !line.startsWith('|'))).toEqual([])
})

test('what launches the site is replaced by it, and holds no memory beside it', () => {
  const prepare = JSON.stringify(fileURLToPath(new URL('../../cli/launch/prepare.mjs', import.meta.url)))
  const says = `console.log(process.pid, process.cwd(), process.env.SAID, process.argv[1]); process.exit(3)`
  const { pid, stdout, stderr, status } = spawnSync(
    process.execPath,
    [
      '-e',
      `import(${prepare}).then((it) => it.become(process.execPath, ['-e', ${JSON.stringify(says)}, 'word'], { SAID: 'it' }))`,
    ],
    { cwd: tmpdir(), encoding: 'utf8' },
  )
  const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
  expect({ stdout, stderr, status }).toEqual({ stdout: `${pid} ${root} it word\n`, stderr: '', status: 3 })
})

test('what the site is launched with lets garbage take no more room than what is needed', async () => {
  const { serving } = await import(new URL('../../cli/launch/prepare.mjs', import.meta.url).href)
  const flags = (serving as readonly string[]).filter((word) => word.startsWith('--'))
  // Of what is made in turns, some 20 MB are needed at a time, as of answers to a crowd that waits.
  const crowd = `
    const needed = []
    let most = 0
    for (let nth = 0; nth < 1_000_000; nth += 1) {
      needed[nth % 60_000] = { nth, text: Array.from({ length: 40 }, (_, i) => nth + i + 0.5) }
      if (nth % 500 > 0) continue
      most = Math.max(most, process.memoryUsage().heapTotal)
      await new Promise((resolve) => setImmediate(resolve))
    }
    console.log(Math.round(most / 1e6))`
  const megabytes = (of: readonly string[]) =>
    Number(
      spawnSync(process.execPath, [...of, '--input-type=module', '-e', crowd], { encoding: 'utf8', env: {} }).stdout,
    )
  expect(megabytes(flags)).toBeLessThan(105)
})

test('who ends `npm start` ends the site with it', { timeout: 30_000 }, async () => {
  const root = mkdtempSync(join(tmpdir(), 'start-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'cli/launch'), { recursive: true })
  const { start } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).scripts
  writeFileSync(join(root, 'package.json'), JSON.stringify({ scripts: { start } }))
  // Stands for the site: it says its process, and stays until it is asked to end.
  writeFileSync(
    join(root, 'cli/launch/start.mjs'),
    `process.on('SIGTERM', () => process.exit(0)); console.log('site', process.pid); setInterval(() => {}, 1000)`,
  )
  const npm = spawn('npm', ['start', '--silent'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
  let said = ''
  npm.stdout.on('data', (part: Buffer) => (said += part.toString()))
  await vi.waitUntil(() => said.includes('site '), 20_000)
  const site = Number(/site (\d+)/.exec(said)?.[1])
  onTestFinished(() => void (runs(site) && process.kill(site)))
  npm.kill('SIGTERM')
  await once(npm, 'exit')
  await vi.waitUntil(() => !runs(site), 2000)
})

const runs = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
