// `npm start`: installs and builds what is missing, then serves under the project's own Node.
import { become, buildIfStale, projectNode, serving, servingEnvironment } from './prepare.mjs'

const node = projectNode()
buildIfStale(node)
become(node, serving, servingEnvironment)
