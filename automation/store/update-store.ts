// Puts a site on the store branch, or removes one. Others may do the same at the same time: nothing is ever lost, because a push only
// succeeds if it adds to the newest commit, and otherwise everything is done again on top of that.
import { setTimeout } from 'node:timers/promises'
import { readBuildInfo } from '../../generator/publish/build-info'
import { isOutdated, readPublishedOrigin, type BuildOrigin } from './outdated-build'
import { listPreviews, measureTree, placeSite, writeSiteTree } from './site-tree'
import { formatSlot, parseSlot, type SiteSlot } from './site-slot'
import { fetchTip, withTemporaryRepository, type GitRunner, type Store } from './store-repository'

/** More than enough for eight at once. */
const MAX_ATTEMPTS = 25
/** A push that fails this often although nobody else has pushed will always fail. */
const MAX_REFUSALS = 3
/** Of all sites together. */
const MAX_STORED_BYTES = 700 * 1024 * 1024
const FIRST_DELAY_MS = 100
const MAX_DELAY_MS = 5000

/** The author of the commits is the account under which GitHub's workflows run. */
const AUTHOR = [
  'user.name=github-actions[bot]',
  'user.email=41898282+github-actions[bot]@users.noreply.github.com',
]

/**
 * - `stored`: the branch has changed.
 * - `unchanged`: the same site was there, or there was nothing to remove.
 * - `outdated`: production is newer than this build of it, and stays.
 */
export type StoreOutcome = 'stored' | 'unchanged' | 'outdated'

/**
 * Puts the site in the folder in its place.
 * @throws if the folder holds anything but a built site, or the branch cannot be changed
 */
export const putSite = (store: Store, slot: SiteSlot, folder: string): Promise<StoreOutcome> =>
  withTemporaryRepository(async (git) => {
    const site = await writeSiteTree(git, folder)
    const origin = slot === 'production' ? readBuildInfo(folder) : null
    return changeStore(git, store, { slot, site, origin })
  })

/** Removes a preview. */
export const removePreview = (store: Store, pullRequest: number): Promise<StoreOutcome> =>
  withTemporaryRepository((git) =>
    changeStore(git, store, { slot: pullRequest, site: null, origin: null }),
  )

/** Resolves to the numbers of the pull requests that have a preview. */
export const listStoredPreviews = (store: Store): Promise<number[]> =>
  withTemporaryRepository(async (git) => {
    const tip = await fetchTip(git, store)
    const names = tip === null ? [] : await listPreviews(git, tip)
    return names.map((name) => Number(parseSlot(name, 'A folder of previews')))
  })

type Change = {
  readonly slot: SiteSlot
  /** The tree of the site, or null to remove what is there. */
  readonly site: string | null
  /** From what production was built, if that is known. */
  readonly origin: BuildOrigin | null
}

/** Pushes a commit that changes one place, as often as it takes. */
async function changeStore(git: GitRunner, store: Store, change: Change): Promise<StoreOutcome> {
  let refusals = 0
  let lastTip: string | null = null
  for (let attempt = 1; ; attempt++) {
    const tip = await fetchTip(git, store)
    const tree = await placeSite(git, { ...change, tip })
    if (tip !== null && tree === (await git(['rev-parse', `${tip}^{tree}`])).trim())
      return 'unchanged'
    if (tip === null && change.site === null) return 'unchanged'
    if (change.slot !== 'production') await checkRoom(git, change, tree)
    if (tip !== null && (await hasNewerBuild(git, store, { ...change, tip }))) return 'outdated'
    const failure = await push(git, store, await writeCommit(git, { ...change, tip, tree }))
    if (failure === null) return 'stored'
    refusals = tip === lastTip ? refusals + 1 : 1
    lastTip = tip
    if (refusals > MAX_REFUSALS || attempt === MAX_ATTEMPTS) throw failure
    await waitBefore(attempt)
  }
}

/** Previews leave room for production: a site on GitHub Pages that has more than 1 GB is not deployed at all. */
async function checkRoom(git: GitRunner, { site }: Change, tree: string): Promise<void> {
  if (site === null || (await measureTree(git, tree)) <= MAX_STORED_BYTES) return
  throw new Error('There is no room for this preview: close pull requests that nobody needs.')
}

async function hasNewerBuild(
  git: GitRunner,
  { remote }: Store,
  { origin, tip }: Pick<Change, 'origin'> & { tip: string },
): Promise<boolean> {
  const published = origin && (await readPublishedOrigin(git, tip))
  return origin !== null && published !== null && isOutdated(remote, origin, published)
}

/** Resolves to the ID of a commit on top of the tip. */
async function writeCommit(
  git: GitRunner,
  { slot, site, tip, tree }: Change & { tip: string | null; tree: string },
): Promise<string> {
  const parents = tip === null ? [] : ['-p', tip]
  const message = `${site === null ? 'Remove' : 'Publish'} ${formatSlot(slot)}`
  const args = ['commit-tree', tree, ...parents, '-m', message]
  return (await git(args, { settings: AUTHOR })).trim()
}

/** Pushes without force. Resolves to the reason if the push is refused. */
async function push(
  git: GitRunner,
  { remote, branch }: Store,
  commit: string,
): Promise<Error | null> {
  const args = ['push', '--quiet', '--', remote.url, `${commit}:refs/heads/${branch}`]
  return git(args, { remote }).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  )
}

/** Waits for a random time, so that those who have lost a race do not meet again. The range doubles with each attempt. */
const waitBefore = (attempt: number): Promise<void> =>
  setTimeout(Math.random() * Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt))
