// `npm run privacy-report`: writes the data of the page about privacy.
import { runMain } from '../generator/cli/exit'
import { updatePrivacyReport } from '../tools/privacy-report/update-privacy-report'

await runMain(() => updatePrivacyReport(process.argv.slice(2)))
