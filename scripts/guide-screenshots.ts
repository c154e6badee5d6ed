// `npm run guide-screenshots`: takes new screenshots for the editors' guide.
import { runMain } from '../generator/cli/exit'
import { updateScreenshots } from '../tools/guide-screenshots/update-screenshots'

await runMain(() => updateScreenshots(process.argv.slice(2)))
