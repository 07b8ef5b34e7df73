import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

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
