// `npm test`: runs every check.
import { runMain } from '../generator/cli/exit'
import { runTests } from '../tools/test-runner/run-tests'

await runMain(() => runTests(process.argv.slice(2)))
