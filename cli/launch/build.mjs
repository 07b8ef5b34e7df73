// Makes dist/: what browsers load, what renders pages, and the wording.
import { join } from 'node:path'
import { environment, rememberBuild, root, run } from './prepare.mjs'

const script = (path, ...args) => run(process.execPath, [join(root, path), ...args], environment)

script('tools/write-routes.ts')
// Before, because the loader carries the wording's address; after, because Vite empties dist/client.
script('tools/write-wording.ts')
script('node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'warn')
script('tools/write-wording.ts')
rememberBuild()
