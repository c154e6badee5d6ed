// `npm run review`: says what a pull request changes.
import { runReview } from '../automation/review/run-review'
import { runMain } from '../generator/cli/exit'

await runMain(() => runReview(process.argv.slice(2)))
