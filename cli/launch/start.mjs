// `npm start`: installs and builds what is missing, then serves under the project's own Node.
import { join } from 'node:path'
import { become, buildIfStale, environment, projectNode, root } from './prepare.mjs'

const node = projectNode()
buildIfStale(node)
become(node, [join(root, 'cli', 'main.ts'), 'serve'], environment)
