// `npm run dev`: serves the site while it is being written.
import { runMain } from '../generator/cli/exit'
import { runDevServer } from '../generator/dev-server/run-dev-server'

await runMain(() => runDevServer(process.argv.slice(2)))
