// `npm run preview`: the steps by which GitHub's workflows preview a pull request.
import { runPreview } from '../automation/preview/run-preview'
import { runMain } from '../generator/cli/exit'

await runMain(() => runPreview(process.argv.slice(2)))
