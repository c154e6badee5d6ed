// Collects all files of the site from the finished pages: only images and downloads that a page shows or links to are published.
import { join } from 'node:path'
import type { Site } from '../../model/site'
import { buildRedirects } from '../assets/redirect-pages'
import type { HtmlCache } from '../cache/pages/html-cache'
import { findLinkedDownloads } from '../downloads/find-linked-downloads'
import { findUsedImages } from '../images/find-used-images'
import type { BuildInfo } from '../publish/build-info'
import { STATIC_DIRECTORY, type OutputFiles } from '../publish/output-files'
import type { BuiltPages } from '../render/build-pages'
import type { PlannedSiteFiles } from '../site-files/plan-site-files'
import type { SitePlan } from './plan-site'

type Parts = {
  readonly site: Site
  readonly plan: SitePlan
  /** The directory of the bundled code. */
  readonly bundled: string
  readonly built: BuiltPages
  readonly htmlCache: HtmlCache
  readonly info: BuildInfo
  readonly siteFiles: PlannedSiteFiles
}

type CollectedOutput = {
  readonly files: OutputFiles
  /** The images that no page shows. */
  readonly unused: readonly string[]
  /** The downloads that no page links to. */
  readonly unlinked: readonly string[]
}

/** @param content the content folder */
export function collectOutput(
  content: string,
  { site, plan, bundled, built, htmlCache, info, siteFiles }: Parts,
): CollectedOutput {
  const { context, sharedAssets, sourceImages, policy, variantPlan, shareImages } = plan
  const { base, url, reviewPath } = context
  const images = findUsedImages(site.images, variantPlan, built.html, base)
  const shared = new Set(built.html.flatMap((summary) => summary.shareImages))
  const downloads = findLinkedDownloads(site.downloads, built.html)
  return {
    files: {
      bundled,
      built,
      htmlCache,
      sharedAssets,
      images,
      shareImages: shareImages.filter(({ file }) => shared.has(file)),
      sourceImages,
      base,
      policy,
      elsewhere: reviewPath === undefined ? [] : [reviewPath],
      downloads: { ...downloads, from: join(content, 'files') },
      staticDirectory: STATIC_DIRECTORY,
      redirects: buildRedirects(site, { base, url, policy }),
      info,
      siteFiles,
    },
    unused: images.unused,
    unlinked: downloads.unlinked,
  }
}
