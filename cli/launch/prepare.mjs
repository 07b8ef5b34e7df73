// Runs on the host's Node (20 or newer), before the project's own Node is there.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
const bin = join(root, 'node_modules', '.bin')

/** Environment in which `node` and every tool is the project's own. */
export const environment = { ...process.env, PATH: bin + delimiter + (process.env.PATH ?? '') }

/** The project's Node; installs what package-lock.json asks for when it is not there yet. */
export function projectNode() {
  const node = join(root, 'node_modules', 'node', 'bin', 'node')
  if (!existsSync(node) || lockIsNewer()) {
    console.error('Installing packages (once) …')
    // Not `npm ci`: that refuses a lock without packages for platforms that a registry does not carry. With what is
    // for development, whatever NODE_ENV says: the project's Node and what builds the pages are among it. Only errors
    // are told: an older Node on the host would be warned of in a line for each package.
    run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error'], {
      ...process.env,
    })
    rememberLock()
  }
  const version = existsSync(node) ? spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout : ''
  if (!version.startsWith('v26.')) stop('Node 26 is missing: run `npm install` with install scripts allowed.')
  return node
}

/** What the build made of the command line: every command, `serve` among them. */
export const program = join(root, 'dist', 'server', 'main.js')

/**
 * Runs the site in less memory (docs/decisions/010): a quarter of Node's usual room for short-lived objects, a heap
 * that grows to twice what is needed before its garbage is collected instead of four times, one helping thread instead
 * of four, and one arena from which the C library takes memory instead of one for each thread. Blocks of 32 KiB and
 * more are taken from the system one by one, so that they go back to it when they are free (glibc, mallopt(3)). The
 * site collects what its start has left (`--expose-gc`).
 */
const inLessMemory = ['--max-semi-space-size=4', '--heap-growing-percent=100', '--v8-pool-size=1', '--expose-gc']
export const serving = [...inLessMemory, program, 'serve']
export const servingEnvironment = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '32768', ...environment }

const stamp = join(root, 'dist', 'stamp')
const sources = ['adapters', 'cli', 'core', 'public', 'tools', 'wording', 'vite.config.ts', 'package-lock.json']

/** Whether a source has changed since the last build, or nothing was built yet. */
export const buildIsStale = () => !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint(sources)

/** Remembers of which sources the build was made. */
export function rememberBuild() {
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(stamp, fingerprint(sources))
}

/** Builds program, pages and browser files when a source has changed since the last build. */
export function buildIfStale(node) {
  if (!buildIsStale()) return
  console.error('Building …')
  run(node, [join(root, 'cli', 'launch', 'build.mjs')], environment)
}

/** Runs to the end; stops this process with the same code when that fails. */
export function run(command, args, env) {
  const { status, error } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit' })
  if (error) stop(`${command}: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
}

/**
 * Becomes the other process: same output, same signals, same exit code. An older Node cannot be replaced: it waits
 * beside it and passes signals on, at 60 MB.
 */
export function become(command, args, env) {
  if (process.execve && process.platform !== 'win32') {
    process.chdir(root)
    process.execve(command, [command, ...args], env)
  }
  const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

export function stop(message) {
  console.error(message)
  process.exit(1)
}

const installed = join(root, 'node_modules', '.lock-fingerprint')
const lock = () => fingerprint(['package-lock.json'])
const lockIsNewer = () => existsSync(installed) && readFileSync(installed, 'utf8') !== lock()
const rememberLock = () => writeFileSync(installed, lock())

function fingerprint(paths) {
  const hash = createHash('sha256')
  const walk = (path) => {
    const full = join(root, path)
    if (!existsSync(full)) return
    const entries = tryDirectory(full)
    if (!entries) return void hash.update(path).update(readFileSync(full))
    for (const entry of entries.sort()) if (!entry.includes('.generated.')) walk(`${path}/${entry}`)
  }
  for (const path of paths) walk(path)
  return hash.digest('hex')
}

function tryDirectory(path) {
  try {
    return readdirSync(path)
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined
    throw error
  }
}
