// `npm start`: builds the site and serves it.
import { runMain } from '../generator/cli/exit'
import { runPreviewServer } from '../generator/preview-server/run-preview-server'

await runMain(() => runPreviewServer(process.argv.slice(2)))
