// `npm run store`: puts a built site on the branch that is deployed, or removes a preview from it.
import { runStore } from '../automation/store/run-store'
import { runMain } from '../generator/cli/exit'

await runMain(() => runStore(process.argv.slice(2)))
