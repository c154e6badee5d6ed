// `npm run check`: reports every problem in the content.
import { runCheck } from '../generator/check/run-check'
import { runMain } from '../generator/cli/exit'

await runMain(() => runCheck(process.argv.slice(2)))
