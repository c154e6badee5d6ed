// The command line of the store: `put` and `remove`.
import { exitCode } from '../../generator/cli/exit'
import { parseOptions } from '../../generator/cli/options'
import { UsageError } from '../../generator/cli/usage-error'
import { formatSlot, parseSlot } from './site-slot'
import { STORE_BRANCH } from './store-repository'
import { putSite, removePreview, type StoreOutcome } from './update-store'

const OUTCOMES: Readonly<Record<StoreOutcome, string>> = {
  stored: ' is stored.',
  unchanged: ' is unchanged.',
  outdated:
    ' stays as it is: what is published was built from newer files, or for a later day, while this build was under way.',
}

/**
 * Runs `put --site DIR --as production|pr-N` or `remove --as pr-N`. The token is read from GITHUB_TOKEN, because other users of
 * the machine can read arguments.
 * @throws UsageError for anything else
 */
export async function runStore([action, ...args]: readonly string[]): Promise<number> {
  if (action !== 'put' && action !== 'remove')
    throw new UsageError('Type put or remove first, as in npm run store -- remove --as pr-7.')
  const options = parseOptions(args, 'Puts a built site on the branch of sites, or removes one.', {
    as: { value: 'place', about: 'production, or pr-7.', read: parseSlot },
    site: { value: 'folder', default: 'dist/client', about: 'The folder of the built site.' },
    remote: {
      value: 'address',
      about: 'The repository: an https address or a path. In a workflow, its own.',
    },
    branch: { value: 'name', default: STORE_BRANCH, about: 'The branch.' },
  })
  const { as: slot, remote: url = getOwnRepository() } = options
  if (slot === undefined || url === undefined) throw new UsageError('--as and --remote are needed.')
  if (!/^[a-z][a-z0-9-]*$/.test(options.branch))
    throw new UsageError('--branch wants small letters, digits and hyphens.')
  const store = { remote: { url, token: process.env.GITHUB_TOKEN }, branch: options.branch }
  if (action === 'put') {
    console.log(formatSlot(slot) + OUTCOMES[await putSite(store, slot, options.site)])
    return exitCode.success
  }
  if (slot === 'production') throw new UsageError('Production is never removed.')
  const isRemoved = (await removePreview(store, slot)) === 'stored'
  console.log(formatSlot(slot) + (isRemoved ? ' is removed.' : ' was not there.'))
  return exitCode.success
}

/** In a workflow, returns the address of the repository that it belongs to. */
function getOwnRepository(): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env
  return server && repository && `${server}/${repository}`
}
