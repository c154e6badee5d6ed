// `npm run generate`: writes the files that are generated from the code.
import { runMain } from '../generator/cli/exit'
import { writeGeneratedFiles } from '../tools/codegen/write-generated-files'

await runMain(() => writeGeneratedFiles(process.argv.slice(2)))
