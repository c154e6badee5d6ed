// Collects everything that pages are rendered from besides the site itself.
import { join } from 'node:path'
import type { Site } from '../../model/site'
import type { BuildContext } from '../../renderer/page-context'
import type { Day } from '../../model/dates/day'
import { readFonts, type Font } from '../assets/fonts'
import { createSitePolicy } from '../assets/site-csp'
import type { History } from '../git/last-modified'
import { planVariants, type VariantPlan } from '../images/plan-variants'
import { createImageReader, type ImageReader } from '../images/read-source-image'
import type { BuildOptions } from './build-options'

export type SitePlan = {
  /** What all pages share; the cached pages are only valid for the same context. */
  readonly context: BuildContext
  readonly history: History
  readonly fonts: readonly Font[]
  readonly variantPlan: VariantPlan
  /** Where the original images are, and how to read them. */
  readonly sourceImages: {
    readonly imagesDirectory: string
    readonly read: ImageReader
    readonly ignoreCache: boolean
  }
  readonly policy: string
}

/** @param history the last commits of the content files, still being read from git */
export async function planSite(
  site: Site,
  today: Day,
  { content, base, ignoreCache, pullRequest, url }: BuildOptions,
  history: Promise<History>,
): Promise<SitePlan> {
  const policy = createSitePolicy(site, base)
  const imagesDirectory = join(content, 'images')
  const sourceImages = { imagesDirectory, read: createImageReader(imagesDirectory), ignoreCache }
  const variantPlan = await planVariants(sourceImages.read, site.images)
  const fonts = await readFonts()
  const context: BuildContext = {
    today,
    base,
    url: (url ?? site.settings.url).replace(/\/$/, ''),
    pullRequest,
    policy,
    variants: variantPlan.variants,
    lastCommits: (await history).commits,
    fonts: fonts.map(({ path }) => path),
  }
  return { context, history: await history, fonts, variantPlan, sourceImages, policy }
}
