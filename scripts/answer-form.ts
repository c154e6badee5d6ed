// `npm run answer-form`: makes a pull request of a form, or replies to it.
import { runAnswerForm } from '../automation/forms/run-answer-form'
import { runMain } from '../generator/cli/exit'

await runMain(() => runAnswerForm(process.argv.slice(2)))
