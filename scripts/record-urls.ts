// `npm run record-urls`: records the paths of new pages.
import { runMain } from '../generator/cli/exit'
import { recordUrls } from '../generator/record-urls'

await runMain(() => recordUrls(process.argv.slice(2)))
