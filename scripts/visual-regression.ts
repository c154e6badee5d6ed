// `npm run visual-regression`: takes new screenshots of every template.
import { runMain } from '../generator/cli/exit'
import { updateBaseline } from '../tools/visual-regression/update-baseline'

await runMain(() => updateBaseline(process.argv.slice(2)))
