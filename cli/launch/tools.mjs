// Chromium and PostgreSQL for the tests: found, or fetched from Debian where that is possible, or named in one line.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Chromium without the parts that people see of it does the same in three quarters of the time. */
const quickest = 'chromium-headless-shell'

export function browser() {
  const found = process.env.CHROMIUM ?? onPath(quickest, 'chromium', 'chromium-browser', 'google-chrome')
  if (found) return found
  if (fromDebian(quickest) || fromDebian('chromium')) return onPath(quickest, 'chromium')
  console.error('Chromium is missing: install it (Debian: apt-get install chromium) or set CHROMIUM to its path.')
  return undefined
}

/** The folder with initdb and postgres. */
export function postgres() {
  const found = process.env.POSTGRES_BIN ?? postgresFolder()
  if (found) return found
  if (fromDebian('postgresql')) return postgresFolder()
  console.error(
    'PostgreSQL is missing: install it (Debian: apt-get install postgresql) or set POSTGRES_BIN to its folder.',
  )
  return undefined
}

/** What PDFs are checked with beside our own reader; without them those checks are skipped. */
export function pdfCheckers() {
  for (const [tool, name] of [
    ['qpdf', 'qpdf'],
    ['pdfinfo', 'poppler-utils'],
  ])
    if (!onPath(tool) && !fromDebian(name))
      console.error(`${tool} is missing, its checks of PDFs are skipped (Debian: apt-get install ${name}).`)
}

function postgresFolder() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

const onPath = (...names) =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find((path) => existsSync(path))

function fromDebian(name) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return false
  console.log(`Installing ${name} from Debian (once) …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = () =>
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], { env, encoding: 'utf8' })
  if (install().status === 0) return true
  spawnSync('apt-get', ['update'], { env })
  const { status, stderr } = install()
  if (status !== 0) console.error(stderr.trim().split('\n').at(-1))
  return status === 0
}
