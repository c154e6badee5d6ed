// `npm run form-to-file`: turns the issue of a form into files of the content folder.
import { runFormToFile } from '../automation/forms/run-form-to-file'
import { runMain } from '../generator/cli/exit'

await runMain(() => runFormToFile(process.argv.slice(2)))
