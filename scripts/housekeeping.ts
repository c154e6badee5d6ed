// `npm run housekeeping`: rewrites the issue that says what is due on the website.
import { runHousekeeping } from '../automation/housekeeping/run-housekeeping'
import { runMain } from '../generator/cli/exit'

await runMain(() => runHousekeeping(process.argv.slice(2)))
