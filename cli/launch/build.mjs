// Makes dist/: what browsers load, what renders pages, and the wording.
import { join } from 'node:path'
import { environment, root, run } from './prepare.mjs'

const node = process.execPath
run(node, [join(root, 'adapters/http/contract/write-routes.ts')], environment)
run(node, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--app', '--logLevel', 'warn'], environment)
run(node, [join(root, 'adapters/react/wording/write-wording.ts')], environment)
