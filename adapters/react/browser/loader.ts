// The one script of every page, /widgets.js.
import { startPage } from './start-page.ts'

startPage({ window })
