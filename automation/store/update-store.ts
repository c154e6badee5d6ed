// Puts a site on the store branch, or removes one. Others may do the same at the same time: nothing is ever lost, because a push only
// succeeds if it adds to the newest commit, and otherwise everything is done again on top of that.
import { setTimeout } from 'node:timers/promises'
import { listPreviews, placeSite, writeSiteTree } from './site-tree'
import { formatSlot, parseSlot, type SiteSlot } from './site-slot'
import { fetchTip, withTemporaryRepository, type GitRunner, type Store } from './store-repository'

/** More than enough for eight at once. */
const MAX_ATTEMPTS = 25
/** A push that fails this often although nobody else has pushed will always fail. */
const MAX_REFUSALS = 3
const FIRST_DELAY_MS = 100
const MAX_DELAY_MS = 5000

/** The author of the commits is the account under which GitHub's workflows run. */
const AUTHOR = [
  'user.name=github-actions[bot]',
  'user.email=41898282+github-actions[bot]@users.noreply.github.com',
]

/**
 * Puts the site in the folder in its place. Resolves to false if the same site is already there.
 * @throws if the folder holds anything but a built site, or the branch cannot be changed
 */
export const putSite = (store: Store, slot: SiteSlot, folder: string): Promise<boolean> =>
  withTemporaryRepository(async (git) => {
    const site = await writeSiteTree(git, folder)
    return changeStore(git, store, `Publish ${formatSlot(slot)}`, { slot, site })
  })

/** Removes a preview. Resolves to false if there is none. */
export const removePreview = (store: Store, pullRequest: number): Promise<boolean> =>
  withTemporaryRepository((git) => {
    const change = { slot: pullRequest, site: null }
    return changeStore(git, store, `Remove ${formatSlot(pullRequest)}`, change)
  })

/** Resolves to the numbers of the pull requests that have a preview. */
export const listStoredPreviews = (store: Store): Promise<number[]> =>
  withTemporaryRepository(async (git) => {
    const tip = await fetchTip(git, store)
    const names = tip === null ? [] : await listPreviews(git, tip)
    return names.map((name) => Number(parseSlot(name, 'A folder of previews')))
  })

/** Pushes a commit that changes one place, as often as it takes. Resolves to false if there is nothing to change. */
async function changeStore(
  git: GitRunner,
  store: Store,
  message: string,
  change: { slot: SiteSlot; site: string | null },
): Promise<boolean> {
  let refusals = 0
  let lastTip: string | null = null
  for (let attempt = 1; ; attempt++) {
    const tip = await fetchTip(git, store)
    const tree = await placeSite(git, { ...change, tip })
    if (tip !== null && tree === (await git(['rev-parse', `${tip}^{tree}`])).trim()) return false
    if (tip === null && change.site === null) return false
    const parents = tip === null ? [] : ['-p', tip]
    const args = ['commit-tree', tree, ...parents, '-m', message]
    const commit = (await git(args, { settings: AUTHOR })).trim()
    const failure = await push(git, store, commit)
    if (failure === null) return true
    refusals = tip === lastTip ? refusals + 1 : 1
    lastTip = tip
    if (refusals > MAX_REFUSALS || attempt === MAX_ATTEMPTS) throw failure
    await waitBefore(attempt)
  }
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
