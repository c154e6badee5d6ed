// Collects everything that pages are rendered from besides the site itself.
import { join } from 'node:path'
import { findSensitivePaths } from '../../model/sensitive-pages'
import type { Site } from '../../model/site'
import type { BuildContext } from '../../renderer/page-context'
import { createSpeculationRules } from '../../renderer/security/speculation-rules'
import type { Day } from '../../model/dates/day'
import { readSharedAssets, type SharedAsset } from '../assets/shared-assets'
import { EMBED_STYLESHEET_PATH } from '../../components/embed/embed-stylesheet'
import { FONTS } from '../../renderer/fonts/fonts'
import { createSitePolicy } from '../assets/site-csp'
import type { GitFacts } from '../cache/pages/build-state'
import { planVariants, type VariantPlan } from '../images/plan-variants'
import { createImageReader, type ImageReader } from '../images/read-source-image'
import { planShareImages, type PlannedShareImage } from '../share-images/plan-share-images'
import { REVIEW_FOLDER } from '../preview/reserved-folders'
import type { BuildOptions } from './build-options'

export type SitePlan = {
  /** What all pages share; the cached pages are only valid for the same context. */
  readonly context: BuildContext
  readonly gitFacts: GitFacts
  readonly sharedAssets: readonly SharedAsset[]
  readonly variantPlan: VariantPlan
  readonly shareImages: readonly PlannedShareImage[]
  /** How to read the original images. */
  readonly sourceImages: { readonly read: ImageReader; readonly ignoreCache: boolean }
  readonly policy: string
}

/** @param reading what git says, still being read */
export async function planSite(
  site: Site,
  today: Day,
  options: BuildOptions,
  reading: Promise<GitFacts>,
): Promise<SitePlan> {
  const { content, base, drafts, ignoreCache, pullRequest, review } = options
  const url = (options.url ?? site.settings.url).replace(/\/$/, '')
  const speculationRules = createSpeculationRules(base, findSensitivePaths(site))
  const policy = createSitePolicy(site, speculationRules)
  const sourceImages = { read: createImageReader(join(content, 'images')), ignoreCache }
  const variantPlan = await planVariants(sourceImages.read, site.images)
  const { read } = sourceImages
  const sharePlan = pullRequest === null ? planShareImages(site, { url, read, variantPlan }) : null
  const sharedAssets = await readSharedAssets()
  const getPublishedPath = (name: string) =>
    sharedAssets.find((asset) => asset.name === name)?.path ?? name
  const gitFacts = await reading
  const context: BuildContext = {
    today,
    base,
    url,
    pullRequest,
    hasCalendar: pullRequest === null && !drafts,
    branch: getPullRequestBranch(site, options),
    reviewPath: review && pullRequest !== null ? `${base}${REVIEW_FOLDER}/` : undefined,
    policy,
    speculationRules,
    variants: variantPlan.variants,
    shareImages: sharePlan?.images,
    lastCommits: gitFacts.history.commits,
    commitCounts: gitFacts.history.commitCounts,
    fonts: FONTS.map(({ path }) => getPublishedPath(path)),
    embedStylesheet: getPublishedPath(EMBED_STYLESHEET_PATH),
  }
  const shareImages = sharePlan?.planned ?? []
  return { context, gitFacts, sharedAssets, variantPlan, shareImages, sourceImages, policy }
}

/** Returns the branch of the pull request that is previewed, or undefined if there is none or it is not known. */
function getPullRequestBranch(
  { settings }: Site,
  { pullRequest, branch: name, repository = settings.repository }: BuildOptions,
): BuildContext['branch'] {
  if (pullRequest === null || name === undefined || repository === undefined) return undefined
  return { repository, name }
}
