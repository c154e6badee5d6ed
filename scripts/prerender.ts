// `npm run build`: builds the site from the Markdown files.
import { runBuild } from '../generator/build/run-build'
import { runMain } from '../generator/cli/exit'

// React renders for development unless this is set before it is loaded.
process.env['NODE_ENV'] = 'production'

await runMain(() => runBuild(process.argv.slice(2)))
