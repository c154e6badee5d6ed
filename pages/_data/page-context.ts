// Creates the data of a page, including its layout.
import { pickVariants } from '../../components/image/variants'
import type { PageContext, PageResult, PageInput } from '../../renderer/page-context'
import { getLayoutData } from './layout-data'
import { createQuietMetadata } from './metadata'
import { listFeeds } from './metadata/feeds'
import { createShareData } from './metadata/share-data'
import { createStructuredData } from './metadata/structured-data'

/** @param getPageData the function that the template exports */
export function createPageContext(
  input: PageInput,
  getPageData: (input: PageInput) => PageResult,
  is404: boolean,
): PageContext {
  const { build, urlPathname } = input
  const { pageProps, head, indexed = true, listedCollections = [] } = getPageData(input)
  const layout = getLayoutData({ ...input, listedCollections })
  const isQuiet = layout.leave !== null
  const metadata = isQuiet ? createQuietMetadata(input.site) : head
  const isIndexed = indexed && !is404 && build.pullRequest === null
  return {
    pageProps,
    head: metadata,
    urlPathname,
    layout,
    base: build.base,
    policy: build.policy,
    speculationRules: build.speculationRules,
    variants: pickVariants([pageProps, layout], build.variants),
    fonts: build.fonts,
    embedStylesheet: build.embedStylesheet,
    canonical: is404 ? null : `${build.url}${urlPathname}`,
    indexed: isIndexed,
    feeds: isIndexed ? listFeeds(input) : [],
    structuredData: isIndexed && !isQuiet ? createStructuredData(input, layout.navigation) : [],
    share: isIndexed ? createShareData(input, metadata, isQuiet) : null,
  }
}
